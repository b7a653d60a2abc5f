/** A table whose texts contain contacts. */
export type SealedTable = {
  table: string
  key: string[]
  columns: string[]
  rowsAtOnce: number
  /**
   * Whether `body` is a statement about a person and `content_hash` is its hash. Telephone numbers in such
   * a statement may have any form.
   */
  isRecord?: true
}

const [large, small] = [{ rowsAtOnce: 50 }, { rowsAtOnce: 200 }]

/**
 * The tables whose columns store encrypted contacts. Records come first. `idempotency_keys` expires
 * after a day, and `contact_addresses` is written again with its records, so neither is listed.
 */
export const SEALED_TABLES: readonly SealedTable[] = [
  { table: 'person_records', key: ['record_id'], columns: ['body'], isRecord: true, ...small },
  { table: 'person_versions', key: ['version_id'], columns: ['body'], isRecord: true, ...small },
  { table: 'person_profiles', key: ['person_id'], columns: ['record', 'basis'], ...large },
  {
    table: 'people_batch_rows',
    key: ['batch_id', 'position'],
    columns: ['identifier', 'result'],
    ...small,
  },
  {
    table: 'dataset_rows',
    key: ['dataset_id', 'position'],
    columns: ['seed', 'cells', 'weighings', 'basis'],
    ...large,
  },
  { table: 'set_items', key: ['id'], columns: ['seed', 'person', 'criteria', 'basis'], ...large },
  { table: 'set_cells', key: ['item_id', 'column_id'], columns: ['cell', 'weighing', 'basis'], ...large },
  { table: 'set_events', key: ['set_id', 'seq'], columns: ['data'], ...large },
  { table: 'runs', key: ['id'], columns: ['input', 'checkpoint', 'output', 'title'], ...large },
  { table: 'run_events', key: ['run_id', 'seq'], columns: ['data'], ...large },
  { table: 'webhook_events', key: ['id'], columns: ['payload'], ...large },
  { table: 'agent_messages', key: ['run_id', 'role'], columns: ['text'], ...large },
]

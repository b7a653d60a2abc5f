export type CitingTable = {
  table: string
  key: string[]
  /** JSON columns that may name pages. */
  columns: string[]
  /** The column whose time applies to citations without a time. */
  madeAt?: string
  rowsAtOnce: number
}

const whole = { rowsAtOnce: 50 }
const brief = { rowsAtOnce: 500 }

/**
 * The tables that cite pages. Omits `people` and `companies`, which cite only what their records
 * cite, and `idempotency_keys`, whose responses expire after a day.
 */
export const CITING_TABLES: readonly CitingTable[] = [
  {
    table: 'dataset_rows',
    key: ['dataset_id', 'position'],
    columns: ['cells', 'weighings', 'basis'],
    ...whole,
  },
  { table: 'set_items', key: ['id'], columns: ['person', 'criteria', 'basis'], ...whole },
  { table: 'set_cells', key: ['item_id', 'column_id'], columns: ['cell', 'weighing', 'basis'], ...whole },
  { table: 'set_events', key: ['set_id', 'seq'], columns: ['data'], ...whole },
  {
    table: 'person_profiles',
    key: ['person_id'],
    columns: ['record', 'basis'],
    madeAt: 'built_at',
    ...whole,
  },
  { table: 'person_records', key: ['record_id'], columns: ['body'], madeAt: 'imported_at', ...brief },
  { table: 'person_versions', key: ['version_id'], columns: ['body'], madeAt: 'imported_at', ...brief },
  { table: 'company_versions', key: ['version_id'], columns: ['body'], madeAt: 'imported_at', ...brief },
  { table: 'found_people', key: ['id'], columns: ['record', 'votes'], madeAt: 'found_at', ...brief },
  { table: 'company_records', key: ['record_id'], columns: ['body'], madeAt: 'imported_at', ...brief },
  { table: 'people_batch_rows', key: ['batch_id', 'position'], columns: ['result'], ...whole },
  { table: 'runs', key: ['id'], columns: ['input', 'checkpoint', 'output'], ...whole },
  { table: 'run_events', key: ['run_id', 'seq'], columns: ['data'], ...whole },
  { table: 'monitor_people', key: ['monitor_id', 'person_id'], columns: ['fields'], ...whole },
  { table: 'webhook_events', key: ['id'], columns: ['payload'], ...whole },
]

import type { SqlTransaction } from '#domain/ports/sql'
import { insertRows } from '#app/shared/database/insert_rows'

export type Delivery =
  | 'search'
  | 'profile'
  | 'contacts'
  | 'set'
  | 'dataset'
  | 'batch'
  | 'export'
  | 'shared'
  | 'webhook'
  | 'agent'

const PERSON_ID = /\bper_[0-9a-f]{32}\b/g

/** Returns the ids of all people in a response, payload or row, sorted. */
export const personIdsIn = (data: unknown): string[] =>
  [...new Set((JSON.stringify(data) ?? '').match(PERSON_ID))].sort()

/**
 * Records that a workspace received the data of the people in `data`, in the transaction that stores or
 * charges the delivery. A repeated delivery only updates the last day.
 */
export async function noteRecipients(
  tx: SqlTransaction,
  workspaceId: string,
  what: Delivery,
  data: unknown,
  now = new Date()
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  // Sorted, so that concurrent transactions lock rows in one order.
  const rows = personIdsIn(data).map((personId) => [personId, workspaceId, what, day, day])
  await insertRows(
    tx,
    'data_recipients',
    ['person_id', 'workspace_id', 'what', 'first_day', 'last_day'],
    rows,
    `(person_id, workspace_id, what) DO UPDATE SET last_day = excluded.last_day
     WHERE data_recipients.last_day < excluded.last_day`
  )
}

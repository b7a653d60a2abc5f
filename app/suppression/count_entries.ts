import type { Sql } from '#domain/ports/sql'
import { HASHED_LIST } from './suppression_store.js'

/**
 * Counts the entries of the suppression list again. Needed after a restore, because
 * the list is not searched while its count is 0.
 */
export async function countEntriesAgain(sql: Pick<Sql, 'run'>): Promise<void> {
  await sql.run(
    `UPDATE suppression_state SET entries = (SELECT COUNT(*) FROM suppression_entries),
       hashed_lists = (SELECT COUNT(*) FROM suppression_entries WHERE id LIKE '${HASHED_LIST}%')`
  )
}

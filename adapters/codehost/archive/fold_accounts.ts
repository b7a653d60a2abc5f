import { foldStatements } from './duckdb/fold_sql.js'
import { type DuckdbSession, readParquet } from './duckdb/session.js'
import { type PartFolder, writeParquet } from './part_folder.js'

/**
 * Folds parts into a Parquet file of accounts (id, lower-case login, JSON text), sorted by id.
 * Returns the number of accounts.
 */
export async function foldAccounts(
  session: DuckdbSession,
  folder: PartFolder,
  parts: readonly string[],
  asOf: string,
  file: string
): Promise<number> {
  const work = readParquet(parts.map((name) => folder.workFile(name)))
  const sightings = readParquet(parts.map((name) => folder.sightingsFile(name)))
  for (const statement of foldStatements(work, sightings, asOf)) await session.run(statement)
  return writeParquet(session, file, 'SELECT id, key, account FROM accounts ORDER BY id')
}

import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Bytes of the pages of a data folder's database, those that are in its log alone included. */
export function sqliteBytes(directory: string): number {
  const database = new Database(join(directory, 'kith.sqlite3'), { readonly: true })
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  const bytes = pragma('page_count') * pragma('page_size')
  database.close()
  return bytes
}

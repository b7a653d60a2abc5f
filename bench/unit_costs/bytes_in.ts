import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Bytes of the files below a folder whose name has what is asked for. */
export function bytesIn(directory: string, name = /./): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

/** Bytes of the pages of a data folder's database, those that are in its log alone included. */
export function sqliteBytes(directory: string): number {
  const database = new Database(join(directory, 'kith.sqlite3'), { readonly: true })
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  const bytes = pragma('page_count') * pragma('page_size')
  database.close()
  return bytes
}

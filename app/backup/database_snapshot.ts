import { open } from 'node:fs/promises'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { migrationName } from './manifest.js'

/**
 * Copies the SQLite database as it is at one moment, while other processes write to it. Unlike
 * SQLite's online backup, VACUUM INTO does not start again when another process writes. The copy has
 * no deleted data.
 */
export async function snapshotDatabase(from: string, to: string): Promise<void> {
  const database = new Database(from, { readonly: true, fileMustExist: true })
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
  // In WAL mode, opening the copy would create files beside it.
  const copy = new Database(to)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  const file = await open(to, 'r+')
  await file.chmod(0o600)
  await file.sync().finally(() => file.close())
}

/** Opens a copied database, and closes it after `work`. */
export function withDatabase<T>(file: string, work: (database: Database.Database) => T): T {
  const database = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

export const migrationsOf = (database: Database.Database): string[] =>
  database
    .prepare<[], { name: string }>('SELECT name FROM adonis_schema ORDER BY id')
    .all()
    .map(({ name }) => migrationName(name))

/**
 * Returns the files below `folder` that the database refers to but that are missing or too short,
 * relative to `folder`.
 */
export function missingFiles(database: Database.Database, folder: string): string[] {
  const wanted = new Map<string, number>()
  for (const { file, bytes } of rows<{ file: string; bytes: number }>(
    database,
    'SELECT file, max(file_offset + length) AS bytes FROM evidence_bodies GROUP BY file'
  ))
    wanted.set(join('archive', file), bytes)
  for (const { name } of rows<{ name: string }>(
    database,
    'SELECT name FROM codehost_parts WHERE retired_at IS NULL'
  ))
    for (const kind of ['work', 'sightings']) wanted.set(join('codehost/parts', `${name}.${kind}.parquet`), 1)
  for (const { version } of rows<{ version: string }>(
    database,
    'SELECT version FROM codehost_folds WHERE accounts > 0 ORDER BY built_at DESC, version DESC LIMIT 1'
  ))
    wanted.set(join('codehost/accounts', `${version}.parquet`), 1)
  return [...wanted].flatMap(([path, bytes]) => {
    const file = join(folder, path)
    return existsSync(file) && statSync(file).size >= bytes ? [] : [path]
  })
}

const rows = <Row>(database: Database.Database, sql: string): Row[] => database.prepare<[], Row>(sql).all()

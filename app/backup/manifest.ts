import { readFileSync, writeFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DomainError } from '#domain/errors'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const DATABASE = 'kith.sqlite3'

/** A file of a backup. `path` is relative to the backup and to DATA_DIR. */
export type BackupFile = { path: string; bytes: number; sha256: string }

/**
 * A backup's list of contents. It is written last, so a folder without a manifest is not a complete backup.
 */
export type Manifest = {
  format: typeof FORMAT
  kith: string
  created_at: string
  /** The applied migrations of the database, by file name. */
  migrations: string[]
  /** `file`: the backup contains APP_KEY. `environment`: APP_KEY was set in the environment. */
  app_key: 'file' | 'environment'
  files: BackupFile[]
}

export function writeManifest(folder: string, parts: Omit<Manifest, 'format' | 'kith'>): void {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const manifest: Manifest = { format: FORMAT, kith: version, ...parts }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
}

/**
 * Reads a backup's manifest. Throws `validation_failed` with the reason if this version cannot restore the
 * backup.
 */
export function readManifest(folder: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw refusal(
      isMissing
        ? `${folder} is not a complete backup: it has no ${MANIFEST}.`
        : `${folder} is not a readable backup: its ${MANIFEST} is damaged.`
    )
  }
  const known = knownMigrations()
  const newer = (manifest.migrations ?? []).filter((name) => !known.has(name))
  if (manifest.format !== FORMAT || newer.length > 0)
    throw refusal(
      `A newer version of kith made this backup${newer.length > 0 ? ` (it has the migration ${newer[0]})` : ''}. Update kith, then restore it.`
    )
  return manifest
}

/** Creates an error whose message is shown to the operator. */
export const refusal = (sentence: string): DomainError => new DomainError('validation_failed', sentence)

function knownMigrations(): Set<string> {
  const files = globSync('database/migrations/*.{ts,js}', { cwd: ROOT })
  return new Set(files.map(migrationName))
}

/** Returns the file name of a migration without folder and extension. */
export const migrationName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.[tj]s$/, '')

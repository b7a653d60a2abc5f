import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './backup_lock.js'
import { BACKUP_LOCK } from './data_files.js'

/** The folder in DATA_DIR where a restore collects its files. */
export const RESTORING = '.restoring'
/** The file that lists the names to replace. A restore is complete once it exists. */
export const READY = 'ready.json'
const LOCK_WAIT_MS = 10_000

/** Names directly in DATA_DIR: `fresh` are those of the backup, `former` those from before the restore. */
export type Swap = { fresh: string[]; former: string[] }

/**
 * Finishes a restore that copied all its files: moves the former files aside and the restored ones
 * into place. Runs at every start before the database is opened, so a killed restore is finished by
 * the next start. Does nothing without a complete restore. Repeatable at any point.
 */
export function finishRestore(dataDir: string): boolean {
  if (!existsSync(join(dataDir, RESTORING))) return false
  const release = lockFolder(dataDir, LOCK_WAIT_MS)
  if (!release)
    throw new Error(
      `Another process restores a backup into ${dataDir}. Start kith again when it has finished.`
    )
  try {
    return swapFiles(dataDir)
  } finally {
    release()
  }
}

/** Does the work of `finishRestore`. The caller must hold the lock of DATA_DIR. */
export function swapFiles(dataDir: string): boolean {
  const folder = join(dataDir, RESTORING)
  if (!existsSync(join(folder, READY))) return false
  const { fresh, former } = JSON.parse(readFileSync(join(folder, READY), 'utf8')) as Swap
  mkdirSync(join(folder, 'former'), { recursive: true, mode: 0o700 })
  for (const name of former)
    if (!fresh.includes(name) || existsSync(join(folder, 'new', name)))
      move(join(dataDir, name), join(folder, 'former', name))
  for (const name of fresh) move(join(folder, 'new', name), join(dataDir, name))
  rmSync(join(folder, READY))
  rmSync(folder, { recursive: true, force: true })
  return true
}

/** Moves a file or folder. Does nothing if an earlier attempt has moved it. */
function move(from: string, to: string): void {
  if (existsSync(from) && !existsSync(to)) renameSync(from, to)
}

/** Returns the names in DATA_DIR that belong to an installation. */
export const entriesOf = (dataDir: string): string[] =>
  existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => name !== RESTORING && !BACKUP_LOCK.test(name))
    : []

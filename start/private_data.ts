import { chmodSync, closeSync, constants, openSync, readdirSync, statSync } from 'node:fs'
import { finishRestore } from '#app/backup/finish_restore'
import { makeFolder } from '#app/shared/make_folder'
import { dataPath } from './env.js'

const OTHERS_MASK = 0o077
const [FOLDER, FILE] = [0o700, 0o600]
const SQLITE_FILES = ['kith.sqlite3', 'kith.sqlite3-wal', 'kith.sqlite3-shm']

/**
 * Finishes a restore that was killed. Then makes DATA_DIR (0700), SQLite files and secrets (0600)
 * readable only by this user. Creates a missing SQLite file, because SQLite copies the mode of this
 * file to its other files. Returns a warning for each mode that cannot be set.
 */
export function protectData({ sqlite }: { sqlite: boolean }): string[] {
  if (sqlite) makeFolder(dataPath(), FOLDER)
  else if (!succeeds(() => makeFolder(dataPath(), FOLDER))) return []
  finishRestore(dataPath())
  const warnings = restrict(dataPath(), FOLDER)
  // If this fails, the database connection reports the error later.
  if (sqlite)
    succeeds(() => closeSync(openSync(dataPath(SQLITE_FILES[0]), constants.O_RDWR | constants.O_CREAT, FILE)))
  const secrets = list(dataPath('secrets')).map((name) => dataPath('secrets', name))
  for (const file of [...SQLITE_FILES.map((name) => dataPath(name)), ...secrets])
    warnings.push(...restrict(file, FILE))
  return [...warnings, ...restrict(dataPath('secrets'), FOLDER)]
}

function restrict(path: string, wanted: number): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & OTHERS_MASK) === 0) return []
  if (succeeds(() => chmodSync(path, wanted))) return []
  const mode = (found.mode & 0o777).toString(8)
  return [
    `${path} has mode ${mode}, which lets other users of this machine read it, and the mode cannot be changed.`,
  ]
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function succeeds(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

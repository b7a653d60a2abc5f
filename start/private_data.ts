import { chmodSync, closeSync, constants, openSync, readdirSync, statSync } from 'node:fs'
import { makeFolder } from '#app/shared/make_folder'
import { dataPath } from './env.js'

const OTHERS = 0o077
const [FOLDER, FILE] = [0o700, 0o600]
const SQLITE = ['kith.sqlite3', 'kith.sqlite3-wal', 'kith.sqlite3-shm']

/**
 * Makes DATA_DIR and what is secret in it readable by this user alone, also where it was made otherwise: the folder 0700, which covers the
 * index and the archives in it; the SQLite files, and each generated secret, 0600. `sqlite`: the database is in it, and is made where it
 * is missing, so that SQLite gives the files beside it the same mode. Returns a sentence for each mode that cannot be changed.
 */
export function protectData({ sqlite }: { sqlite: boolean }): string[] {
  if (sqlite) makeFolder(dataPath(), FOLDER)
  else if (!tried(() => makeFolder(dataPath(), FOLDER))) return []
  const warnings = narrow(dataPath(), FOLDER)
  // Where it cannot be made, opening it says so.
  if (sqlite)
    tried(() => closeSync(openSync(dataPath(SQLITE[0]), constants.O_RDWR | constants.O_CREAT, FILE)))
  const secrets = list(dataPath('secrets')).map((name) => dataPath('secrets', name))
  for (const file of [...SQLITE.map((name) => dataPath(name)), ...secrets])
    warnings.push(...narrow(file, FILE))
  return [...warnings, ...narrow(dataPath('secrets'), FOLDER)]
}

function narrow(path: string, mode: number): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || (found.mode & OTHERS) === 0) return []
  if (tried(() => chmodSync(path, mode))) return []
  const others = (found.mode & 0o777).toString(8)
  return [
    `${path} has the mode ${others}, so that other users of this machine may read it, and it cannot be changed.`,
  ]
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function tried(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

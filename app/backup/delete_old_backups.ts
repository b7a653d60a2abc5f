import { renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { completeBackups, PARTIAL } from './list_backups.js'

/** Deletes all but the newest `keep` backups in a folder. Returns the number of deleted ones. */
export function deleteOldBackups(folder: string, keep: number): number {
  const old = completeBackups(folder)
    .map((path) => basename(path))
    .filter((name) => name.startsWith('kith-'))
    .slice(0, -keep)
  for (const name of old) {
    // Renamed first, so that a killed deletion leaves no incomplete backup under its name.
    renameSync(join(folder, name), join(folder, `${PARTIAL}${name}`))
    rmSync(join(folder, `${PARTIAL}${name}`), { recursive: true, force: true })
  }
  return old.length
}

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PARTIAL } from './create_backup.js'
import { MANIFEST } from './manifest.js'

/** Deletes all but the newest `keep` backups in a folder. Returns the number of deleted ones. */
export function deleteOldBackups(folder: string, keep: number): number {
  const old = readdirSync(folder)
    .filter((name) => name.startsWith('kith-') && existsSync(join(folder, name, MANIFEST)))
    .sort()
    .slice(0, -keep)
  for (const name of old) {
    // Renamed first, so that a killed deletion leaves no incomplete backup under its name.
    renameSync(join(folder, name), join(folder, `${PARTIAL}${name}`))
    rmSync(join(folder, `${PARTIAL}${name}`), { recursive: true, force: true })
  }
  return old.length
}

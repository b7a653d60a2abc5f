import { join, relative, sep } from 'node:path'
import { DATABASE, refusal } from './manifest.js'
import { completeBackups } from './list_backups.js'

/** Names in DATA_DIR that kith writes. Everything else there may be a folder of backups. */
const OWN = new Set(['archive', 'codehost', 'demo', 'index', 'secrets', DATABASE])

/** Throws if backups in a folder would become part of the data. */
export function refuseInsideData(dataDir: string, folder: string): void {
  const name = entryOf(dataDir, folder)
  if (name && OWN.has(name))
    throw refusal(`${folder} is in ${join(dataDir, name)}, which is part of the data. Choose another folder.`)
}

/**
 * Returns the names in DATA_DIR that hold backups, which a restore must leave there.
 * @param backup the backup to restore
 */
export function backupEntries(dataDir: string, names: readonly string[], backup: string): Set<string> {
  const complete = new Set(completeBackups(dataDir))
  const holding = names.filter((name) => {
    const path = join(dataDir, name)
    return !OWN.has(name) && (complete.has(path) || completeBackups(path).length > 0)
  })
  const own = entryOf(dataDir, backup)
  return new Set(own ? [...holding, own] : holding)
}

/** Returns the name in DATA_DIR that contains a path, or null for a path outside of it. */
function entryOf(dataDir: string, path: string): string | null {
  const [name] = relative(dataDir, path).split(sep)
  return name === '' || name === '..' ? null : name
}

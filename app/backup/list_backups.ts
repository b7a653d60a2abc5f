import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from './manifest.js'

/** The beginning of an incomplete backup's name. */
export const PARTIAL = '.partial-'

/** Returns the complete backups in a folder, oldest first. Folders may have any name. */
export function completeBackups(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith(PARTIAL))
    .map((name) => ({ path: join(folder, name), at: createdAt(join(folder, name)) }))
    .filter(({ at }) => at !== '')
    .sort((a, b) => (a.at === b.at ? (a.path < b.path ? -1 : 1) : a.at < b.at ? -1 : 1))
    .map(({ path }) => path)
}

/** Returns the newest complete backup in a folder, or null. */
export const latestBackup = (folder: string): string | null => completeBackups(folder).at(-1) ?? null

/** Returns when a backup was created, or an empty text for any other folder. */
function createdAt(folder: string): string {
  try {
    const { created_at } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as {
      created_at?: unknown
    }
    return typeof created_at === 'string' ? created_at : ''
  } catch {
    return ''
  }
}

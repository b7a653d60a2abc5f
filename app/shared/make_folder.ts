import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, if missing. Throws the system's error. Node's `recursive` loops
 * forever where a file system returns ENOENT below an existing folder, as /proc does.
 */
export function makeFolder(path: string, mode?: number): void {
  const above = dirname(path)
  if (above !== path && !existsSync(above)) makeFolder(above)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of the files below a folder whose name has what is asked for. */
export function bytesIn(directory: string, name = /./): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

/** Bytes that a process holds in memory; NaN where the system does not tell. */
export function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}

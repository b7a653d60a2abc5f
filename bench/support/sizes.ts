import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { readManifest } from '#adapters/index/embedded/manifest'
import type { IndexName } from '#domain/ports/search_index'

/** Returns the total bytes of the files below a folder whose names match. */
export function bytesIn(directory: string, name = /./): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

/** Returns the resident memory of a process in bytes. NaN if the system does not report it. */
export function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return Number.NaN
  }
}

/**
 * Returns the bytes of the stored values of an embedded index. Only part of them may be in memory.
 */
export function storedBytes(directory: string, name: IndexName): number {
  const segments = readManifest(join(directory, name))?.segments ?? []
  return segments.reduce((sum, { stored }) => sum + stored.bytes, 0)
}

/**
 * Returns the bytes of the SQLite database in a data folder. Includes pages that are only in its
 * write-ahead log.
 */
export function sqliteBytes(directory: string): number {
  const database = new Database(join(directory, 'kith.sqlite3'), { readonly: true })
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  const bytes = pragma('page_count') * pragma('page_size')
  database.close()
  return bytes
}

import { join } from 'node:path'
import Database from 'better-sqlite3'

/**
 * Runs `work` while no other process runs it with this folder's lock file. Any end of the process
 * releases the lock. Returns null if another process holds it for longer than `waitMs`.
 */
export async function withFolderLock<T>(
  folder: string,
  waitMs: number,
  work: () => Promise<T>
): Promise<T | null> {
  const release = lockFolder(folder, waitMs)
  if (!release) return null
  try {
    return await work()
  } finally {
    release()
  }
}

/** Takes the lock and returns a function that releases it, or null. */
export function lockFolder(folder: string, waitMs: number): (() => void) | null {
  const lock = new Database(join(folder, '.lock'), { timeout: waitMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
    throw error
  }
}

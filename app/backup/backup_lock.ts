import { join } from 'node:path'
import Database from 'better-sqlite3'

/**
 * Runs `work` while holding a folder's lock, so that no other process runs it there at the same time. The
 * lock is released even if the process is killed. Returns null if another process still holds the lock
 * after `waitMs`.
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

/** Keeps the temporary files of tests in memory, so that tests do not wait for the disk. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const FOLDER = '/dev/shm'
const MIN_FREE_BYTES = 6 * 2 ** 30

/**
 * Sets TMPDIR to a new folder in memory, which is removed when this process exits. Does nothing if
 * TMPDIR is set, or if the machine has no such folder or too little memory.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR || Math.min(freeBytes(), freemem()) < MIN_FREE_BYTES) return
  const folder = mkdtempSync(`${FOLDER}/kith-tests-`)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function freeBytes(): number {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize
  } catch {
    return 0
  }
}

import { open } from 'node:fs/promises'

/**
 * Flushes a file or folder to disk (fsync). To make a new file's name durable, also flush its
 * folder.
 */
export async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { open } from 'node:fs/promises'

/** Flushes a file or folder to disk (fsync). A new file's name is durable once its folder is. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import { open } from 'node:fs/promises'

/** Whether bytes begin like gzip data. */
export const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Returns a file's size in bytes, and whether it is a gzip file by its first bytes. */
export async function inspectFile(path: string): Promise<{ size: number; gzipped: boolean }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return { size, gzipped: isGzip(buffer.subarray(0, bytesRead)) }
  } finally {
    await file.close()
  }
}

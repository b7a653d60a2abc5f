import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** Returns a file's SHA-256 in hex, and its size. Throws when the file cannot be read. */
export async function hashFile(path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 19 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { hash: hash.digest('hex'), bytes }
}

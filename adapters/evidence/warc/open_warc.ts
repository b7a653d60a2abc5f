import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { unpackGzip } from './unpack_gzip.js'
import { WarcError } from './warc_error.js'

/**
 * Reads the bytes of a WARC file and unpacks gzip. `onProgress` receives the fraction read. Throws
 * WarcError when the file cannot be opened or its gzip stream is broken.
 */
export async function* openWarc(path: string, onProgress?: (share: number) => void): AsyncGenerator<Buffer> {
  const { size, packed } = await inspect(path)
  const raw = createReadStream(path, { highWaterMark: packed ? 1 << 14 : 1 << 18 })
  let read = 0
  raw.on('data', (chunk) => {
    read += chunk.length
    onProgress?.(size ? read / size : 1)
  })
  try {
    yield* packed ? unpackGzip(raw) : raw
  } catch (error) {
    throw broken(error as NodeJS.ErrnoException)
  } finally {
    raw.destroy()
  }
}

async function inspect(path: string): Promise<{ size: number; packed: boolean }> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
      return { size, packed: bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b }
    } finally {
      await file.close()
    }
  } catch (error) {
    throw new WarcError(unreadableReason(error as NodeJS.ErrnoException))
  }
}

export function unreadableReason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES') return 'permission denied'
  return message
}

function broken(error: NodeJS.ErrnoException): WarcError {
  if (error.code === 'Z_BUF_ERROR') return new WarcError('the gzip stream is cut off')
  if (error.code?.startsWith('Z_')) return new WarcError('the gzip stream is broken')
  return new WarcError(unreadableReason(error))
}

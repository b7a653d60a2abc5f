import { createReadStream } from 'node:fs'
import { inspectFile } from '../../files/inspect_file.js'
import { unreadableReason } from '../../files/unreadable_reason.js'
import { unpackGzip } from './unpack_gzip.js'
import { WarcError } from './warc_error.js'

/**
 * Reads the bytes of a WARC file and unpacks gzip. `onProgress` receives the fraction read. Throws
 * WarcError when the file cannot be opened or its gzip stream is broken.
 */
export async function* openWarc(path: string, onProgress?: (share: number) => void): AsyncGenerator<Buffer> {
  const { size, gzipped } = await inspectFile(path).catch((error) => {
    throw new WarcError(unreadableReason(error))
  })
  const raw = createReadStream(path, { highWaterMark: gzipped ? 1 << 14 : 1 << 18 })
  let read = 0
  raw.on('data', (chunk) => {
    read += chunk.length
    onProgress?.(size ? read / size : 1)
  })
  try {
    yield* gzipped ? unpackGzip(raw) : raw
  } catch (error) {
    throw broken(error as NodeJS.ErrnoException)
  } finally {
    raw.destroy()
  }
}

function broken(error: NodeJS.ErrnoException): WarcError {
  if (error.code === 'Z_BUF_ERROR') return new WarcError('the gzip stream is cut off')
  if (error.code?.startsWith('Z_')) return new WarcError('the gzip stream is broken')
  return new WarcError(unreadableReason(error))
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip, type Gunzip } from 'node:zlib'

const CHUNK = 2 ** 19

/** The SHA-256 of a file's content, and its size. */
export async function hashFile(path: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { hash: hash.digest('hex'), bytes }
}

/**
 * Gives a file's bytes, unzipped where its first bytes say gzip, to `onChunk`, which is waited for. All that comes before
 * damage or a missing end is given. Returns why the data end before the file does, or null. Throws where it cannot be read.
 */
export async function readBytes(
  path: string,
  onChunk: (chunk: Buffer) => void,
  onRead: (bytes: number) => Promise<void>
): Promise<string | null> {
  const file = createReadStream(path, { highWaterMark: CHUNK })
  const gunzip = (await isGzip(path)) ? createGunzip({ chunkSize: CHUNK }) : null
  gunzip?.on('data', onChunk)
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (!gunzip) onChunk(chunk)
    else if (await failed(gunzip, chunk)) return 'its gzip data are damaged'
    await onRead(chunk.length)
  }
  return gunzip && (await failed(gunzip, null)) ? 'its gzip data are cut short' : null
}

/** Whether these bytes, or that there are no more, are an error. All they unzip to was given when this returns. */
function failed(gunzip: Gunzip, chunk: Buffer | null): Promise<boolean> {
  return new Promise((resolve) => {
    const onError = () => resolve(true)
    gunzip.once('error', onError)
    const onDone = () => {
      gunzip.off('error', onError)
      resolve(false)
    }
    if (chunk) gunzip.write(chunk, (error) => (error ? resolve(true) : onDone()))
    else gunzip.once('end', onDone).end()
  })
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

import { createReadStream } from 'node:fs'
import { createGunzip, type Gunzip } from 'node:zlib'
import { inspectFile } from '../../../files/inspect_file.js'

const CHUNK = 2 ** 19

/**
 * Passes a file's bytes to `onChunk`, decompressed if the file is gzip. After each chunk of the
 * file, awaits `onRead` with the chunk's size on disk. Returns why the gzip data is broken, or
 * null. Throws when the file cannot be read.
 */
export async function readBytes(
  path: string,
  onChunk: (chunk: Buffer) => void,
  onRead: (bytes: number) => Promise<void>
): Promise<string | null> {
  const file = createReadStream(path, { highWaterMark: CHUNK })
  const gunzip = (await inspectFile(path)).gzipped ? createGunzip({ chunkSize: CHUNK }) : null
  gunzip?.on('data', onChunk)
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (!gunzip) onChunk(chunk)
    else if (await decompressFails(gunzip, chunk)) return 'its gzip data is damaged'
    await onRead(chunk.length)
  }
  return gunzip && (await decompressFails(gunzip, null)) ? 'its gzip data is truncated' : null
}

/** Decompresses a chunk, or ends the input for null. Resolves to true if that fails. */
function decompressFails(gunzip: Gunzip, chunk: Buffer | null): Promise<boolean> {
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

import { createReadStream } from 'node:fs'
import { createGunzip, type Gunzip } from 'node:zlib'
import { inspectFile } from '../../../files/inspect_file.js'

const CHUNK = 2 ** 19

/**
 * Passes a file's bytes to `onChunk`, decompressed if the file is gzip. After each piece of the
 * file, awaits `onRead` with the piece's size on disk. Returns why the gzip data is broken, or
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
  for await (const piece of file as AsyncIterable<Buffer>) {
    if (!gunzip) onChunk(piece)
    else if (!(await feed(gunzip, piece))) return 'its gzip data is damaged'
    await onRead(piece.length)
  }
  return gunzip && !(await feed(gunzip, null)) ? 'its gzip data is truncated' : null
}

/** Decompresses a piece of the file, or ends the input for null. Resolves to false if that fails. */
function feed(gunzip: Gunzip, piece: Buffer | null): Promise<boolean> {
  return new Promise((resolve) => {
    const onError = () => resolve(false)
    gunzip.once('error', onError)
    const onDone = () => {
      gunzip.off('error', onError)
      resolve(true)
    }
    if (piece) gunzip.write(piece, (error) => (error ? resolve(false) : onDone()))
    else gunzip.once('end', onDone).end()
  })
}

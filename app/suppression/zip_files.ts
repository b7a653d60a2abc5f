import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { validationFailed } from '#domain/errors'

export type ZippedFile = { name: string; open: () => Readable }

const [END, ENTRY] = [0x06054b50, 0x02014b50]
/** The end record, with the longest comment. */
const MAX_TAIL = 22 + 65_535
const [STORED, DEFLATED] = [0, 8]

/**
 * Returns the files in a ZIP archive, to be read as streams. Throws `validation_failed` for other
 * files, and for archives with 4 GB or more (ZIP64).
 */
export async function zippedFiles(path: string): Promise<ZippedFile[]> {
  const invalid = (why: string) => validationFailed({ file: [`${path} ${why}`] })
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    }
    const tail = await read(Math.max(0, size - MAX_TAIL), Math.min(size, MAX_TAIL))
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
    if (end < 0 || tail.readUInt32LE(end) !== END) throw invalid('is not a ZIP archive')
    const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
    if (start === 0xffffffff) throw invalid('is too large: 4 GB at most')
    const directory = await read(start, length)
    const files: ZippedFile[] = []
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
      const [method, bytes] = [directory.readUInt16LE(at + 10), directory.readUInt32LE(at + 20)]
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
      const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
      const local = directory.readUInt32LE(at + 42)
      if (method !== STORED && method !== DEFLATED) throw invalid(`has ${name} in an unknown compression`)
      const header = await read(local, 30)
      const data = local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
      files.push({ name, open: () => contentOf(path, data, bytes, method === DEFLATED) })
      at += 46 + nameLength + extra + comment
    }
    return files
  } finally {
    await handle.close()
  }
}

function contentOf(path: string, start: number, bytes: number, isDeflated: boolean): Readable {
  // `end` is inclusive, so `createReadStream` cannot read zero bytes.
  if (bytes === 0) return Readable.from([])
  const raw = createReadStream(path, { start, end: start + bytes - 1 })
  if (!isDeflated) return raw
  const inflated = createInflateRaw()
  raw.on('error', (error) => inflated.destroy(error))
  return raw.pipe(inflated)
}

import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parseHttpResponse } from '../warc/http_message.js'
import { readRecords } from '../warc/read_records.js'
import type { Place } from '../warc/warc_appender.js'

const unpack = promisify(gunzip)
const MAX_HEAD = 1 << 20

/** Reads records back from the archive's files by their place. */
export class RecordReader {
  constructor(
    private readonly directory: string,
    private readonly limit: number
  ) {}

  /** The body of the response record there; null where the file or a sound record is not. */
  async body(place: Place): Promise<Buffer | null> {
    const member = await this.member(place)
    if (!member) return null
    try {
      const bytes = await unpack(member, { maxOutputLength: this.limit + MAX_HEAD })
      for await (const record of readRecords(one(bytes))) {
        const block = await record.block(this.limit + MAX_HEAD)
        return block && (parseHttpResponse(block)?.body ?? null)
      }
    } catch {
      // What a crash or a bad disk left is no record.
    }
    return null
  }

  /** The gzip member there, as it stands. */
  async member({ file, offset, length }: Place): Promise<Buffer | null> {
    try {
      const handle = await open(join(this.directory, file), 'r')
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset)
        return bytesRead === length ? buffer : null
      } finally {
        await handle.close()
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

async function* one(bytes: Buffer) {
  yield bytes
}

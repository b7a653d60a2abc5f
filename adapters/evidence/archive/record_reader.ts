import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parseHttpResponse } from '../warc/http_message.js'
import { readRecords } from '../warc/read_records.js'
import type { Place } from '../warc/warc_appender.js'

const unpack = promisify(gunzip)
/** Bytes of WARC and HTTP heads to allow in addition to a body. */
const MAX_HEAD_BYTES = 1 << 20

/** Reads records from the archive's files by place. */
export class RecordReader {
  constructor(
    private readonly directory: string,
    private readonly limit: number
  ) {}

  /**
   * Returns the body of the response record at a place. Null if it is missing, broken or too large.
   */
  async body(place: Place): Promise<Buffer | null> {
    const member = await this.member(place)
    if (!member) return null
    try {
      const bytes = await unpack(member, { maxOutputLength: this.limit + MAX_HEAD_BYTES })
      for await (const record of readRecords(one(bytes))) {
        const block = await record.block(this.limit + MAX_HEAD_BYTES)
        return block && (parseHttpResponse(block)?.body ?? null)
      }
    } catch {
      // A crash or disk fault may leave a broken record.
    }
    return null
  }

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

import { ByteReader } from './byte_reader.js'
import { type Fields, parseFields } from './fields.js'
import { WarcError } from './warc_error.js'

export type WarcRecord = {
  /** 1 for the first record of the file. */
  number: number
  /** WARC-Type, lower case. */
  type: string
  fields: Fields
  length: number
  /** Reads the whole block once. Returns null for a block longer than `limit`. */
  block(limit: number): Promise<Buffer | null>
}

const MAX_LINE = 64 * 1024
const MAX_FIELDS = 200

/**
 * Reads the records of a WARC 1.0 or 1.1 stream (ISO 28500). Buffers one record's header and, if
 * requested, its block.
 * @throws WarcError if the stream violates the standard
 */
export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<WarcRecord> {
  const reader = new ByteReader(source)
  try {
    for (let number = 1; ; number++) {
      const version = await versionLine(reader, number)
      if (version === null) return
      const where = `record ${number}`
      if (!/^WARC\/1\.[01]$/.test(version)) throw new WarcError(notWarc(version, where))
      const fields = await header(reader, where)
      const length = Number(fields.get('content-length') ?? Number.NaN)
      if (!Number.isSafeInteger(length) || length < 0) throw new WarcError(`${where} has no Content-Length`)
      const type = fields.get('warc-type')?.toLowerCase()
      if (!type) throw new WarcError(`${where} has no WARC-Type`)

      let isRead = false
      const cut = () => new WarcError(`${where} is cut off`)
      const skip = async () => {
        isRead = true
        if ((await reader.skip(length)) < length) throw cut()
        return null
      }
      const block = async (limit: number) => {
        if (length > limit) return skip()
        isRead = true
        const bytes = await reader.bytes(length)
        if (bytes.length < length) throw cut()
        return bytes
      }
      yield { number, type, fields, length, block }
      if (!isRead) await skip()
    }
  } finally {
    await reader.close()
  }
}

/**
 * Returns the next non-empty line, or null at the end. Two empty lines should end a record, but
 * tools vary.
 */
async function versionLine(reader: ByteReader, number: number): Promise<string | null> {
  for (let empty = 0; empty < 64; empty++) {
    const line = await reader.line(MAX_LINE)
    if (line === null) return null
    if (line === 'long') throw new WarcError(notWarc('', `record ${number}`))
    if (line.length > 0) return line.toString('latin1')
  }
  throw new WarcError(notWarc('', `record ${number}`))
}

async function header(reader: ByteReader, where: string): Promise<Fields> {
  const lines: string[] = []
  for (;;) {
    const line = await reader.line(MAX_LINE)
    if (line === null) throw new WarcError(`${where} is cut off`)
    if (line === 'long' || lines.length === MAX_FIELDS)
      throw new WarcError(`${where} has a header that is too long`)
    if (line.length === 0) return parseFields(lines)
    lines.push(line.toString('utf8'))
  }
}

function notWarc(version: string, where: string): string {
  const old = /^WARC\/(\d+\.\d+)$/.exec(version)
  if (old) return `${where} has WARC version ${old[1]}; supported are 1.0 and 1.1`
  return where === 'record 1'
    ? 'it is not a WARC file'
    : `${where} does not start where the previous record ends`
}

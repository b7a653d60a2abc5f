import { hash } from 'node:crypto'
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { decodeText } from '../../../adapters/evidence/content/decode_text.js'
import { sniffMediaType } from '../../../adapters/evidence/content/media_type.js'
import type { Fields } from '../../../adapters/evidence/warc/fields.js'
import { parseHttpResponse } from '../../../adapters/evidence/warc/http_message.js'
import { readRecords } from '../../../adapters/evidence/warc/read_records.js'
import type { Snapshot } from '../../../domain/evidence/page.js'
import { CDX, cdxOf, type IndexedRecord, WARC } from '../../../domain/proofs/bundle_entries.js'
import type { BundleFile } from './bundle_file.js'
import type { Problem } from './problem.js'

const MAX_RECORD = 1 << 26

/** The responses of a bundle, by address and time. */
export class BundleRecords {
  /** In the order of the file. */
  readonly records: IndexedRecord[] = []
  readonly problems: Problem[] = []
  readonly #byKey = new Map<string, IndexedRecord>()

  private constructor(private readonly bundle: BundleFile) {}

  /** Reads the index, and compares it with every record. */
  static async open(bundle: BundleFile): Promise<BundleRecords> {
    const self = new BundleRecords(bundle)
    const index = await bundle.text(CDX)
    const places = placesIn(index)
    let end = places[0]?.offset ?? bundle.entry(WARC).bytes
    if ((await self.#record(0, end))?.type !== 'warcinfo')
      self.#add(WARC, `${WARC} does not begin with one warcinfo record.`)
    for (const { offset, length } of places) {
      if (offset !== end) self.#add(CDX, `The index has no place for byte ${end} of ${WARC}.`)
      end = offset + length
      const read = await self.#read(offset, length)
      if (!read) self.#add(WARC, `The record at byte ${offset} of ${WARC} cannot be read.`)
      else {
        const { snapshot, digest } = read
        const { url, observedAt, status, contentType: mime } = snapshot
        const record = { url, observedAt, mime, status, digest, offset, length }
        self.records.push(record)
        self.#byKey.set(keyOf(url, observedAt), record)
      }
    }
    if (end !== bundle.entry(WARC).bytes) self.#add(CDX, `The index does not list all of ${WARC}.`)
    if (self.problems.length === 0 && cdxOf(self.records) !== index)
      self.#add(CDX, `${CDX} does not describe the records.`)
    return self
  }

  /** Returns the response of a page at a time, or null. */
  async at(url: string, observedAt: string): Promise<{ snapshot: Snapshot; digest: string } | null> {
    const record = this.#byKey.get(keyOf(url, observedAt))
    return record ? this.#read(record.offset, record.length) : null
  }

  #add(entry: string, message: string): void {
    this.problems.push({ code: 'record', entry, message })
  }

  async #read(offset: number, length: number): Promise<{ snapshot: Snapshot; digest: string } | null> {
    const record = await this.#record(offset, length)
    if (record?.type !== 'response') return null
    const { fields, block } = record
    const http = parseHttpResponse(block)
    const [url, observedAt] = [fields.get('warc-target-uri'), fields.get('warc-date')]
    if (!http || !url || !observedAt) return null
    const digest = `sha256:${hash('sha256', http.body, 'hex')}`
    if (fields.get('warc-payload-digest') !== digest) return null
    const header = http.fields.get('content-type') ?? null
    const contentType = sniffMediaType(header, http.body)
    if (!contentType) return null
    const html = decodeText(http.body, header)
    return { snapshot: { url, via: [url], status: http.status, contentType, html, observedAt }, digest }
  }

  /** Returns the record at a place, or null unless the place is one gzip member with one record. */
  async #record(
    offset: number,
    length: number
  ): Promise<{ type: string; fields: Fields; block: Buffer } | null> {
    try {
      const member = await this.bundle.slice(WARC, offset, length)
      if (!isOneMember(member)) return null
      const found = []
      for await (const { type, fields, block } of readRecords(
        one(gunzipSync(member, { maxOutputLength: MAX_RECORD }))
      ))
        found.push({ type, fields, block: await block(MAX_RECORD) })
      const [{ block, ...record }] = found
      return found.length === 1 && block ? { ...record, block } : null
    } catch {
      // A record that cannot be unpacked is no record.
      return null
    }
  }
}

/** The header and the trailer of a gzip member without optional fields. */
const [HEADER, TRAILER] = [10, 8]

/** Reports whether compressed bytes are exactly one gzip member, because `gunzip` accepts more. */
function isOneMember(bytes: Buffer): boolean {
  if (bytes[3] !== 0) return false
  const { engine } = inflateRawSync(bytes.subarray(HEADER), {
    info: true,
    maxOutputLength: MAX_RECORD,
  }) as unknown as { engine: { bytesWritten: number } }
  return HEADER + engine.bytesWritten + TRAILER === bytes.length
}

export const keyOf = (url: string, observedAt: string): string => `${observedAt} ${url}`

function placesIn(index: string): { offset: number; length: number }[] {
  return index
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        const { offset, length } = JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>
        return { offset: Number(offset), length: Number(length) }
      } catch {
        return { offset: -1, length: 0 }
      }
    })
    .sort((a, b) => a.offset - b.offset)
}

async function* one(bytes: Buffer) {
  yield bytes
}

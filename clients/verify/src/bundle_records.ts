import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { decodeText } from '../../../adapters/evidence/content/decode_text.js'
import { sniffMediaType } from '../../../adapters/evidence/content/media_type.js'
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
    let end: number | null = null
    for (const { offset, length } of placesIn(index)) {
      if (end !== null && offset !== end) self.#add(CDX, `The index has no place for byte ${end} of ${WARC}.`)
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
    if (end !== null && end !== bundle.entry(WARC).bytes)
      self.#add(CDX, `The index does not list all of ${WARC}.`)
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
    try {
      const bytes = gunzipSync(await this.bundle.slice(WARC, offset, length), { maxOutputLength: MAX_RECORD })
      for await (const record of readRecords(one(bytes))) {
        const block = await record.block(MAX_RECORD)
        const http = block && parseHttpResponse(block)
        const [url, observedAt] = [record.fields.get('warc-target-uri'), record.fields.get('warc-date')]
        if (!http || !url || !observedAt) return null
        const digest = `sha256:${hash('sha256', http.body, 'hex')}`
        if (record.fields.get('warc-payload-digest') !== digest) return null
        const header = http.fields.get('content-type') ?? null
        const contentType = sniffMediaType(header, http.body)
        if (!contentType) return null
        const html = decodeText(http.body, header)
        return { snapshot: { url, via: [url], status: http.status, contentType, html, observedAt }, digest }
      }
    } catch {
      // A record that cannot be unpacked is no record.
    }
    return null
  }
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

import { createHash } from 'node:crypto'
import { ArchivedResponses, type ResponseRecord } from '#domain/evidence/archived_responses'
import type { Snapshot } from '#domain/evidence/page'
import { decodeText } from '../content/decode_text.js'
import { newestCapture, type StoredCapture, supersededCaptures } from './capture_table.js'
import type { PageArchive } from './page_archive.js'
import { pageKey } from './page_key.js'
import { responseRecord, warcinfoRecord } from '../warc/write_record.js'

const CAPTURES_AT_ONCE = 500

/** Reads responses from the archive. */
export class WarcResponses extends ArchivedResponses {
  constructor(private readonly archive: PageArchive) {
    super()
  }

  async at(url: string, observedAt: string): Promise<ResponseRecord | null> {
    const capture = await this.#capture(url, observedAt)
    if (!capture) return null
    const body = await this.archive.body(capture.digest)
    const found = { capture, via: [url], captures: [capture], observedAt }
    const snapshot = body && (await this.archive.read(found))
    if (!snapshot) return null
    const id = idOf(`${url} ${observedAt} ${capture.digest}`)
    return { member: await responseRecord({ ...capture, id, body }), digest: capture.digest, snapshot }
  }

  async digestAt(url: string, observedAt: string): Promise<string | null> {
    return (await this.#capture(url, observedAt))?.digest ?? null
  }

  async *superseded(): AsyncGenerator<{ url: string; html: string }> {
    for (let after = 0; ; ) {
      const captures = await supersededCaptures(this.archive.sql, after, CAPTURES_AT_ONCE)
      for (const { url, digest, contentType } of captures) {
        const body = await this.archive.body(digest)
        if (body) yield { url, html: decodeText(body, contentType) }
      }
      if (captures.length < CAPTURES_AT_ONCE) return
      after = captures.at(-1)!.id
    }
  }

  async before(url: string, at: string): Promise<{ digest: string; snapshot: Snapshot } | 'gone' | null> {
    const found = await this.archive.find(url, at)
    if (!found) return null
    if (found.capture.status >= 400) return 'gone'
    const snapshot = await this.archive.read(found)
    return snapshot && { digest: found.capture.digest, snapshot }
  }

  async #capture(url: string, observedAt: string): Promise<StoredCapture | null> {
    const page = pageKey(url)
    const capture = page && (await newestCapture(this.archive.sql, page.key, observedAt, true))
    return capture?.observedAt === observedAt && capture.url === url ? capture : null
  }

  opening(file: string, at: string): Promise<Buffer> {
    return warcinfoRecord(idOf(`${file} ${at}`), at, file, 'kith')
  }
}

/** Returns a UUID (version 8) that depends only on the text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

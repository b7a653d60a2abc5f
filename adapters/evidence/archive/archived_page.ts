import type { Snapshot } from '#domain/evidence/page'
import type { Sql } from '#domain/ports/sql'
import { decodeText } from '../content/decode_text.js'
import { sniffMediaType } from '../content/media_type.js'
import { findBody, newestCapture, type StoredCapture } from './capture_table.js'
import { pageKey, redirectTarget } from './page_key.js'
import type { RecordReader } from './record_reader.js'
import { payloadDigest } from '../warc/write_record.js'

/** A URL's captures at a time: all redirects, then the page or a capture that found it gone. */
export type ArchivedPage = {
  capture: StoredCapture
  /** The requested URL, the URL of each redirect, and the final URL. */
  via: string[]
  /** The captures in redirect order, `capture` last. */
  captures: StoredCapture[]
  /** The time of the oldest capture in `captures`. */
  observedAt: string
}

const MAX_REDIRECTS = 8

/**
 * Follows a URL through the archive as of a time. Returns null when a capture is missing, a
 * redirect is invalid, or the redirects do not end.
 * @param skipGone ignores captures that found the page gone
 */
export async function findArchived(
  sql: Sql,
  url: string,
  at: string,
  skipGone: boolean
): Promise<ArchivedPage | null> {
  const via = [url]
  const seen = new Set<string>()
  const captures: StoredCapture[] = []
  let observedAt = at
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const page = pageKey(via.at(-1)!)
    if (!page || seen.has(page.key)) return null
    seen.add(page.key)
    const capture = await newestCapture(sql, page.key, at, skipGone)
    if (!capture) return null
    captures.push(capture)
    if (capture.observedAt < observedAt) observedAt = capture.observedAt
    if (capture.url !== via.at(-1)) via.push(capture.url)
    if (capture.status < 300 || capture.status >= 400) return { capture, via, captures, observedAt }
    const target = redirectTarget(capture.url, capture.location)
    if (!target) return null
    via.push(target)
  }
  return null
}

/** Returns the page with its text, or null when the content is lost or not text. */
export async function readArchived(
  sql: Sql,
  reader: RecordReader,
  { capture, via }: ArchivedPage
): Promise<Snapshot | null> {
  const body = await storedBody(sql, reader, capture.digest)
  const contentType = body && sniffMediaType(capture.contentType, body)
  if (!body || !contentType) return null
  const html = decodeText(body, capture.contentType)
  return { url: capture.url, via, status: capture.status, contentType, html, observedAt: capture.observedAt }
}

/** Reads and verifies a body. Tries twice, because compaction may move the body. */
export async function storedBody(sql: Sql, reader: RecordReader, digest: string): Promise<Buffer | null> {
  for (let attempt = 0; digest && attempt < 2; attempt++) {
    const place = await findBody(sql, digest)
    const body = place && (await reader.body(place))
    if (body && payloadDigest(body) === digest) return body
    if (!place) return null
  }
  return null
}

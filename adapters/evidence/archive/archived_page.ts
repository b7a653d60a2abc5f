import type { Snapshot } from '#domain/evidence/page'
import type { Sql } from '#domain/ports/sql'
import { decodeText } from '../content/decode_text.js'
import { sniffMediaType } from '../content/media_type.js'
import { findBody, newestCapture, newestStanding, type StoredCapture } from './capture_table.js'
import { digestOf } from './judge_capture.js'
import { pageKey, redirectTarget } from './page_key.js'
import type { RecordReader } from './record_reader.js'

/** What the archive knows of a URL at a time: the readings on the way, the last of them the page or its absence. */
export type ArchivedPage = {
  capture: StoredCapture
  /** The URL asked for, each redirect's, where the page was read last. */
  via: string[]
  /** The readings on the way in order, `capture` last. */
  readings: StoredCapture[]
  /** The oldest reading on the way: what it leads to is no newer than that. */
  observedAt: string
}

const MAX_REDIRECTS = 8

/**
 * Follows a URL through the archive as of a time.
 * @param standing passes over readings that found the page gone
 */
export async function findArchived(
  sql: Sql,
  url: string,
  at: string,
  standing: boolean
): Promise<ArchivedPage | null> {
  const newest = standing ? newestStanding : newestCapture
  const via = [url]
  const seen = new Set<string>()
  const readings: StoredCapture[] = []
  let observedAt = at
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    const page = pageKey(via.at(-1)!)
    if (!page || seen.has(page.key)) return null
    seen.add(page.key)
    const capture = await newest(sql, page.key, at)
    if (!capture) return null
    readings.push(capture)
    if (capture.observedAt < observedAt) observedAt = capture.observedAt
    if (capture.url !== via.at(-1)) via.push(capture.url)
    if (capture.status < 300 || capture.status >= 400) return { capture, via, readings, observedAt }
    const target = redirectTarget(capture.url, capture.location)
    if (!target) return null
    via.push(target)
  }
  return null
}

/** The page with its text; null where its content is lost or is no text. */
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

/** A content by its digest, and checked against it. Compaction may move it while it is looked for: then once more. */
export async function storedBody(sql: Sql, reader: RecordReader, digest: string): Promise<Buffer | null> {
  for (let tries = 0; digest && tries < 2; tries++) {
    const place = await findBody(sql, digest)
    const body = place && (await reader.body(place))
    if (body && digestOf(body) === digest) return body
    if (!place) return null
  }
  return null
}

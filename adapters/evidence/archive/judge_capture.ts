import { createHash } from 'node:crypto'
import { sniffMediaType } from '../content/media_type.js'
import type { Capture } from '../warc/capture.js'
import { type PageKey, pageKey, redirectTarget } from './page_key.js'

/** A capture worth keeping. `digest` is empty where its content counts for nothing: a redirect, a page that is gone. */
export type Kept = { capture: Capture; page: PageKey; digest: string; mediaType: string | null }

const GONE = new Set([404, 410])

/** Whether a capture tells something about a page: that it says this, leads there, or is gone. Else the reason it does not. */
export function judgeCapture(given: Capture): Kept | { reason: string } {
  const capture = cleaned(given)
  const page = pageKey(capture.url)
  if (!page) return { reason: 'its address is no web address' }
  const { status } = capture
  if (GONE.has(status)) return { capture, page, digest: '', mediaType: null }
  if (status >= 300 && status < 400) {
    if (redirectTarget(capture.url, capture.location)) return { capture, page, digest: '', mediaType: null }
    return { reason: capture.location ? 'it leads to itself' : `status ${status}` }
  }
  if (status < 200 || status >= 300) return { reason: `status ${status}` }
  if (!capture.body) return { reason: 'it refers to a reading that is not stored' }
  if (capture.body.length === 0) return { reason: 'it is empty' }
  const mediaType = sniffMediaType(capture.contentType, capture.body)
  if (!mediaType) return { reason: `${capture.contentType?.slice(0, 80) || 'its content'} is no text` }
  return { capture, page, digest: digestOf(capture.body), mediaType }
}

/** What names a content: as WARC-Payload-Digest has it. */
export const digestOf = (body: Buffer): string => `sha256:${createHash('sha256').update(body).digest('hex')}`

/** Headers as a database takes them. */
function cleaned(capture: Capture): Capture {
  const { contentType, location, etag, lastModified } = capture
  return {
    ...capture,
    contentType: clean(contentType),
    location: clean(location),
    etag: clean(etag),
    lastModified: clean(lastModified),
  }
}

const MAX_HEADER = 8000
const clean = (value: string | null) =>
  value
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADER) || null

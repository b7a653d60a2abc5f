import { sniffMediaType } from '../content/media_type.js'
import type { Capture } from '../warc/capture.js'
import { payloadDigest } from '../warc/write_record.js'
import { type PageKey, pageKey, redirectTarget } from './page_key.js'

/** A capture to store. `digest` is empty for redirects and gone pages. */
export type AcceptedCapture = { capture: Capture; page: PageKey; digest: string; mediaType: string | null }

const GONE = new Set([404, 410])

/** Accepts pages, redirects and pages that are gone. Otherwise returns the reason for rejection. */
export function judgeCapture(given: Capture): AcceptedCapture | { reason: string } {
  const capture = cleaned(given)
  const page = pageKey(capture.url)
  if (!page) return { reason: 'its address is not a web address' }
  const { status } = capture
  if (GONE.has(status)) return { capture, page, digest: '', mediaType: null }
  if (status >= 300 && status < 400) {
    if (redirectTarget(capture.url, capture.location)) return { capture, page, digest: '', mediaType: null }
    return { reason: capture.location ? 'it redirects to itself' : `status ${status}` }
  }
  if (status < 200 || status >= 300) return { reason: `status ${status}` }
  if (!capture.body) return { reason: 'it refers to a capture that is not stored' }
  if (capture.body.length === 0) return { reason: 'it is empty' }
  const mediaType = sniffMediaType(capture.contentType, capture.body)
  if (!mediaType) return { reason: `${capture.contentType?.slice(0, 80) || 'its content'} is not text` }
  return { capture, page, digest: payloadDigest(capture.body), mediaType }
}

/** Replaces control characters in headers and shortens them, so that a database accepts them. */
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

const MAX_HEADER_LENGTH = 8000
const clean = (value: string | null) =>
  value
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_HEADER_LENGTH) || null

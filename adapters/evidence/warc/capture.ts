import { ContentError } from '../content/content_error.js'
import { decodeContent } from '../content/decode_content.js'
import { type Fields, parseFields } from './fields.js'
import { parseHttpResponse } from './http_message.js'
import type { WarcRecord } from './read_records.js'

export type Capture = {
  url: string
  /** ISO 8601 UTC with milliseconds. */
  observedAt: string
  status: number
  /** The verbatim Content-Type header. */
  contentType: string | null
  /** The verbatim Location header of a redirect. */
  location: string | null
  etag: string | null
  lastModified: string | null
  /** Decoded. Null for a revisit. */
  body: Buffer | null
  /** For a revisit: the earlier capture with the same body. */
  revisit: { url: string; observedAt: string | null; payloadDigest: string | null } | null
  payloadDigest: string | null
}

const CAPTURES = new Set(['response', 'resource', 'revisit', 'conversion'])
/** Bytes of an HTTP head to allow in addition to a body. */
const MAX_HEAD = 256 * 1024

/** Whether a record is a capture of a web page. Requests, metadata and DNS records are not. */
export function isCapture({ type, fields }: WarcRecord): boolean {
  if (!CAPTURES.has(type)) return false
  if (type === 'response' && !/^application\/http\b/i.test(fields.get('content-type') ?? 'application/http'))
    return false
  return !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(targetOf(fields) ?? '')
}

/** Converts a record. Throws ContentError if unusable, WarcError if the file breaks off. */
export async function readCapture(record: WarcRecord, limit: number): Promise<Capture> {
  const { type, fields } = record
  // Leaves room for the HTTP head. An encoded body is rarely longer than the decoded one.
  const block = await record.block(limit + MAX_HEAD)
  const url = targetOf(fields)
  if (!url || !URL.canParse(url)) throw new ContentError('WARC-Target-URI is not a web address')
  const observedAt = timeOf(fields.get('warc-date'))
  if (!observedAt) throw new ContentError('WARC-Date is missing or invalid')
  if (!block) throw new ContentError(`larger than ${limit} bytes`)
  const base = { url, observedAt, payloadDigest: fields.get('warc-payload-digest') ?? null }
  if (type === 'revisit')
    return { ...base, ...fromHttp(parseHttpResponse(block)), body: null, revisit: referred(fields, url) }
  if (type !== 'response') {
    const none = { location: null, etag: null, lastModified: null, revisit: null }
    return {
      ...base,
      ...none,
      status: 200,
      contentType: fields.get('content-type') ?? null,
      body: limited(block, limit),
    }
  }
  const http = parseHttpResponse(block)
  if (!http) throw new ContentError('not an HTTP response')
  const body = await decodeContent(http.body, http.fields.get('content-encoding') ?? null, limit)
  return { ...base, ...fromHttp(http), body, revisit: null }
}

function limited(body: Buffer, limit: number): Buffer {
  if (body.length > limit) throw new ContentError(`larger than ${limit} bytes`)
  return body
}

function fromHttp(http: { status: number; fields: Fields } | null) {
  const { status, fields } = http ?? { status: 200, fields: parseFields([]) }
  const field = (name: string) => fields.get(name) ?? null
  return {
    status,
    contentType: field('content-type'),
    location: field('location'),
    etag: field('etag'),
    lastModified: field('last-modified'),
  }
}

function referred(fields: Fields, url: string): Capture['revisit'] {
  return {
    url: unbracketed(fields.get('warc-refers-to-target-uri')) ?? url,
    observedAt: timeOf(fields.get('warc-refers-to-date')),
    payloadDigest: fields.get('warc-payload-digest') ?? null,
  }
}

const targetOf = (fields: Fields) => unbracketed(fields.get('warc-target-uri'))
/** Removes the angle brackets that some tools put around a URI, as in an early draft of the standard. */
const unbracketed = (uri: string | undefined) => uri?.replace(/^<(.*)>$/, '$1')

/** Parses a W3C date and time to ISO 8601 UTC. */
function timeOf(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(text)) return null
  const time = new Date(text.replace(/(\.\d{3})\d+Z$/, '$1Z'))
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

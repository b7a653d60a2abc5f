import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Capture } from './capture.js'

const CRLF = '\r\n'
const pack = promisify(gzip)

/** A capture to write. `id` is a UUID. */
export type Writable = Omit<Capture, 'revisit' | 'payloadDigest'> & { id: string }

/** Returns the first record of a file as a gzip member. */
export function warcinfoRecord(id: string, at: string, filename: string, software: string): Promise<Buffer> {
  const block = Buffer.from(`software: ${software}${CRLF}format: WARC File Format 1.1${CRLF}`)
  const fields = ['Content-Type: application/warc-fields', `WARC-Filename: ${filename}`]
  return member('warcinfo', id, at, fields, block)
}

/** Returns a response record as a gzip member. The body is decoded, so the head has no encoding. */
export function responseRecord(capture: Writable): Promise<Buffer> {
  const body = capture.body ?? Buffer.alloc(0)
  const fields = [
    `WARC-Target-URI: ${capture.url}`,
    `WARC-Payload-Digest: ${payloadDigest(body)}`,
    'Content-Type: application/http; msgtype=response',
  ]
  const block = Buffer.concat([head(capture, body.length), body])
  return member('response', capture.id, capture.observedAt, fields, block)
}

/** Returns a revisit record as a gzip member, for a capture whose body is already stored. */
export function revisitRecord(
  capture: Writable,
  original: { url: string; observedAt: string; payloadDigest: string }
): Promise<Buffer> {
  const fields = [
    `WARC-Target-URI: ${capture.url}`,
    'WARC-Profile: http://netpreserve.org/warc/1.1/revisit/identical-payload-digest',
    `WARC-Refers-To-Target-URI: ${original.url}`,
    `WARC-Refers-To-Date: ${original.observedAt}`,
    `WARC-Payload-Digest: ${original.payloadDigest}`,
    'Content-Type: application/http; msgtype=response',
  ]
  return member('revisit', capture.id, capture.observedAt, fields, head(capture, null))
}

/** Returns the digest of a body in the form of WARC-Payload-Digest. */
export const payloadDigest = (body: Buffer): string =>
  `sha256:${createHash('sha256').update(body).digest('hex')}`

function head(capture: Writable, length: number | null): Buffer {
  const fields = [
    ['Content-Type', capture.contentType],
    ['Location', capture.location],
    ['ETag', capture.etag],
    ['Last-Modified', capture.lastModified],
    ['Content-Length', length === null ? null : String(length)],
  ].filter(([, value]) => value !== null)
  const lines = [
    `HTTP/1.1 ${capture.status} `,
    ...fields.map(([name, value]) => `${name}: ${oneLine(value!)}`),
  ]
  return Buffer.from(lines.join(CRLF) + CRLF + CRLF, 'latin1')
}

const oneLine = (value: string) => value.replace(/[\r\n\0]+/g, ' ')

function member(type: string, id: string, date: string, fields: string[], block: Buffer): Promise<Buffer> {
  const lines = ['WARC/1.1', `WARC-Type: ${type}`, `WARC-Record-ID: <urn:uuid:${id}>`, `WARC-Date: ${date}`]
  const header = [...lines, ...fields.map(oneLine), `Content-Length: ${block.length}`, '', ''].join(CRLF)
  return pack(Buffer.concat([Buffer.from(header), block, Buffer.from(CRLF + CRLF)]), { level: 6 })
}

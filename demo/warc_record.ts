import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { DemoPage } from '#demo/pages/html'

const CRLF = '\r\n'

/** Returns the record at the start of a WARC/1.1 file, as a gzip member. */
export function warcinfoRecord(filename: string, date: string): Buffer {
  const block = Buffer.from(`software: demo world generator${CRLF}format: WARC File Format 1.1${CRLF}`)
  return record('warcinfo', date, block, [
    `WARC-Filename: ${filename}`,
    'Content-Type: application/warc-fields',
  ])
}

/** Returns a response record with its HTTP header, as a gzip member. */
export function responseRecord(page: DemoPage): Buffer {
  const payload = Buffer.from(page.body)
  const location = page.location ? `Location: ${page.location}${CRLF}` : ''
  const head = `HTTP/1.1 ${page.status} ${page.status === 301 ? 'Moved Permanently' : 'OK'}${CRLF}Content-Type: ${page.content_type}${CRLF}${location}Content-Length: ${payload.length}${CRLF}${CRLF}`
  return record('response', page.observed_at, Buffer.concat([Buffer.from(head), payload]), [
    `WARC-Target-URI: ${page.url}`,
    `WARC-Payload-Digest: sha1:${base32(createHash('sha1').update(payload).digest())}`,
    'Content-Type: application/http; msgtype=response',
  ])
}

function record(type: string, date: string, block: Buffer, fields: string[]): Buffer {
  const id = uuid(createHash('sha1').update(type).update(date).update(fields[0]).update(block).digest())
  const head = [
    'WARC/1.1',
    `WARC-Type: ${type}`,
    `WARC-Record-ID: <urn:uuid:${id}>`,
    `WARC-Date: ${date}`,
    ...fields,
    `Content-Length: ${block.length}`,
    '',
    '',
  ].join(CRLF)
  return gzipSync(Buffer.concat([Buffer.from(head), block, Buffer.from(CRLF + CRLF)]))
}

/** Returns a name-based UUID (version 5), so that a page always has the same record id. */
function uuid(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16))
  bytes[6] = (bytes[6] & 0x0f) | 0x50
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** RFC 4648 without padding, the format of WARC digests. */
function base32(bytes: Buffer): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return text
}

import { writeFileSync } from 'node:fs'

/** A page as text, sent as UTF-8, or as bytes, sent without a charset. */
type Page = { url: string; html: string | Uint8Array }

/** Writes pages as response records of a WARC 1.1 file, all with the same date. */
export function writeWarc(path: string, pages: readonly Page[], readAt: string): void {
  const records = pages.flatMap(({ url, html }, i) => {
    const charset = typeof html === 'string' ? '; charset=utf-8' : ''
    const body = Buffer.concat([
      Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: text/html${charset}\r\n\r\n`),
      Buffer.from(html),
    ])
    const id = `<urn:uuid:00000000-0000-4000-8000-${String(i).padStart(12, '0')}>`
    const head = [
      'WARC/1.1',
      'WARC-Type: response',
      `WARC-Record-ID: ${id}`,
      `WARC-Date: ${readAt}`,
      `WARC-Target-URI: ${url}`,
      'Content-Type: application/http;msgtype=response',
      `Content-Length: ${body.byteLength}`,
      '\r\n',
    ].join('\r\n')
    return [Buffer.from(head), body, Buffer.from('\r\n\r\n')]
  })
  writeFileSync(path, Buffer.concat(records))
}

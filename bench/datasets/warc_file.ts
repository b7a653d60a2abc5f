import { writeFileSync } from 'node:fs'
import type { WebPage } from '../deep_search/generated_web.js'

/** Writes pages as response records of a WARC 1.1 file, all with the same date. */
export function writeWarc(path: string, pages: readonly WebPage[], readAt: string): void {
  const records = pages.map(({ url, html }, i) => {
    const body = `HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\n\r\n${html}`
    const id = `<urn:uuid:00000000-0000-4000-8000-${String(i).padStart(12, '0')}>`
    return [
      'WARC/1.1',
      'WARC-Type: response',
      `WARC-Record-ID: ${id}`,
      `WARC-Date: ${readAt}`,
      `WARC-Target-URI: ${url}`,
      'Content-Type: application/http;msgtype=response',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      `${body}\r\n\r\n`,
    ].join('\r\n')
  })
  writeFileSync(path, records.join(''))
}

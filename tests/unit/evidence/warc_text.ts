import { randomUUID } from 'node:crypto'

export type RecordText = {
  url?: string
  body?: string | Buffer
  type?: string
  version?: string
  date?: string
  status?: number
  contentType?: string
  /** Lines of the HTTP head. */
  http?: string[]
  /** Lines of the record's header. */
  fields?: string[]
  /** Replaces the HTTP response. */
  block?: Buffer
}

/** Returns a WARC record as other tools write it. */
export function warcRecord(record: RecordText = {}): Buffer {
  const {
    url = 'https://a.example/',
    body = '',
    type = 'response',
    version = 'WARC/1.1',
    status = 200,
  } = record
  const { date = '2026-01-02T03:04:05Z', contentType = 'text/html', http = [], fields = [] } = record
  const payload = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
  const head = [`HTTP/1.1 ${status} OK`, `Content-Type: ${contentType}`, ...http, '', ''].join('\r\n')
  const block = record.block ?? Buffer.concat([Buffer.from(head), payload])
  const own = fields.some((line) => /^content-length:/i.test(line)) ? [] : [`Content-Length: ${block.length}`]
  const lines = [
    version,
    `WARC-Type: ${type}`,
    `WARC-Record-ID: <urn:uuid:${randomUUID()}>`,
    `WARC-Date: ${date}`,
    `WARC-Target-URI: ${url}`,
    'Content-Type: application/http; msgtype=response',
    ...fields,
    ...own,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), block, Buffer.from('\r\n\r\n')])
}

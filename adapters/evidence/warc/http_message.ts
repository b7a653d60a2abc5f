import { type Fields, parseFields } from './fields.js'

/** The body has no transfer coding. */
export type HttpMessage = { status: number; fields: Fields; body: Buffer }

/** Bytes of a block that are searched for the end of the HTTP head. */
const MAX_HEAD = 256 * 1024

/** Parses the HTTP response in a record's block. Returns null for other content. */
export function parseHttpResponse(block: Buffer): HttpMessage | null {
  const head = block.subarray(0, MAX_HEAD)
  const end = headEnd(head)
  const lines = head.subarray(0, end.at).toString('latin1').split(/\r?\n/)
  const status = /^HTTP\/\d(?:\.\d)? (\d{3})\b/i.exec(lines[0] ?? '')
  if (!status) return null
  const fields = parseFields(lines.slice(1))
  const body = block.subarray(end.at + end.length)
  const chunked = /\bchunked\b/i.test(fields.get('transfer-encoding') ?? '')
  return { status: Number(status[1]), fields, body: chunked ? dechunk(body) : body }
}

function headEnd(head: Buffer): { at: number; length: number } {
  const strict = head.indexOf('\r\n\r\n')
  const loose = head.indexOf('\n\n')
  if (strict >= 0 && (loose < 0 || strict < loose)) return { at: strict, length: 4 }
  return loose >= 0 ? { at: loose, length: 2 } : { at: head.length, length: 0 }
}

/** Joins the chunks up to the first broken chunk. Returns a body without chunks unchanged. */
function dechunk(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const end = body.indexOf('\n', at)
    const size =
      end < 0
        ? null
        : /^([\da-f]{1,8})[ \t]*(?:;.*)?\r?$/i.exec(body.toString('latin1', at, Math.min(end, at + 1000)))
    if (!size) return at === 0 ? body : Buffer.concat(parts)
    const length = Number.parseInt(size[1], 16)
    if (length === 0) return Buffer.concat(parts)
    parts.push(body.subarray(end + 1, end + 1 + length))
    at = end + 1 + length
    if (body[at] === 13) at++
    if (body[at] === 10) at++
  }
}

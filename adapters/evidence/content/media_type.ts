const TEXTUAL =
  /^(?:text\/(?!css|javascript|ecmascript)[\w.+-]+|application\/(?:xhtml\+xml|xml|json|ld\+json|[\w.-]+\+(?:xml|json))|message\/rfc822)$/
const VAGUE = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'text/plain',
  'unknown/unknown',
  'application/unknown',
  '*/*',
])
const SIGNATURES = [
  '%PDF-',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'PK\x03\x04',
  'RIFF',
  '\x1f\x8b',
  'OggS',
  'ID3',
  'wOF',
  '\x7fELF',
  'MZ\x90',
  'BM\xf6',
  '\0\0\0\x18ftyp',
  '\0\0\0\x20ftyp',
  'Rar!',
  '7z\xbc\xaf',
  'BZh',
  '\xca\xfe\xba\xbe',
  '\0\0\x01\0',
  'II*\0',
  'MM\0*',
]
const HTML_START =
  /^(?:\s|<!--[\s\S]*?-->)*<(?:!doctype\s+html|html|head|body|title|meta|h[1-6]|div|p|table|a|br|script|style|link)\b/i
const XML_START = /^\s*<\?xml\b/

/** Returns the lower-case media type of a Content-Type header, or ''. */
function mediaTypeOf(header: string | null | undefined): string {
  const type = (header ?? '').split(';')[0].trim().toLowerCase()
  return /^[\w.+*-]+\/[\w.+*-]+$/.test(type) ? type : ''
}

/** Returns the media type of a text body, or null. Sniffs the bytes when the header is vague. */
export function sniffMediaType(header: string | null, bytes: Uint8Array): string | null {
  const declared = mediaTypeOf(header)
  if (isBinary(bytes)) return null
  if (!VAGUE.has(declared)) return TEXTUAL.test(declared) ? declared : null
  const start = Buffer.from(bytes.subarray(0, 1024))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
  if (HTML_START.test(start)) return 'text/html'
  if (XML_START.test(start)) return 'application/xml'
  if (declared === 'text/plain') return declared
  return declared === '' && bytes.length ? 'text/plain' : null
}

/** Whether bytes have a binary signature or many control characters. UTF-16 text has neither. */
function isBinary(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024))
  const start = head.subarray(0, 16).toString('latin1')
  if (SIGNATURES.some((signature) => start.startsWith(signature))) return true
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return false
  let controls = 0
  let nuls = 0
  for (const byte of head) {
    if (byte === 0) nuls++
    else if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32)) controls++
  }
  // UTF-16 without a mark is almost half NULs, without other control characters.
  return controls > head.length / 100 || (nuls > 0 && nuls < head.length / 3)
}

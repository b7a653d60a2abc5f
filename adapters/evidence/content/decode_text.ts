const META = /<meta\b[^>]{0,500}?\bcharset\s*=\s*(?:["']\s*)?([\w.:-]{2,40})/i
const XML = /^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{2,40})["']/
const SINGLE_BYTE = /^(?:windows-125\d|windows-874|iso-8859-\d+i?|koi8-.|macintosh|x-mac-cyrillic|ibm866)$/

/**
 * Decodes a body whose charset may be wrong. Uses, in this order: a byte order mark, clear UTF-8,
 * the best of the declared charsets, windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null): string {
  const mark = byteOrderMark(bytes)
  if (mark) return decode(bytes, mark)
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const labels = [charsetOf(contentType), XML.exec(head)?.[1], META.exec(head)?.[1]]
    .map((label) => label && encodingOf(label))
    .filter((label) => label !== undefined)
  // Ignores a declared UTF-16 without a NUL among the first 64 bytes: such text is usually ASCII.
  const usable = labels.filter((label) => !label.startsWith('utf-16') || bytes.subarray(0, 64).includes(0))
  if (!labels.length && bytes.subarray(0, 64).includes(0))
    usable.push(bytes[0] === 0 ? 'utf-16be' : 'utf-16le')
  const utf8 = decode(bytes, 'utf-8')
  if (isUtf8(utf8, bytes.length, usable[0])) return utf8
  const texts = usable.filter((label) => label !== 'utf-8').map((label) => decode(bytes, label))
  return texts.find((text) => faults(text) === 0) ?? texts[0] ?? decode(bytes, 'windows-1252')
}

/**
 * Whether UTF-8 is the right charset. Text with characters beyond ASCII and without faults is
 * UTF-8. For ASCII and for text with few faults, a declared multi-byte charset wins.
 */
function isUtf8(text: string, bytes: number, label: string | undefined): boolean {
  let wide = 0
  let broken = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) broken++
    else if (code > 0x7f) wide++
  }
  // A single byte beyond ASCII at the very end looks like a truncated character.
  if (broken === 0 && wide === 0 && text.length < bytes) return false
  if (broken === 0 && wide === 0) return label === undefined || label === 'utf-8' || SINGLE_BYTE.test(label)
  if (broken === 0) return true
  return wide > 10 * broken && (label === undefined || label === 'utf-8' || SINGLE_BYTE.test(label))
}

/** Counts replacement characters and C1 control characters, which show a wrong charset. */
function faults(text: string): number {
  return text.match(/[\ufffd\u0080-\u009f]/g)?.length ?? 0
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

const charsetOf = (contentType: string | null) =>
  /;\s*charset\s*=\s*["']?([\w.:-]{2,40})/i.exec(contentType ?? '')?.[1]

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  // Drops a truncated character at the end of the body.
  return new TextDecoder(encoding).decode(bytes, { stream: encoding === 'utf-8' })
}

import { Transform } from 'node:stream'

/** The encoding of a text file. `windows-1252` includes Latin-1. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Detects UTF-16 by its byte order mark, or by the zero bytes of its ASCII characters. */
export function encodingOf(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, Math.min(head.length, 1024) & ~1)
  const pairs = sample.length / 2
  const zeros = [0, 0]
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]++
  if (pairs < 2) return 'utf-8'
  const likely = zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be'
  const isLikely = Math.max(...zeros) > pairs / 2 && Math.min(...zeros) === 0
  return isLikely && isText(new TextDecoder(likely).decode(sample)) ? likely : 'utf-8'
}

/** Whether a text has no control characters besides white space. */
function isText(text: string): boolean {
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code < 9 || (code > 13 && code < 32)) return false
  }
  return true
}

/** Returns the start of a file as UTF-8. */
export const headAsUtf8 = (head: Buffer): Buffer => {
  const encoding = encodingOf(head)
  return encoding === 'utf-8' ? head : Buffer.from(new TextDecoder(encoding).decode(head))
}

/** Converts a UTF-16 stream to UTF-8. */
export function toUtf8(encoding: 'utf-16le' | 'utf-16be'): Transform {
  const decoder = new TextDecoder(encoding)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.from(decoder.decode(chunk, { stream: true })))
    },
    flush(done) {
      done(null, Buffer.from(decoder.decode()))
    },
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows = new TextDecoder('windows-1252')

/**
 * Decodes the lines of a file that is UTF-8 or Windows-1252. Valid UTF-8 is always read as UTF-8. Any other
 * line is read as Windows-1252, which becomes the file's encoding. But if all earlier lines with non-ASCII
 * characters were UTF-8, the line is damaged.
 */
export class LineDecoder {
  #isUtf8 = false
  encoding: TextEncoding = 'utf-8'

  /** Returns the text, or null for a damaged line. */
  decode(bytes: Buffer): string | null {
    const text = bytes.toString('utf8')
    if (text.length === bytes.length && !text.includes('\uFFFD')) return text
    if (!text.includes('\uFFFD') || isUtf8(bytes)) {
      this.#isUtf8 = true
      return text
    }
    if (this.#isUtf8 && this.encoding === 'utf-8') return null
    const converted = windows.decode(bytes)
    // Windows-1252 leaves five bytes from 81 to 9D undefined. The decoder makes them these controls.
    if (/[\u0080-\u009f]/.test(converted)) return null
    this.encoding = 'windows-1252'
    return converted
  }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}

import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { type Duplex, pipeline, type Readable, Transform } from 'node:stream'

/** A line longer than this is not read. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024

/** One line of a text file, from 1; `text` is null when it is too long or not UTF-8, as `problem` says. */
export type TextLine = { line: number; text: string; problem?: undefined } | { line: number; problem: string }

/** The bytes of a file, unzipped where its first bytes say gzip. `onBytes` hears how much of the file was read. */
export function openFile(path: string, gzipped: boolean, onBytes?: (bytes: number) => void): Readable {
  const chunk = 1 << 18
  const stages: Duplex[] = []
  // A stage of its own: a `data` listener would set the file flowing before its reader is there, and lose what it gave.
  if (onBytes) stages.push(counter(onBytes))
  if (gzipped) stages.push(createGunzip({ chunkSize: chunk }))
  const file = createReadStream(path, { highWaterMark: chunk })
  // Errors of any stage arrive at whoever reads the result.
  if (stages.length) pipeline([file, ...stages], () => {})
  return stages.at(-1) ?? file
}

function counter(onBytes: (bytes: number) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
}

/** The lines of a UTF-8 stream, with LF or CRLF ends, memory bounded by the longest line. */
export async function* textLines(stream: Readable): AsyncGenerator<TextLine> {
  let line = 0
  let rest: Buffer[] = []
  let restBytes = 0
  let tooLong = false
  const take = (end: Buffer): TextLine => {
    const bytes = rest.length ? Buffer.concat([...rest, end]) : end
    const long = tooLong || bytes.length > MAX_LINE_BYTES
    rest = []
    restBytes = 0
    tooLong = false
    line++
    return long ? { line, problem: `the line is longer than ${MAX_LINE_BYTES} bytes` } : decoded(line, bytes)
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let start = 0
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield take(chunk.subarray(start, end))
      start = end + 1
    }
    if (start === chunk.length) continue
    restBytes += chunk.length - start
    if (restBytes > MAX_LINE_BYTES) {
      rest = []
      tooLong = true
    } else if (!tooLong) rest.push(chunk.subarray(start))
  }
  if (rest.length || tooLong) yield take(Buffer.alloc(0))
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decoded(line: number, bytes: Buffer): TextLine {
  let text = bytes.toString('utf8')
  if (text.includes('\uFFFD')) {
    try {
      strict.decode(bytes)
    } catch {
      return { line, problem: 'the line is not UTF-8' }
    }
  }
  if (line === 1 && text.startsWith('\uFEFF')) text = text.slice(1)
  return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text }
}

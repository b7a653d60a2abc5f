import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { LineDecoder } from './encoding.js'
import { type Duplex, pipeline, type Readable, Transform } from 'node:stream'

/** Maximum bytes of a line. A longer line is rejected. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024

/** A line of a text file, counted from 1: its text, or its `problem`. */
export type TextLine = { line: number; text: string; problem?: undefined } | { line: number; problem: string }

/**
 * Opens a file, unzips it if `gzipped` and runs it through `convert`. Calls `onBytes` with the size
 * of each chunk read from disk.
 */
export function openFile(
  path: string,
  gzipped: boolean,
  onBytes?: (bytes: number) => void,
  convert?: Transform
): Readable {
  const chunk = 1 << 18
  const stages: Duplex[] = []
  // Counts in a separate stage: a `data` listener would start the flow too early and lose chunks.
  if (onBytes) stages.push(counter(onBytes))
  if (gzipped) stages.push(createGunzip({ chunkSize: chunk }))
  if (convert) stages.push(convert)
  const file = createReadStream(path, { highWaterMark: chunk })
  // The reader of the last stage receives the errors of all stages.
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

/**
 * Splits a UTF-8 or Windows-1252 stream at LF or CRLF. Buffers at most MAX_LINE_BYTES of a line.
 * @param decoder has the detected encoding after the last line
 */
export async function* textLines(stream: Readable, decoder = new LineDecoder()): AsyncGenerator<TextLine> {
  let line = 0
  let rest: Buffer[] = []
  let restBytes = 0
  let isTooLong = false
  const take = (end: Buffer): TextLine => {
    const bytes = rest.length ? Buffer.concat([...rest, end]) : end
    const isLong = isTooLong || bytes.length > MAX_LINE_BYTES
    rest = []
    restBytes = 0
    isTooLong = false
    line++
    return isLong
      ? { line, problem: `the line is longer than ${MAX_LINE_BYTES} bytes` }
      : decoded(line, bytes, decoder)
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
      isTooLong = true
    } else if (!isTooLong) rest.push(chunk.subarray(start))
  }
  if (rest.length || isTooLong) yield take(Buffer.alloc(0))
}

function decoded(line: number, bytes: Buffer, decoder: LineDecoder): TextLine {
  let text = decoder.decode(bytes)
  if (text === null) return { line, problem: 'the line is not UTF-8' }
  if (line === 1 && text.startsWith('\uFEFF')) text = text.slice(1)
  return { line, text: text.endsWith('\r') ? text.slice(0, -1) : text }
}

const LF = 10
const EMPTY = Buffer.alloc(0)

/** Reads lines and fixed numbers of bytes from a stream. Buffers one chunk and the result. */
export class ByteReader {
  #chunk: Buffer = EMPTY
  #ended = false
  readonly #source: AsyncIterator<Buffer>
  /** Bytes read or skipped so far. */
  position = 0

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns a line without its end, null after the last line, or 'long' beyond `limit` bytes. */
  async line(limit: number): Promise<Buffer | 'long' | null> {
    const parts: Buffer[] = []
    let length = 0
    for (;;) {
      if (this.#chunk.length === 0 && !(await this.#pull())) {
        return parts.length ? Buffer.concat(parts) : null
      }
      const end = this.#chunk.indexOf(LF)
      const part = this.#take(end < 0 ? this.#chunk.length : end + 1)
      length += part.length
      if (length > limit + 2) return 'long'
      parts.push(part)
      if (end >= 0) return withoutLineEnd(parts.length === 1 ? part : Buffer.concat(parts))
    }
  }

  /** Returns the next `count` bytes, or fewer at the end of the stream. */
  async bytes(count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    let missing = count
    while (missing > 0 && (this.#chunk.length > 0 || (await this.#pull()))) {
      const part = this.#take(Math.min(missing, this.#chunk.length))
      parts.push(part)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }

  /** Skips `count` bytes. Returns how many it skipped, which is less at the end of the stream. */
  async skip(count: number): Promise<number> {
    let missing = count
    while (missing > 0 && (this.#chunk.length > 0 || (await this.#pull())))
      missing -= this.#take(Math.min(missing, this.#chunk.length)).length
    return count - missing
  }

  async close(): Promise<void> {
    this.#ended = true
    this.#chunk = EMPTY
    await this.#source.return?.()
  }

  #take(count: number): Buffer {
    const part = this.#chunk.subarray(0, count)
    this.#chunk = this.#chunk.subarray(count)
    this.position += count
    return part
  }

  async #pull(): Promise<boolean> {
    while (!this.#ended && this.#chunk.length === 0) {
      const { done, value } = await this.#source.next()
      if (done) this.#ended = true
      else this.#chunk = value
    }
    return this.#chunk.length > 0
  }
}

function withoutLineEnd(line: Buffer): Buffer {
  const end = line.length - 1
  return line.subarray(0, end > 0 && line[end - 1] === 13 ? end - 1 : end)
}

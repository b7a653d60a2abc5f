import { createGunzip, type Gunzip } from 'node:zlib'

const MAGIC = Buffer.from([0x1f, 0x8b, 0x08])
/** The largest packed size of a broken member that is unpacked again in small steps. */
const MAX_RETRY_BYTES = 4 << 20
/** The largest packed size of a broken member that is unpacked again byte by byte. */
const MAX_BYTEWISE_BYTES = 1 << 18

/**
 * Unpacks concatenated gzip members. Yields the data before the first broken byte, then throws
 * zlib's error. A failing zlib drops the output of its last input. Therefore, members are fed one
 * by one, and a broken member of up to MAX_RETRY_BYTES is fed again in small steps. Of a larger
 * broken member, the last data may be missing. The unpacked bytes of a chunk must fit in memory.
 */
export async function* unpackGzip(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = new ManualGunzip(createGunzip({ chunkSize: 1 << 16 }))
  let member: Buffer[] = []
  let size = 0
  let given = 0
  try {
    for await (const chunk of source) {
      for (const { piece, begins } of split(chunk)) {
        if (begins) [member, size, given] = [[], 0, 0]
        size += piece.length
        if (size <= MAX_RETRY_BYTES) member.push(piece)
        await stream.feed(piece)
        for (const part of stream.take()) {
          given += part.length
          yield part
        }
      }
    }
    await stream.end()
    yield* stream.take()
  } catch (error) {
    if (size <= MAX_RETRY_BYTES) yield* await inSmallSteps(member, given)
    throw error
  } finally {
    stream.destroy()
  }
}

/** Splits a chunk wherever a member may begin. */
function* split(chunk: Buffer): Generator<{ piece: Buffer; begins: boolean }> {
  for (let at = 0, begins = false; at < chunk.length; ) {
    begins = chunk.subarray(at, at + 3).equals(MAGIC)
    const next = chunk.indexOf(MAGIC, at + 1)
    const end = next < 0 ? chunk.length : next
    yield { piece: chunk.subarray(at, end), begins }
    at = end
  }
}

/** Returns the unpacked bytes of a broken member, from a position to the first broken byte. */
async function inSmallSteps(member: Buffer[], from: number): Promise<Buffer[]> {
  const stream = new ManualGunzip(createGunzip({ chunkSize: 64 }))
  const bytes = Buffer.concat(member)
  const step = bytes.length <= MAX_BYTEWISE_BYTES ? 1 : 64
  try {
    for (let at = 0; at < bytes.length; at += step) await stream.feed(bytes.subarray(at, at + step))
    await stream.end()
  } catch {
    // The caller throws the error of the first attempt.
  }
  stream.destroy()
  return [Buffer.concat(stream.take()).subarray(from)]
}

/** A gunzip stream fed by hand, whose output survives an error of the stream. */
class ManualGunzip {
  #parts: Buffer[] = []
  #ended = false
  #error: Error | null = null
  /** Ends the current wait when the stream fails or ends. */
  #stop: () => void = () => {}

  constructor(private readonly gunzip: Gunzip) {
    gunzip.on('data', (part) => this.#parts.push(part))
    gunzip.on('end', () => {
      this.#ended = true
      this.#stop()
    })
    gunzip.on('error', (error) => {
      this.#error = error
      this.#stop()
    })
  }

  /** Resolves when the piece is unpacked. Zeros may follow the last member. */
  async feed(piece: Buffer): Promise<void> {
    if (!this.#ended) await this.#wait((done) => this.gunzip.write(piece, done))
    else if (piece.some((byte) => byte !== 0))
      throw Object.assign(new Error('data after the end'), { code: 'Z_DATA_ERROR' })
  }

  async end(): Promise<void> {
    if (!this.#ended) await this.#wait(() => this.gunzip.end())
  }

  take(): Buffer[] {
    const parts = this.#parts
    this.#parts = []
    return parts
  }

  destroy(): void {
    this.gunzip.destroy()
  }

  async #wait(start: (done: () => void) => void): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#stop = resolve
      start(resolve)
    })
    if (this.#error) throw this.#error
  }
}

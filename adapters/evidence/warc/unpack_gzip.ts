import { createGunzip, type Gunzip } from 'node:zlib'

const MAGIC = Buffer.from([0x1f, 0x8b, 0x08])
/** A member that breaks is gone over again where it is no longer than this packed. */
const KEPT = 4 << 20
const BYTEWISE = 1 << 18

/**
 * Unpacks gzip members laid end to end, and gives all that comes before a break: the library drops what it unpacked
 * together with the bytes it fails at, so input is fed member by member, and the one that fails again in small steps.
 * @param source pieces small enough that what each unpacks to may be held
 * @throws what zlib threw, after all that was sound has been given
 */
export async function* unpackGzip(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const stream = new Fed(createGunzip({ chunkSize: 1 << 16 }))
  let member: Buffer[] = []
  let size = 0
  let given = 0
  try {
    for await (const chunk of source) {
      for (const { piece, begins } of split(chunk)) {
        if (begins) [member, size, given] = [[], 0, 0]
        size += piece.length
        if (size <= KEPT) member.push(piece)
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
    if (size <= KEPT) yield* await inSmallSteps(member, given)
    throw error
  } finally {
    stream.destroy()
  }
}

/** Pieces that begin where a member may begin. */
function* split(chunk: Buffer): Generator<{ piece: Buffer; begins: boolean }> {
  for (let at = 0, begins = false; at < chunk.length; ) {
    begins = chunk.subarray(at, at + 3).equals(MAGIC)
    const next = chunk.indexOf(MAGIC, at + 1)
    const end = next < 0 ? chunk.length : next
    yield { piece: chunk.subarray(at, end), begins }
    at = end
  }
}

/** What a broken member holds before its break, from a place on. */
async function inSmallSteps(member: Buffer[], from: number): Promise<Buffer[]> {
  const stream = new Fed(createGunzip({ chunkSize: 64 }))
  const bytes = Buffer.concat(member)
  const step = bytes.length <= BYTEWISE ? 1 : 64
  try {
    for (let at = 0; at < bytes.length; at += step) await stream.feed(bytes.subarray(at, at + step))
    await stream.end()
  } catch {
    // The break is where it was.
  }
  stream.destroy()
  return [Buffer.concat(stream.take()).subarray(from)]
}

/** A stream fed by hand, so that what it unpacked is held here and not in it when it breaks. */
class Fed {
  #parts: Buffer[] = []
  #ended = false
  #error: Error | null = null
  /** Told of an error or the end by whoever waits. */
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

  /** Resolves when what the piece unpacks to is here. A member may be followed by zeros, which end the stream. */
  async feed(piece: Buffer): Promise<void> {
    if (!this.#ended) await this.#wait((done) => this.gunzip.write(piece, done))
    else if (piece.some((byte) => byte !== 0))
      throw Object.assign(new Error('data after the end'), { code: 'Z_DATA_ERROR' })
  }

  /** Resolves when all is here. */
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

import { promisify } from 'node:util'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { Parser } from 'htmlparser2'

type XmlHandler = {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

const MAX_PARTS = 10_000

/**
 * The parts of an Office file. Reads one part at a time as a stream, so that memory does not grow with the
 * file. The sizes that the archive states are checked while it is unzipped.
 */
export class ZipParts {
  readonly #zip: yauzl.ZipFile
  readonly #entries: ReadonlyMap<string, yauzl.Entry>

  private constructor(zip: yauzl.ZipFile, entries: ReadonlyMap<string, yauzl.Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(path: string): Promise<ZipParts> {
    const zip = await promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)(path, {
      lazyEntries: true,
      autoClose: false,
    })
    try {
      return new ZipParts(zip, await entriesOf(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** Streams a part. Throws if it would be larger than `max` bytes. */
  async stream(name: string, max: number): Promise<Readable> {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`its part ${name} is missing`)
    if (entry.uncompressedSize > max) throw new Error(`its part ${name} is larger than ${max} bytes`)
    return promisify<yauzl.Entry, Readable>(this.#zip.openReadStream.bind(this.#zip))(entry)
  }

  /** Parses a small part. Names have no namespace prefix. */
  async parse(name: string, max: number, handler: XmlHandler): Promise<void> {
    for await (const _ of this.parseStream(name, max, handler));
  }

  /** Parses a part and yields after each piece of it, so that the caller can take the results. */
  async *parseStream(name: string, max: number, handler: XmlHandler): AsyncGenerator<void> {
    const decoder = new TextDecoder()
    const parser = new Parser(
      {
        onopentag: (tag, attributes) => handler.open?.(local(tag), attributes),
        ontext: (text) => handler.text?.(text),
        onclosetag: (tag) => handler.close?.(local(tag)),
      },
      { xmlMode: true, decodeEntities: true }
    )
    for await (const chunk of await this.stream(name, max)) {
      parser.write(decoder.decode(chunk as Buffer, { stream: true }))
      yield
    }
    parser.end(decoder.decode())
    yield
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>()
    if (zip.entryCount > MAX_PARTS) return reject(new Error(`it has more than ${MAX_PARTS} parts`))
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })
}

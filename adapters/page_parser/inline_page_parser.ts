import { readPage } from '#domain/evidence/read_page'
import type { Snapshot } from '#domain/evidence/page'
import { PageParser, type ParseFailure, type ParseOptions, type ReadPage } from '#domain/evidence/page_parser'

/** Parses on the calling thread without limits. Only for trusted pages in tests and benchmarks. */
export class InlinePageParser extends PageParser {
  /** Parsed pages by snapshot, then by hint. */
  readonly #read = new WeakMap<Snapshot, Map<string, ReadPage>>()

  async parse(snapshot: Snapshot, { about }: Partial<ParseOptions> = {}): Promise<ReadPage | ParseFailure> {
    const known = this.#read.get(snapshot) ?? new Map<string, ReadPage>()
    this.#read.set(snapshot, known)
    const key = JSON.stringify(about ?? null)
    const read = known.get(key) ?? readPage(snapshot, about)
    known.set(key, read)
    return read
  }
}

import { readPage } from '#domain/evidence/read_page'
import type { Snapshot } from '#domain/evidence/page'
import { PageParser, type ParseFailure, type ReadPage } from '#domain/evidence/page_parser'

/** Parses on the calling thread without limits. Only for trusted pages in tests and benchmarks. */
export class InlinePageParser extends PageParser {
  readonly #read = new WeakMap<Snapshot, ReadPage>()

  async parse(snapshot: Snapshot): Promise<ReadPage | ParseFailure> {
    let read = this.#read.get(snapshot)
    if (!read) this.#read.set(snapshot, (read = readPage(snapshot)))
    return read
  }
}

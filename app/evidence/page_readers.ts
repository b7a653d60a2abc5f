import type { Evidence } from '#domain/ports/evidence'
import { PageReader } from '#domain/truth/research/page_reader'

const READERS = new WeakMap<Evidence, PageReader>()

/** The reader of this process: a page that several requests need is parsed once. */
export function pageReaderOf(evidence: Evidence): PageReader {
  let reader = READERS.get(evidence)
  if (!reader) READERS.set(evidence, (reader = new PageReader(evidence)))
  return reader
}

import { NumberColumn } from './number_column.js'
import { PhraseReader } from './phrase_reader.js'
import { FilterPostingsReader, TextPostingsReader } from './postings_reader.js'
import { SegmentImage, type SegmentMeta } from './segment_layout.js'
import { VectorColumn } from './vectors/vector_column.js'
import { StringTable } from './string_table.js'

export type TextField = {
  strings: StringTable
  postings: TextPostingsReader
  holders: number
  tokens: number
}
export type TermField = { strings: StringTable; postings: FilterPostingsReader }

/** Opens the fields of a segment on first use. Readers have only views of shared bytes. */
export class SegmentReader {
  readonly documents: number
  readonly meta: SegmentMeta
  #image: SegmentImage
  #ids: StringTable | undefined
  #ranks: NumberColumn | undefined
  #stored: NumberColumn | undefined
  #text = new Map<string, TextField>()
  #terms = new Map<string, TermField>()
  #phrases = new Map<string, PhraseReader>()
  #numbers = new Map<string, NumberColumn>()
  #vectors = new Map<string, VectorColumn>()

  constructor(readonly buffer: SharedArrayBuffer) {
    this.#image = new SegmentImage(buffer)
    this.meta = this.#image.meta
    this.documents = this.meta.documents
  }

  get ids(): StringTable {
    this.#ids ??= new StringTable(this.#image, 'ids')
    return this.#ids
  }

  get ranks(): NumberColumn {
    this.#ranks ??= new NumberColumn(this.#image.section('rank'))
    return this.#ranks
  }

  /**
   * Returns the offset of a document's stored record. The record ends where the next document's record
   * begins.
   */
  storedAt(document: number): number {
    this.#stored ??= new NumberColumn(this.#image.section('stored'))
    return this.#stored.values[document]
  }

  text(field: string): TextField | undefined {
    const facts = this.meta.text[field]
    if (!facts) return undefined
    return opened(this.#text, field, () => ({
      strings: new StringTable(this.#image, `text/${field}`),
      postings: new TextPostingsReader(this.#image, `text/${field}`, facts.average),
      holders: facts.holders,
      tokens: facts.tokens,
    }))
  }

  terms(field: string): TermField | undefined {
    if (!this.meta.terms.includes(field)) return undefined
    return opened(this.#terms, field, () => ({
      strings: new StringTable(this.#image, `terms/${field}`),
      postings: new FilterPostingsReader(this.#image, `terms/${field}`),
    }))
  }

  phrases(field: string): PhraseReader | undefined {
    if (!this.meta.phrases.includes(field)) return undefined
    return opened(this.#phrases, field, () => new PhraseReader(this.#image, `phrases/${field}`))
  }

  numbers(field: string): NumberColumn | undefined {
    if (!this.meta.numbers.includes(field)) return undefined
    return opened(this.#numbers, field, () => new NumberColumn(this.#image.section(`numbers/${field}`)))
  }

  vectors(field: string): VectorColumn | undefined {
    const dimensions = this.meta.vectors?.[field]
    if (dimensions === undefined) return undefined
    return opened(this.#vectors, field, () => new VectorColumn(this.#image, `vectors/${field}`, dimensions))
  }
}

function opened<T>(cache: Map<string, T>, field: string, open: () => T): T {
  let found = cache.get(field)
  if (found === undefined) {
    found = open()
    cache.set(field, found)
  }
  return found
}

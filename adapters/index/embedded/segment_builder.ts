import type { IndexDocument } from '#domain/ports/search_index'
import { Inverter, Vocabulary } from './field_inverter.js'
import { encodeColumn } from './number_column.js'
import { PhraseInverter } from './phrase_inverter.js'
import { FilterPostingsWriter, TextPostingsWriter } from './postings_writer.js'
import { RecordBuffer } from './stored_records.js'
import { SegmentDraft, type SegmentMeta } from './segment_layout.js'
import { StringTableWriter } from './string_table.js'
import { writeVectors } from './vector_column.js'

/** A document as JSON between threads: its stored value as JSON text, its vectors as base64. */
export type EncodedDocument = Omit<IndexDocument, 'stored' | 'vectors'> & {
  stored: string
  vectors?: Record<string, string>
}

export function encodeDocument(document: IndexDocument): EncodedDocument {
  const { vectors, ...rest } = document
  const encoded = { ...rest, stored: JSON.stringify(document.stored ?? null) }
  if (!vectors) return encoded
  const bytes = Object.entries(vectors).map(([field, { buffer, byteOffset, byteLength }]) => [
    field,
    Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  ])
  return { ...encoded, vectors: Object.fromEntries(bytes) }
}

/** A complete segment before layout, and its stored records in order. */
export type BuiltSegment = { draft: SegmentDraft; meta: SegmentMeta; records: Iterable<Uint8Array> }

/** A string field under construction. Text fields count tokens per document in `lengths`. */
class StringField {
  vocabulary = new Vocabulary()
  inverter = new Inverter()
  lengths: number[] = []

  endDocument(): void {
    this.inverter.endDocument()
  }
}

/** Builds a segment from documents. Numbers documents by falling static rank, then rising id. */
export class SegmentBuilder {
  #ids: string[] = []
  #ranks: number[] = []
  #records = new RecordBuffer()
  #text = new Map<string, StringField>()
  #terms = new Map<string, StringField>()
  #phrases = new Map<string, PhraseInverter>()
  #numbers = new Map<string, number[]>()
  #vectors = new Map<string, Map<number, Int8Array>>()

  get size(): number {
    return this.#ids.length
  }

  add(document: EncodedDocument): void {
    const arrival = this.#ids.length
    this.#ids.push(document.id)
    this.#ranks.push(document.rank)
    this.#records.add(document.stored)
    for (const [field, tokens] of Object.entries(document.text)) {
      const { vocabulary, inverter, lengths } = this.#open(this.#text, field, newStringField, arrival)
      for (const token of tokens) inverter.add(vocabulary.numberOf(token))
      while (lengths.length < arrival) lengths.push(0)
      lengths.push(tokens.length)
    }
    for (const [field, terms] of Object.entries(document.terms)) {
      const { vocabulary, inverter } = this.#open(this.#terms, field, newStringField, arrival)
      for (const term of terms) inverter.add(vocabulary.numberOf(term))
    }
    for (const [field, sequences] of Object.entries(document.phrases)) {
      this.#open(this.#phrases, field, () => new PhraseInverter(), arrival).add(sequences)
    }
    for (const [field, value] of Object.entries(document.numbers)) {
      if (!Number.isFinite(value)) continue
      const column = this.#numbers.get(field) ?? []
      this.#numbers.set(field, column)
      while (column.length < arrival) column.push(Number.NaN)
      column.push(value)
    }
    for (const [field, text] of Object.entries(document.vectors ?? {})) {
      const column = this.#vectors.get(field) ?? new Map<number, Int8Array>()
      this.#vectors.set(field, column.set(arrival, new Int8Array(Buffer.from(text, 'base64'))))
    }
    for (const field of this.#text.values()) field.endDocument()
    for (const field of this.#terms.values()) field.endDocument()
    for (const field of this.#phrases.values()) field.endDocument()
  }

  /** Throws when two documents have the same id. */
  build(): BuiltSegment {
    const order = this.#order()
    const draft = new SegmentDraft()
    const ids = new StringTableWriter()
    for (const arrival of order) ids.add(this.#ids[arrival])
    const duplicate = ids.writeTo(draft, 'ids')
    if (duplicate >= 0) throw new Error(`duplicate document id ${this.#ids[order[duplicate]]}`)
    draft.add('rank', encodeColumn(Float64Array.from(order, (arrival) => this.#ranks[arrival])))
    const meta: SegmentMeta = { documents: order.length, text: {}, terms: [], phrases: [], numbers: [] }
    for (const [field, content] of this.#text)
      meta.text[field] = this.#writeText(draft, field, content, order)
    for (const [field, content] of this.#terms) {
      writeTerms(draft, field, content, order)
      meta.terms.push(field)
    }
    for (const [field, content] of this.#phrases) {
      content.writeTo(draft, `phrases/${field}`, order)
      meta.phrases.push(field)
    }
    for (const [field, values] of this.#numbers) {
      const column = Float64Array.from(order, (arrival) => values[arrival] ?? Number.NaN)
      draft.add(`numbers/${field}`, encodeColumn(column))
      meta.numbers.push(field)
    }
    for (const [field, vectors] of this.#vectors) {
      const [{ length: dimensions }] = vectors.values()
      const shape = { documents: order.length, dimensions }
      writeVectors(draft, `vectors/${field}`, shape, (document) => vectors.get(order[document]))
      meta.vectors = { ...meta.vectors, [field]: dimensions }
    }
    return { draft, meta, records: this.#records.inOrder(order) }
  }

  #order(): Uint32Array {
    const ids = this.#ids
    const ranks = Float64Array.from(this.#ranks)
    return Uint32Array.from(ids, (_, arrival) => arrival).sort(
      (one, two) => ranks[two] - ranks[one] || (ids[one] < ids[two] ? -1 : 1)
    )
  }

  /** Returns the field. Creates a new field as empty for all earlier documents. */
  #open<T extends { endDocument(): void }>(
    fields: Map<string, T>,
    field: string,
    make: () => T,
    arrival: number
  ): T {
    const known = fields.get(field)
    if (known) return known
    const made = make()
    for (let past = 0; past < arrival; past++) made.endDocument()
    fields.set(field, made)
    return made
  }

  #writeText(
    draft: SegmentDraft,
    field: string,
    content: StringField,
    order: Uint32Array
  ): SegmentMeta['text'][string] {
    const lengths = Uint32Array.from(order, (arrival) => content.lengths[arrival] ?? 0)
    let holders = 0
    let tokens = 0
    for (const length of lengths) {
      tokens += length
      if (length > 0) holders++
    }
    const average = holders === 0 ? 1 : tokens / holders
    const { texts, numbers } = content.vocabulary.sorted()
    const inverted = content.inverter.invert(texts.length, order)
    const strings = new StringTableWriter()
    const postings = new TextPostingsWriter(lengths, average)
    texts.forEach((text, ordinal) => {
      const number = numbers[ordinal]
      strings.add(text)
      postings.add(inverted.docs, inverted.counts, inverted.starts[number], inverted.starts[number + 1])
    })
    strings.writeTo(draft, `text/${field}`)
    postings.writeTo(draft, `text/${field}`)
    return { holders, tokens, average }
  }
}

function writeTerms(draft: SegmentDraft, field: string, content: StringField, order: Uint32Array): void {
  const { texts, numbers } = content.vocabulary.sorted()
  const inverted = content.inverter.invert(texts.length, order)
  const strings = new StringTableWriter()
  const postings = new FilterPostingsWriter(order.length)
  texts.forEach((text, ordinal) => {
    strings.add(text)
    postings.add(inverted.docs, inverted.starts[numbers[ordinal]], inverted.starts[numbers[ordinal] + 1])
  })
  strings.writeTo(draft, `terms/${field}`)
  postings.writeTo(draft, `terms/${field}`)
}

const newStringField = (): StringField => new StringField()

import { gatherTerms } from './gather_terms.js'
import { type MergeOrder, mergeOrder } from './merge_order.js'
import { encodeColumn } from './number_column.js'
import { mergePhrases } from './phrase_merger.js'
import { PostingGatherer } from './posting_gatherer.js'
import { FilterPostingsWriter, TextPostingsWriter } from './postings_writer.js'
import type { BuiltSegment } from './segment_builder.js'
import { SegmentDraft, type SegmentMeta } from './segment_layout.js'
import type { SnapshotSegment } from './snapshot.js'
import { RecordRun } from './stored_values.js'
import { StringTableWriter } from './string_table.js'
import { mergeTerms } from './term_merge.js'
import { writeVectors } from './vector_column.js'

/** Merges segments into one, without their removed documents. */
export function mergeSegments(inputs: SnapshotSegment[]): BuiltSegment {
  const order = mergeOrder(inputs)
  const draft = new SegmentDraft()
  const meta: SegmentMeta = { documents: order.size, text: {}, terms: [], phrases: [], numbers: [] }
  const ids = new StringTableWriter()
  for (let place = 0; place < order.size; place++) {
    ids.add(inputs[order.segments[place]].reader.ids.get(order.docs[place]))
  }
  if (ids.writeTo(draft, 'ids') >= 0) throw new Error('two segments contain the same document id')
  const ranks = inputs.map(
    ({ reader }) =>
      (doc: number) =>
        reader.ranks.get(doc)
  )
  draft.add('rank', encodeColumn(mergeColumn(order, ranks)))
  const gatherer = new PostingGatherer(order.size)
  for (const field of fieldNames(inputs, (facts) => Object.keys(facts.text))) {
    meta.text[field] = mergeText(draft, inputs, order, gatherer, field)
  }
  for (const field of fieldNames(inputs, (facts) => facts.terms)) {
    mergeTermField(draft, inputs, order, gatherer, field)
    meta.terms.push(field)
  }
  for (const field of fieldNames(inputs, (facts) => facts.phrases)) {
    mergePhrases(draft, inputs, order, gatherer, field)
    meta.phrases.push(field)
  }
  for (const field of fieldNames(inputs, (facts) => facts.numbers)) {
    const columns = inputs.map((input) => input.reader.numbers(field))
    const reads = columns.map((column) => (doc: number) => column?.get(doc) ?? Number.NaN)
    draft.add(`numbers/${field}`, encodeColumn(mergeColumn(order, reads)))
    meta.numbers.push(field)
  }
  for (const field of fieldNames(inputs, (facts) => Object.keys(facts.vectors ?? {}))) {
    const columns = inputs.map((input) => input.reader.vectors(field))
    const { dimensions } = columns.find((column) => column !== undefined)!
    writeVectors(draft, `vectors/${field}`, { documents: order.size, dimensions }, (place) =>
      columns[order.segments[place]]?.get(order.docs[place])
    )
    meta.vectors = { ...meta.vectors, [field]: dimensions }
  }
  return { draft, meta, records: records(inputs, order) }
}

function fieldNames(inputs: SnapshotSegment[], of: (meta: SegmentMeta) => string[]): string[] {
  return [...new Set(inputs.flatMap((input) => of(input.reader.meta)))]
}

function mergeColumn(order: MergeOrder, reads: ((doc: number) => number)[]): Float64Array {
  const values = new Float64Array(order.size)
  for (let place = 0; place < order.size; place++)
    values[place] = reads[order.segments[place]](order.docs[place])
  return values
}

function mergeText(
  draft: SegmentDraft,
  inputs: SnapshotSegment[],
  order: MergeOrder,
  gatherer: PostingGatherer,
  field: string
): SegmentMeta['text'][string] {
  const fields = inputs.map((input) => input.reader.text(field))
  const lengths = new Uint32Array(order.size)
  let holders = 0
  let tokens = 0
  for (let place = 0; place < order.size; place++) {
    const length = fields[order.segments[place]]?.postings.lengths[order.docs[place]] ?? 0
    lengths[place] = length
    tokens += length
    if (length > 0) holders++
  }
  const average = holders === 0 ? 1 : tokens / holders
  const strings = new StringTableWriter()
  const postings = new TextPostingsWriter(lengths, average)
  for (const term of mergeTerms(fields.map((each) => each?.strings))) {
    for (const { table, ordinal } of term.holders) {
      const reader = fields[table]?.postings
      if (reader) gatherer.addText(reader.of(ordinal), reader, order.places[table])
    }
    gatherer.finish()
    if (gatherer.length === 0) continue
    strings.add(term.text)
    postings.add(gatherer.docs, gatherer.counts, 0, gatherer.length)
  }
  strings.writeTo(draft, `text/${field}`)
  postings.writeTo(draft, `text/${field}`)
  return { holders, tokens, average }
}

function mergeTermField(
  draft: SegmentDraft,
  inputs: SnapshotSegment[],
  order: MergeOrder,
  gatherer: PostingGatherer,
  field: string
): void {
  const fields = inputs.map((input) => input.reader.terms(field))
  const strings = new StringTableWriter()
  const postings = new FilterPostingsWriter(order.size)
  for (const term of gatherTerms(fields, order, gatherer)) {
    strings.add(term.text)
    postings.add(gatherer.docs, 0, gatherer.length)
  }
  strings.writeTo(draft, `terms/${field}`)
  postings.writeTo(draft, `terms/${field}`)
}

function* records(inputs: SnapshotSegment[], order: MergeOrder): Iterable<Uint8Array> {
  const runs = inputs.map(
    (input) => new RecordRun(input.stored, input.reader.storedAt(input.reader.documents))
  )
  for (let place = 0; place < order.size; place++) {
    const which = order.segments[place]
    const doc = order.docs[place]
    yield runs[which].read(inputs[which].reader.storedAt(doc), inputs[which].reader.storedAt(doc + 1))
  }
}

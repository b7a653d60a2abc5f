import { gatherTerms } from './gather_terms.js'
import { GrowingUint32 } from './growing_array.js'
import { GONE, type MergeOrder } from './merge_order.js'
import { PairTable } from './pair_table.js'
import { LongSequencesWriter, writePairs } from './phrase_inverter.js'
import type { PhraseReader } from './phrase_reader.js'
import type { PostingGatherer } from './posting_gatherer.js'
import { FilterPostingsWriter } from './postings_writer.js'
import type { SegmentDraft } from './segment_layout.js'
import type { SnapshotSegment } from './snapshot.js'
import { StringTableWriter } from './string_table.js'

/** Added to the number of a pair, so that it differs from the number of a token. */
const PAIR = 0x80000000

/** Merges one phrase field: tokens first, then longer shingles, parents before children. */
export function mergePhrases(
  draft: SegmentDraft,
  inputs: SnapshotSegment[],
  order: MergeOrder,
  gatherer: PostingGatherer,
  field: string
): void {
  const fields = inputs.map((input) => input.reader.phrases(field))
  const name = `phrases/${field}`
  const strings = new StringTableWriter()
  const postings = new FilterPostingsWriter(order.size)
  const tokenOf = fields.map((each) => new Uint32Array(each?.strings.length ?? 0).fill(GONE))
  for (const term of gatherTerms(fields, order, gatherer)) {
    for (const { table, ordinal } of term.holders) tokenOf[table][ordinal] = strings.length
    strings.add(term.text)
    postings.add(gatherer.docs, 0, gatherer.length)
  }
  mergePairs(draft, name, fields, tokenOf, strings.length, order, gatherer, postings)
  strings.writeTo(draft, name)
  postings.writeTo(draft, name)
  mergeLongSequences(draft, name, fields, tokenOf, order)
}

function mergePairs(
  draft: SegmentDraft,
  name: string,
  fields: (PhraseReader | undefined)[],
  tokenOf: Uint32Array[],
  tokens: number,
  order: MergeOrder,
  gatherer: PostingGatherer,
  postings: FilterPostingsWriter
): void {
  const { table, sources } = unitePairs(fields, tokenOf)
  const left = new GrowingUint32()
  const right = new GrowingUint32()
  const numberOf = new Uint32Array(table.length).fill(GONE)
  for (let pair = 0; pair < table.length; pair++) {
    sources.forEach((source, which) => {
      const reader = fields[which]
      if (reader && pair < source.length && source[pair] !== GONE) {
        gatherer.addFilter(reader.postings.of(reader.strings.length + source[pair]), order.places[which])
      }
    })
    gatherer.finish()
    if (gatherer.length === 0) continue
    const parent = table.left.values[pair]
    numberOf[pair] = left.length
    left.push(parent >= PAIR ? tokens + numberOf[parent - PAIR] : parent)
    right.push(table.right.values[pair])
    postings.add(gatherer.docs, 0, gatherer.length)
  }
  writePairs(draft, name, left.view(), right.view())
}

/**
 * Collects the pairs of all fields in one table, in merged token numbers. For each field, `sources`
 * has the field's own number of each pair in the table, or GONE.
 */
function unitePairs(fields: (PhraseReader | undefined)[], tokenOf: Uint32Array[]) {
  const table = new PairTable()
  const united = fields.map((field, which) => {
    const merged = new Uint32Array(field?.pairLeft.length ?? 0).fill(GONE)
    for (let pair = 0; field && pair < merged.length; pair++) {
      const parent = field.pairLeft[pair]
      const inner =
        parent < field.strings.length ? tokenOf[which][parent] : merged[parent - field.strings.length]
      const token = tokenOf[which][field.pairRight[pair]]
      if (inner === GONE || token === GONE) continue
      const isPair = parent >= field.strings.length
      merged[pair] = table.findOrAdd(isPair ? inner + PAIR : inner, token)
    }
    return merged
  })
  const sources = united.map((merged) => {
    const source = new Uint32Array(table.length).fill(GONE)
    merged.forEach((pair, own) => {
      if (pair !== GONE) source[pair] = own
    })
    return source
  })
  return { table, sources }
}

function mergeLongSequences(
  draft: SegmentDraft,
  name: string,
  fields: (PhraseReader | undefined)[],
  tokenOf: Uint32Array[],
  order: MergeOrder
): void {
  const entries: { place: number; which: number; at: number }[] = []
  fields.forEach((field, which) => {
    for (let at = 0; field && at < field.longDocs.length; at++) {
      const place = order.places[which][field.longDocs[at]]
      if (place !== GONE) entries.push({ place, which, at })
    }
  })
  const writer = new LongSequencesWriter()
  for (const { place, which, at } of entries.sort((one, two) => one.place - two.place)) {
    for (const sequence of fields[which]?.longSequences(at) ?? []) {
      writer.add(
        place,
        sequence.map((token) => tokenOf[which][token])
      )
    }
  }
  writer.writeTo(draft, name)
}

import type { Filter } from '#domain/ports/search_index'
import { countBits, invert } from './doc_set.js'
import { compileFilter } from './filter_compiler.js'
import type { SegmentReader } from './segment_reader.js'

/** If at most 1 in this many documents is a member, testing each member is faster than bitsets. */
const FEW_ONE_IN = 64
const BATCH = 4096

/**
 * Evaluates a filter for all documents of a segment, as a bitset. The time is proportional to the
 * length of the posting lists. This is much faster than testing each document.
 */
export function filterBits(segment: SegmentReader, filter: Filter): Uint32Array {
  const words = new Uint32Array((segment.documents + 31) >>> 5)
  switch (filter.match) {
    case 'any':
      for (const inner of filter.of) addBits(segment, inner, words)
      return words
    case 'not':
      addBits(segment, filter.of, words)
      invert(words, segment.documents)
      return words
    case 'all':
      invert(words, segment.documents)
      for (const inner of cheapestFirst(segment, filter.of)) narrow(segment, inner, words)
      return words
    default:
      compileFilter(segment, filter).mark(0, segment.documents, words)
      return words
  }
}

function addBits(segment: SegmentReader, filter: Filter, words: Uint32Array): void {
  if (filter.match === 'all' || filter.match === 'not') {
    const added = filterBits(segment, filter)
    for (let at = 0; at < words.length; at++) words[at] |= added[at]
  } else if (filter.match === 'any') {
    for (const inner of filter.of) addBits(segment, inner, words)
  } else {
    compileFilter(segment, filter).mark(0, segment.documents, words)
  }
}

function cheapestFirst(segment: SegmentReader, filters: readonly Filter[]): Filter[] {
  return filters
    .map((filter) => ({ filter, cost: compileFilter(segment, filter).cost }))
    .sort((one, two) => one.cost - two.cost)
    .map(({ filter }) => filter)
}

/** Removes the documents that do not meet a filter. */
function narrow(segment: SegmentReader, filter: Filter, words: Uint32Array): void {
  const count = countBits(words)
  if (count === 0) return
  if (count * FEW_ONE_IN > segment.documents) {
    const other = filterBits(segment, filter)
    for (let at = 0; at < words.length; at++) words[at] &= other[at]
    return
  }
  const set = compileFilter(segment, filter)
  const members = membersOf(words, count)
  words.fill(0)
  for (let from = 0; from < count; from += BATCH) {
    const batch = members.subarray(from, from + BATCH)
    const kept = set.refine(batch, batch.length)
    for (let at = 0; at < kept; at++) words[batch[at] >>> 5] |= 1 << (batch[at] & 31)
  }
}

/** Returns the numbers of the set bits, ascending. */
function membersOf(words: Uint32Array, count: number): Uint32Array {
  const members = new Uint32Array(count)
  let at = 0
  for (let word = 0; word < words.length; word++)
    for (let bits = words[word]; bits !== 0; bits &= bits - 1)
      members[at++] = (word << 5) + 31 - Math.clz32(bits & -bits)
  return members
}

import type { Filter, MatchClause } from '#domain/ports/search_index'
import { atLeast, intersection } from './combined_sets.js'
import { ImpactSet, RangeSet, VerifiedPhraseSet } from './computed_sets.js'
import { AllSet, BitSet, type DocSet, EmptySet, ListSet } from './doc_set.js'
import type { FilterPostings } from './postings_reader.js'
import type { SegmentReader, TermField } from './segment_reader.js'

/** Maximum lists of a union that is computed window by window. A larger union is computed at once. */
const MAX_WINDOWED_LISTS = 8

export function compileFilter(segment: SegmentReader, filter: Filter): DocSet {
  switch (filter.match) {
    case 'term': {
      const field = segment.terms(filter.field)
      const term = field?.strings.find(filter.value) ?? -1
      return field && term !== -1 ? postingSet(segment, field.postings.of(term)) : new EmptySet()
    }
    case 'prefix': {
      const field = segment.terms(filter.field)
      if (!field) return new EmptySet()
      const { start, end } = field.strings.prefixRange(filter.value)
      if (end - start > MAX_WINDOWED_LISTS) return runOfTerms(segment, field, start, end)
      const terms = Array.from({ length: end - start }, (_, at) => start + at)
      return union(segment, field, terms)
    }
    case 'contains': {
      const field = segment.terms(filter.field)
      return field ? union(segment, field, field.strings.containing(filter.value)) : new EmptySet()
    }
    case 'token':
      return tokenSet(segment, filter.field, filter.value)
    case 'phrase':
      return phraseSet(segment, filter.field, filter.tokens)
    case 'range': {
      const column = segment.numbers(filter.field)
      return column ? new RangeSet(column, filter.gte ?? -Infinity, filter.lte ?? Infinity) : new EmptySet()
    }
    case 'ids':
      return idSet(segment, filter.values)
    case 'all':
      return compileAll(segment, filter.of)
    case 'any':
      return atLeast(
        filter.of.map((inner) => compileFilter(segment, inner)),
        1,
        segment.documents
      )
    case 'not':
      return compileAll(segment, [filter])
  }
}

export function compileClause(segment: SegmentReader, clause: MatchClause): DocSet {
  return clause.by === 'filter'
    ? compileFilter(segment, clause.filter)
    : tokenSet(segment, clause.field, clause.value)
}

function compileAll(segment: SegmentReader, filters: Filter[]): DocSet {
  const sets: DocSet[] = []
  const excluded: DocSet[] = []
  for (const filter of filters) {
    if (filter.match !== 'not') {
      sets.push(compileFilter(segment, filter))
      continue
    }
    const inner = compileFilter(segment, filter.of)
    // The complement has few documents, so an intersection is fastest if it starts from them.
    if (inner instanceof BitSet && inner.cost > segment.documents / 2) sets.push(inner.complement())
    else excluded.push(inner)
  }
  return intersection(sets, excluded, segment.documents)
}

function postingSet(segment: SegmentReader, postings: FilterPostings): DocSet {
  if (postings.count === 0) return new EmptySet()
  if (postings.kind === 'list') return new ListSet(postings.docs, postings.start, postings.end)
  return new BitSet(postings.words, postings.base, segment.documents, postings.count)
}

function idSet(segment: SegmentReader, ids: readonly string[]): DocSet {
  const docs = new Set(ids.map((id) => segment.ids.find(id)))
  docs.delete(-1)
  return docs.size === 0 ? new EmptySet() : new ListSet(Uint32Array.from(docs).sort())
}

function tokenSet(segment: SegmentReader, name: string, value: string): DocSet {
  const field = segment.text(name)
  const term = field?.strings.find(value) ?? -1
  if (!field || term === -1) return new EmptySet()
  const postings = field.postings.of(term)
  return postings.kind === 'list'
    ? new ListSet(postings.docs, postings.start, postings.end)
    : new ImpactSet(postings.impacts, postings.base, segment.documents, postings.count)
}

function phraseSet(segment: SegmentReader, name: string, phrase: string[]): DocSet {
  const field = segment.phrases(name)
  if (!field || phrase.length === 0) return new EmptySet()
  const tokens = field.tokens(phrase)
  const shingles = tokens && field.shingles(tokens)
  if (!tokens || !shingles) return new EmptySet()
  const sets = shingles.map((postings) => postingSet(segment, postings))
  if (sets.length === 1) return sets[0]
  return new VerifiedPhraseSet(intersection(sets, [], segment.documents), field, tokens)
}

function union(segment: SegmentReader, field: TermField, terms: number[]): DocSet {
  const postings = terms.map((term) => field.postings.of(term))
  const sets = postings.map((each) => postingSet(segment, each))
  if (sets.length <= MAX_WINDOWED_LISTS) return atLeast(sets, 1, segment.documents)
  const words = new Uint32Array((segment.documents + 31) >>> 5)
  for (const set of sets) set.mark(0, segment.documents, words)
  const count = postings.reduce((sum, each) => sum + each.count, 0)
  return bitSet(segment, words, count)
}

/**
 * Returns the documents of the terms from `start` to `end` (exclusive), whose lists are adjacent.
 */
function runOfTerms(segment: SegmentReader, field: TermField, start: number, end: number): DocSet {
  const words = new Uint32Array((segment.documents + 31) >>> 5)
  const { list, dense } = field.postings.run(start, end)
  for (const doc of list) words[doc >>> 5] |= 1 << (doc & 31)
  let count = list.length
  for (const postings of dense) {
    count += postings.count
    postingSet(segment, postings).mark(0, segment.documents, words)
  }
  return bitSet(segment, words, count)
}

function bitSet(segment: SegmentReader, words: Uint32Array, count: number): DocSet {
  if (count === 0) return new EmptySet()
  return new BitSet(words, 0, segment.documents, Math.min(count, segment.documents))
}

export function everything(segment: SegmentReader): DocSet {
  return new AllSet(segment.documents)
}

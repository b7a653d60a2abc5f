import type { Filter, IndexQuery } from '#domain/ports/search_index'
import type { SnapshotSegment } from './snapshot.js'

/** Maximum conditions of a cheap search. Looking up more is expensive, however few documents match. */
const MAX_CHEAP_CONDITIONS = 200
/** The cost of comparing two vectors, as a number of documents to examine. */
const COMPARISON = 10

/**
 * Whether a search costs less than a message to a thread: it has few conditions, and examines fewer
 * than `documents` documents.
 */
export const isCheap = (segments: SnapshotSegment[], query: IndexQuery, documents: number): boolean =>
  conditions(query) <= MAX_CHEAP_CONDITIONS && queryCost(segments, query) < documents

function conditions({ filter, score = [] }: IndexQuery): number {
  const filters = score.flatMap((clause) => (clause.by === 'filter' ? [clause.filter] : []))
  return [...(filter ? [filter] : []), ...filters].reduce((sum, one) => sum + leaves(one), score.length)
}

function leaves(filter: Filter): number {
  if (filter.match === 'phrase') return filter.tokens.length
  if (filter.match === 'not') return leaves(filter.of)
  if (filter.match !== 'all' && filter.match !== 'any') return 1
  return filter.of.reduce((sum, inner) => sum + leaves(inner), 0)
}

/** Estimates how many documents a search examines, from the lengths of its posting lists. */
function queryCost(segments: SnapshotSegment[], query: IndexQuery): number {
  let cost = 0
  for (const segment of segments) {
    const documents = segment.reader.documents
    const filter = query.filter ? filterCost(segment, query.filter) : { looks: documents, share: 1 }
    const wanted = Math.max((query.offset ?? 0) + query.limit, query.countTo ?? 0)
    const compared = (query.score ?? []).some(({ by }) => by === 'vector')
    if (compared) cost += COMPARISON * filter.looks
    else if (query.sort || filter.looks === Infinity) cost += filter.looks
    else if (!query.score || query.score.length === 0) {
      cost += Math.min(filter.looks, (wanted * filter.looks) / Math.max(1, filter.share * documents))
    } else {
      const scored = Math.min(filter.looks, scoreCost(segment, query))
      cost += Math.max(scored, query.countTo ? Math.min(query.countTo, filter.looks) : 0)
    }
  }
  return cost
}

/**
 * `looks`: documents to examine; Infinity for a prefix or substring search. `share`: the part of
 * the documents that passes, if conditions are independent.
 */
function filterCost(segment: SnapshotSegment, filter: Filter): { looks: number; share: number } {
  const documents = Math.max(1, segment.reader.documents)
  const leaf = (count: number) => ({ looks: count, share: count / documents })
  switch (filter.match) {
    case 'term': {
      const field = segment.reader.terms(filter.field)
      const term = field?.strings.find(filter.value) ?? -1
      return leaf(field && term !== -1 ? field.postings.of(term).count : 0)
    }
    case 'phrase': {
      const field = segment.reader.phrases(filter.field)
      const tokens = field?.tokens(filter.tokens)
      const shingles = tokens && tokens.length > 0 && field?.shingles(tokens)
      return leaf(shingles ? Math.min(...shingles.map((postings) => postings.count)) : 0)
    }
    case 'token':
      return leaf(tokenCount(segment, filter.field, filter.value))
    case 'prefix':
    case 'contains':
      return { looks: segment.reader.terms(filter.field) ? Infinity : 0, share: 0.1 }
    case 'range':
      return { looks: documents, share: 0.3 }
    case 'ids':
      return leaf(filter.values.length)
    case 'all': {
      const parts = filter.of.map((inner) => filterCost(segment, inner))
      const looks = Math.min(documents, ...parts.map((part) => part.looks))
      const slow = parts.some((part) => part.looks === Infinity)
      return { looks: slow ? Infinity : looks, share: parts.reduce((share, part) => share * part.share, 1) }
    }
    case 'any': {
      const parts = filter.of.map((inner) => filterCost(segment, inner))
      const looks = parts.reduce((sum, part) => sum + part.looks, 0)
      const share = parts.reduce((sum, part) => sum + part.share, 0)
      return { looks, share: Math.min(1, share) }
    }
    case 'not': {
      const inner = filterCost(segment, filter.of)
      return { looks: inner.looks === Infinity ? Infinity : documents, share: 1 - Math.min(1, inner.share) }
    }
  }
}

function scoreCost(segment: SnapshotSegment, query: IndexQuery): number {
  let cost = 0
  for (const clause of query.score ?? []) {
    if (clause.by === 'token') cost += tokenCount(segment, clause.field, clause.value)
    if (clause.by === 'filter') cost += filterCost(segment, clause.filter).looks
  }
  return cost
}

function tokenCount(segment: SnapshotSegment, name: string, token: string): number {
  const field = segment.reader.text(name)
  const term = field?.strings.find(token) ?? -1
  return field && term !== -1 ? field.postings.of(term).count : 0
}

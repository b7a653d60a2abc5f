import type { IndexQuery, IndexResult } from '#domain/ports/search_index'
import { SegmentSearch } from './segment_search.js'
import type { SnapshotSegment } from './snapshot.js'
import { tokenStatistics } from './statistics.js'

/** A hit with its stored value as JSON text, which is parsed where it is used. */
type RawHit = { id: string; score: number; stored: string }
export type RawResult = { hits: RawHit[]; total: IndexResult['total'] }

type Found = { segment: number; doc: number; key: number; rank: number }

/**
 * If a segment with vector lists has more than `comparedExactly` matches, vectors are compared only with
 * the most promising ones.
 */
export function searchSegments(
  segments: SnapshotSegment[],
  query: IndexQuery,
  comparedExactly: number
): RawResult {
  const statistics = tokenStatistics(segments, query.score ?? [])
  const searches = segments.map((segment) => new SegmentSearch(segment, query, statistics, comparedExactly))
  const offset = query.offset ?? 0
  const found = query.limit > 0 ? best(segments, searches, query, offset + query.limit) : []
  const page = found.slice(offset, offset + query.limit)
  const scores = query.sort && query.score ? scoresOf(searches, page) : page.map((hit) => hit.key)
  const hits = page.map(({ segment, doc }, at) => {
    const { reader, stored } = segments[segment]
    return {
      id: reader.ids.get(doc),
      score: query.sort && !query.score ? 0 : scores[at],
      stored: stored.read(reader.storedAt(doc), reader.storedAt(doc + 1)),
    }
  })
  return { hits, total: total(searches, query.countTo ?? 0) }
}

/** Returns the stored value of each id, in their order. Null for an unknown or removed id. */
export function getStored(segments: SnapshotSegment[], ids: string[]): (string | null)[] {
  return ids.map((id) => {
    for (const segment of segments) {
      const doc = segment.find(id)
      if (doc === -1) continue
      return segment.stored.read(segment.reader.storedAt(doc), segment.reader.storedAt(doc + 1))
    }
    return null
  })
}

function best(
  segments: SnapshotSegment[],
  searches: SegmentSearch[],
  query: IndexQuery,
  size: number
): Found[] {
  let found: Found[] = []
  let floor = -Infinity
  const ids = new Map<Found, string>()
  const idOf = (hit: Found): string => {
    const id = ids.get(hit) ?? segments[hit.segment].reader.ids.get(hit.doc)
    ids.set(hit, id)
    return id
  }
  const order = (one: Found, two: Found): number => {
    if (one.key !== two.key) return two.key > one.key ? 1 : -1
    return (
      two.rank - one.rank ||
      (one.segment === two.segment ? one.doc - two.doc : idOf(one) < idOf(two) ? -1 : 1)
    )
  }
  searches.forEach((search, segment) => {
    const { keys, docs } = search.top(size, query.sort, floor)
    const { ranks } = segments[segment].reader
    const hits = Array.from(docs, (doc, at) => ({ segment, doc, key: keys[at], rank: ranks.get(doc) }))
    found =
      found.length === 0 ? hits : hits.length === 0 ? found : [...found, ...hits].sort(order).slice(0, size)
    if (found.length >= size) floor = below(found[size - 1].key)
  })
  return found
}

/** Returns a slightly smaller key. A later segment may have an equal key that ranks higher. */
function below(key: number): number {
  return key - Math.abs(key) * 1e-9 - Number.MIN_VALUE
}

function scoresOf(searches: SegmentSearch[], page: Found[]): number[] {
  const scores = new Array<number>(page.length).fill(0)
  searches.forEach((search, segment) => {
    const places = page.flatMap((hit, at) => (hit.segment === segment ? [at] : []))
    if (places.length === 0) return
    const found = search.scores(Uint32Array.from(places, (at) => page[at].doc))
    places.forEach((place, at) => {
      scores[place] = found[at]
    })
  })
  return scores
}

function total(searches: SegmentSearch[], countTo: number): IndexResult['total'] {
  if (countTo <= 0) return null
  let count = 0
  for (const search of searches) {
    count += search.count(countTo + 1 - count)
    if (count > countTo) return { value: countTo, relation: 'gte' }
  }
  return { value: count, relation: 'eq' }
}

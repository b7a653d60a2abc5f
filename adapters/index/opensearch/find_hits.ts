import type { IndexHit, IndexQuery, IndexResult } from '#domain/ports/search_index'
import { buildQuery, type Engine, type Part } from './build_query.js'
import type { Candidates } from './candidates.js'
import { type Found, type Hit, inSnapshot, type Send, senderTo, type Target } from './send_search.js'

/** OpenSearch returns no hits beyond this offset without paging. */
const WINDOW = 10_000

type Page = { offset: number; limit: number; track: number | boolean }
type FoundHits = { hits: IndexHit[]; total: number }

/**
 * Runs one query on one OpenSearch index. With `candidates`, these come first, ordered among
 * themselves, and then the others. If few candidates match, all matches are ordered together.
 */
export async function findHits(
  target: Target,
  query: IndexQuery,
  engine: Engine,
  candidates: Candidates | null
): Promise<IndexResult> {
  const { offset = 0, limit, countTo = 0 } = query
  const find = async (send: Send): Promise<IndexResult> => {
    const part = (of: Part, page: Page) => findPart(send, query, engine, of, page)
    const hits = candidates && (await candidatesFirst(part, candidates, offset, limit))
    if (hits) return { hits, total: null }
    // One more than `countTo`, to detect that there are more.
    const found = await part('all', { offset, limit, track: countTo > 0 ? countTo + 1 : false })
    return { hits: found.hits, total: totalOf(found, countTo) }
  }
  const isDeep = offset + limit > (candidates?.minimum ?? WINDOW)
  return isDeep ? inSnapshot(target, find) : find(senderTo(target))
}

/** Returns the hits at `offset` if enough candidates match, otherwise null. */
async function candidatesFirst(
  part: (of: Part, page: Page) => Promise<FoundHits>,
  candidates: Candidates,
  offset: number,
  limit: number
): Promise<IndexHit[] | null> {
  const { minimum } = candidates
  const isDeep = offset + limit > minimum
  const first = await part({ only: candidates }, { offset, limit, track: isDeep || minimum })
  if (first.total < minimum) return null
  const missing = limit - first.hits.length
  if (!isDeep || missing === 0) return first.hits
  const others = { offset: Math.max(0, offset - first.total), limit: missing, track: false }
  return [...first.hits, ...(await part({ except: candidates }, others)).hits]
}

async function findPart(
  send: Send,
  query: IndexQuery,
  engine: Engine,
  part: Part,
  { offset, limit, track }: Page
): Promise<FoundHits> {
  const { query: condition, sort, shift } = buildQuery(query, engine, part)
  const body = {
    query: condition,
    sort,
    // Scores that order the hits are read from the sort. Tracking them would score every match,
    // because OpenSearch would then look for the highest score.
    track_scores: query.sort !== undefined && (query.score ?? []).length > 0,
    track_total_hits: track,
    _source: ['id', 'stored'],
  }
  const found =
    offset + limit <= WINDOW
      ? await send({ ...body, from: offset, size: limit })
      : await readDeep(send, body, offset, limit)
  const scoreOf = isByScore(sort) ? (hit: Hit) => hit.sort?.[0] as number : (hit: Hit) => hit._score ?? 0
  const hits = found.hits.hits.map((hit) => hitOf(hit, scoreOf(hit) - shift))
  return { hits, total: found.hits.total?.value ?? 0 }
}

/** Pages through a snapshot. Returns `limit` hits from `offset` on. */
async function readDeep(
  send: Send,
  body: Record<string, unknown>,
  offset: number,
  limit: number
): Promise<Found> {
  const kept: Hit[] = []
  let first: Found | null = null
  for (let at = 0, after: unknown[] | undefined; at < offset + limit; ) {
    const size = Math.min(WINDOW, offset + limit - at)
    const page = await send({ ...body, size, ...(after ? { search_after: after } : {}) })
    first ??= page
    const { hits } = page.hits
    kept.push(...hits.slice(Math.max(0, offset - at)))
    at += hits.length
    after = hits.at(-1)?.sort
    if (hits.length < size) break
  }
  return { hits: { total: first!.hits.total, hits: kept } }
}

const isByScore = (sort: Record<string, unknown>[]): boolean => '_score' in sort[0]

const hitOf = ({ _id, _source }: Hit, score: number): IndexHit => ({
  id: _source?.id ?? _id,
  score,
  stored: _source?.stored ?? null,
})

function totalOf({ total }: FoundHits, countTo: number): IndexResult['total'] {
  if (countTo <= 0) return null
  return total > countTo ? { value: countTo, relation: 'gte' } : { value: total, relation: 'eq' }
}

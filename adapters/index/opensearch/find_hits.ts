import type { Client } from '@opensearch-project/opensearch'
import type { IndexHit, IndexQuery, IndexResult } from '#domain/ports/search_index'
import { buildQuery, type Engine } from './build_query.js'

/** OpenSearch returns no hits beyond this offset without paging. */
const WINDOW = 10_000
const POINT_IN_TIME_TTL = '1m'

type Hit = {
  _id: string
  _score: number | null
  _source?: { id: string; stored?: unknown }
  sort?: unknown[]
}
type Found = { hits: { total?: { value: number }; hits: Hit[] }; _shards: { failed: number } }

/** Sends a search request. The signal cancels it here and on the server. */
type Send = (body: Record<string, unknown>, index?: string) => Promise<Found>

/** Runs one query on one OpenSearch index. */
export async function findHits(
  client: Client,
  index: string,
  query: IndexQuery,
  engine: Engine,
  timeoutMs: number,
  signal?: AbortSignal
): Promise<IndexResult> {
  const { offset = 0, limit, countTo = 0 } = query
  const { query: condition, sort, shift } = buildQuery(query, engine)
  const send = sender(client, timeoutMs, signal)
  const body = {
    query: condition,
    sort,
    // Scores that order the hits are read from the sort. Tracking them would score every match,
    // because OpenSearch would then look for the highest score.
    track_scores: query.sort !== undefined && (query.score ?? []).length > 0,
    // One more than `countTo`, to detect that there are more.
    track_total_hits: countTo > 0 ? countTo + 1 : false,
    _source: ['id', 'stored'],
  }
  const found =
    offset + limit <= WINDOW
      ? await send({ ...body, from: offset, size: limit }, index)
      : await findDeep(client, index, body, offset, limit, send)
  const scoreOf = isByScore(sort) ? (hit: Hit) => hit.sort?.[0] as number : (hit: Hit) => hit._score ?? 0
  const hits = found.hits.hits.map((hit) => hitOf(hit, scoreOf(hit) - shift))
  return { hits, total: totalOf(found, countTo) }
}

/** Pages through a snapshot of the index (point in time). Returns `limit` hits from `offset` on. */
async function findDeep(
  client: Client,
  index: string,
  body: Record<string, unknown>,
  offset: number,
  limit: number,
  send: Send
): Promise<Found> {
  const { body: opened } = await client.createPit({ index: [index], keep_alive: POINT_IN_TIME_TTL })
  const pit = { id: opened.pit_id, keep_alive: POINT_IN_TIME_TTL }
  try {
    const kept: Hit[] = []
    let first: Found | null = null
    for (let at = 0, after: unknown[] | undefined; at < offset + limit; ) {
      const size = Math.min(WINDOW, offset + limit - at)
      const page = await send({ ...body, pit, size, ...(after ? { search_after: after } : {}) })
      first ??= page
      const { hits } = page.hits
      kept.push(...hits.slice(Math.max(0, offset - at)))
      at += hits.length
      after = hits.at(-1)?.sort
      if (hits.length < size) break
    }
    return { ...first!, hits: { total: first!.hits.total, hits: kept } }
  } finally {
    await client.deletePit({ body: { pit_id: [opened.pit_id as string] } }).catch(() => {})
  }
}

function sender(client: Client, timeoutMs: number, signal?: AbortSignal): Send {
  return async (body, index) => {
    signal?.throwIfAborted()
    const request = client.search(
      { ...(index ? { index } : {}), body: body as object, allow_partial_search_results: false },
      { requestTimeout: timeoutMs }
    )
    // Returns nothing: the signal would await a returned promise and leave its rejection unhandled.
    const abort = () => {
      request.abort()
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return (await request).body as unknown as Found
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }
}

const isByScore = (sort: Record<string, unknown>[]): boolean => '_score' in sort[0]

const hitOf = ({ _id, _source }: Hit, score: number): IndexHit => ({
  id: _source?.id ?? _id,
  score,
  stored: _source?.stored ?? null,
})

function totalOf({ hits }: Found, countTo: number): IndexResult['total'] {
  if (countTo <= 0) return null
  const value = hits.total?.value ?? 0
  return value > countTo ? { value: countTo, relation: 'gte' } : { value, relation: 'eq' }
}

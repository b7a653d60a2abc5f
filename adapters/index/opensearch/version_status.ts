import type { Client } from '@opensearch-project/opensearch'
import type { IndexName, IndexStatus } from '#domain/ports/search_index'
import type { Catalogue } from './catalogue.js'

/** Returns the status of the current version. Without one, counts are 0 and the position is -1. */
export async function versionStatus(
  client: Client,
  catalogue: Catalogue,
  name: IndexName
): Promise<IndexStatus> {
  const index = await catalogue.current(name)
  if (!index)
    return {
      name,
      version: '',
      documents: 0,
      segments: 0,
      delta: 0,
      tombstones: 0,
      position: -1,
      bytes: 0,
      builtAt: null,
    }
  const [facts, all, gone, stats] = await Promise.all([
    catalogue.facts(index),
    count(client, index, { match_all: {} }),
    count(client, index, { term: { gone: true } }),
    client.indices.stats({ index, metric: ['store', 'segments'] as never }),
  ])
  const primaries = stats.body._all?.primaries
  return {
    name,
    version: index,
    documents: all - gone,
    segments: primaries?.segments?.count ?? 0,
    delta: 0,
    tombstones: gone,
    position: facts.position,
    bytes: Number(primaries?.store?.size_in_bytes ?? 0),
    builtAt: facts.builtAt,
  }
}

async function count(client: Client, index: string, query: object): Promise<number> {
  const { body } = await client.count({ index, body: { query } as object })
  return body.count
}

/** Returns problems in words: an unassigned primary shard, an unknown health, failing shards. */
export async function versionProblems(client: Client, index: string): Promise<string[]> {
  const { body } = await client.cluster.health({ index, level: 'shards' })
  const problems: string[] = []
  if (body.status === 'red') problems.push(`${index}: a primary shard is not assigned`)
  if (body.timed_out) problems.push(`${index}: the cluster did not report its health in time`)
  const answer = await client.search({ index, body: { size: 0, track_total_hits: true } as object })
  for (const failure of answer.body._shards.failures ?? [])
    problems.push(`${index}: shard ${failure.shard}: ${failure.reason?.reason ?? 'failed'}`)
  return problems
}

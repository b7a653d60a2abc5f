import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import { percentile } from '#bench/support/percentiles'
import { processorMs } from '#bench/support/processor_time'
import { progress } from '#bench/support/progress'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { planSearch } from '#domain/search/planning/plan'
import type { IndexQuery } from '#domain/ports/search_index'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { documentsOf } from '../scale/records.js'
import { drawSearches } from '../scale/requests.js'
import { parsedRequest } from '#tests/support/parsed_request'

/** Searches of each kind in a round. */
const SEARCHES = 40
/** Rounds of searches before measuring, so that the node's code is compiled as on a busy node. */
const WARM_UP_ROUNDS = 15
const ROUNDS = 9
/** Nodes report their processor time this often. */
const REPORT_MS = 1_100
/**
 * The number of shards of the second index. It has as many people as the first index, so it shows the cost
 * of more shards.
 */
export const SHARDS = 5
/** The kinds that `drawSearches` draws in turn. */
const KINDS = [
  'instant: title at company',
  'instant: words',
  'instant: filters title, industry',
  'instant: title, filter city',
  'fast: title at company',
  'fast: words',
  'fast: filters title, industry',
  'fast: title, filter city',
]

type Costs = NonNullable<UnitCosts['opensearch']>

/**
 * Searches of one kind in an index with few people, with as many in several shards, and with many in
 * one.
 */
export type KindCosts = {
  kind: string
  small: number
  sharded: number
  large: number
}

/**
 * Measures the cost of a person in a cluster, and how the cost of a search grows with people and
 * with shards. Bytes are those of one copy. Times are processor ms of the nodes; the build time
 * includes this process. Three indexes take turns in every round, and the median of the rounds
 * counts, so that compiling and other work on the machine affect all alike. No search is repeated,
 * so that no cache of the nodes answers.
 */
export async function opensearchCosts(
  url: string,
  people: SyntheticPeople,
  [small, large]: [number, number]
): Promise<{ costs: Costs; kinds: KindCosts[] }> {
  const client = new Client({ node: url })
  const prefix = `bench-${process.pid}-`
  const built: Built[] = []
  try {
    for (const [count, shards] of [
      [small, 1],
      [small, SHARDS],
      [large, 1],
    ]) {
      progress(`${count.toLocaleString('en-US')} people in ${shards} shards`)
      built.push(await build(url, client, `${prefix}${built.length}-`, people, count, shards))
    }
    const queries = KINDS.map((_, kind) => built.map(({ count }) => queriesOf(people, count, kind)))
    progress('warming up')
    for (let round = 0; round < WARM_UP_ROUNDS; round++)
      for (const kind of queries)
        for (const [at, each] of kind.entries())
          for (const query of each.slice(round * SEARCHES, (round + 1) * SEARCHES))
            await built[at].index.search('people', query)
    const kinds: KindCosts[] = []
    for (const [number, kind] of KINDS.entries()) {
      progress(kind)
      const rounds: number[][] = built.map(() => [])
      for (let round = WARM_UP_ROUNDS; round < WARM_UP_ROUNDS + ROUNDS; round++)
        for (const [at, { index }] of built.entries()) {
          const began = await spentBy(client)
          for (const query of queries[number][at].slice(round * SEARCHES, (round + 1) * SEARCHES))
            await index.search('people', query)
          rounds[at].push(((await spentBy(client)) - began) / SEARCHES)
        }
      const [few, sharded, many] = rounds.map((ms) => percentile(Float64Array.from(ms).sort(), 0.5))
      kinds.push({ kind, small: few, sharded, large: many })
    }
    return { costs: costsOf(kinds, [small, large], built[2]), kinds }
  } finally {
    for (const { index } of built) await index.close()
    await client.indices.delete({ index: `${prefix}*` })
    await client.close()
  }
}

/** Returns the unit costs of the mean of all kinds. */
function costsOf(kinds: KindCosts[], [small, large]: [number, number], built: Built): Costs {
  const mean = (of: (kind: KindCosts) => number) =>
    kinds.reduce((sum, kind) => sum + of(kind), 0) / kinds.length
  const msPerPerson = mean((kind) => kind.large - kind.small) / (large - small)
  const shardMs = mean((kind) => kind.sharded - kind.small) / (SHARDS - 1)
  return {
    buildMs: built.buildMs / large,
    bytes: built.bytes / large,
    searchMs: Math.max(0, mean((kind) => kind.small) - msPerPerson * small - shardMs),
    shardMs,
    searchMsPerMillion: msPerPerson * 1e6,
  }
}

type Built = { index: OpenSearchIndex; count: number; buildMs: number; bytes: number }

async function build(
  url: string,
  client: Client,
  prefix: string,
  people: SyntheticPeople,
  count: number,
  shards: number
): Promise<Built> {
  const index = new OpenSearchIndex({ url, prefix, shards })
  const began = await spentBy(client)
  const own = process.cpuUsage()
  await index.rebuild('people', documentsOf(people, count), 0)
  const { user, system } = process.cpuUsage(own)
  const buildMs = (await spentBy(client)) - began + (user + system) / 1000
  return { index, count, buildMs, bytes: (await index.status('people')).bytes }
}

function queriesOf(people: SyntheticPeople, count: number, kind: number): IndexQuery[] {
  return drawSearches(people, count, SEARCHES * KINDS.length * (WARM_UP_ROUNDS + ROUNDS))
    .filter((_, i) => i % KINDS.length === kind)
    .map((request) => planSearch(parsedRequest(request)).query)
}

/**
 * Returns the processor time of all nodes in ms. Nodes report it once a second, so this waits, except
 * for a node on this machine.
 */
async function spentBy(client: Client): Promise<number> {
  const local = await localNode(client)
  if (local !== null) return processorMs(local)
  await sleep(REPORT_MS)
  const { body } = await client.nodes.stats({ metric: ['process'] as never })
  const nodes = Object.values(body.nodes) as { process?: { cpu?: { total_in_millis?: number } } }[]
  return nodes.reduce((sum, node) => sum + Number(node.process?.cpu?.total_in_millis ?? Number.NaN), 0)
}

/** Returns the process id of the only node, if it runs on this machine. */
async function localNode(client: Client): Promise<number | null> {
  const { body } = await client.nodes.info({ metric: ['process'] as never })
  const nodes = Object.values(body.nodes) as { ip?: string; process?: { id?: number } }[]
  const [{ ip, process }] = nodes
  return nodes.length === 1 && ip === '127.0.0.1' && process?.id ? process.id : null
}

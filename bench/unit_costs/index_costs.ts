import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import type { SyntheticPeople } from '#bench/support/synthetic_people'
import { planSearch } from '#domain/search/planning/plan'
import type { SearchRequest } from '#domain/search/request'
import type { UnitCosts } from '../capacity/unit_costs.js'
import { type Growth, measureGrowth } from '../scale/growth.js'
import { documentsOf } from '../scale/records.js'
import { drawSearches } from '../scale/requests.js'
import { parsedRequest } from '#tests/support/parsed_request'

const SEARCHES = 500
/** Rounds of searches before measuring, so that the node's code is compiled as on a busy node. */
const WARM_UP_ROUNDS = 6

/**
 * Measures the cost of a person in the embedded index. Also measures how the cost of a search grows
 * with the index, from a small and a large index.
 */
export async function embeddedCosts(
  directory: string,
  seed: number,
  sizes: [number, number]
): Promise<Pick<UnitCosts, 'index' | 'search'>> {
  const small = await measureGrowth(directory, sizes[0], seed)
  const large = await measureGrowth(directory, sizes[1], seed)
  const slope = (of: (growth: Growth) => number) => (of(large) - of(small)) / (sizes[1] - sizes[0])
  const msPerPerson = slope(({ search }) => search.processorMs)
  const buildMs = slope(({ build }) => build.processorSeconds * 1000)
  return {
    index: {
      ...{ buildMs, startMs: Math.max(0, small.build.processorSeconds * 1000 - buildMs * sizes[0]) },
      fileBytes: slope(({ build }) => build.fileBytes),
      structureBytes: slope(({ build }) => build.fileBytes - build.storedBytes),
      storedBytes: slope(({ build }) => build.storedBytes),
    },
    search: { ms: small.search.processorMs - msPerPerson * sizes[0], msPerMillion: msPerPerson * 1e6 },
  }
}

/**
 * Measures the cost of a person in a cluster, and how the cost of a search grows with the index.
 * Bytes are those of one copy. Times are those of the nodes; the build time includes this process.
 */
export async function opensearchCosts(
  url: string,
  people: SyntheticPeople,
  sizes: [number, number]
): Promise<NonNullable<UnitCosts['opensearch']>> {
  const client = new Client({ node: url })
  const prefix = `bench-${process.pid}-`
  const index = new OpenSearchIndex({ url, prefix })
  const measure = async (count: number) => {
    const began = await spentBy(client)
    const own = process.cpuUsage()
    await index.rebuild('people', documentsOf(people, count), 0)
    const { user, system } = process.cpuUsage(own)
    const built = await spentBy(client)
    const requests = drawSearches(people, count, SEARCHES)
    const search = (request: SearchRequest) =>
      index.search('people', planSearch(parsedRequest(request)).query)
    for (let round = 0; round < WARM_UP_ROUNDS; round++) for (const request of requests) await search(request)
    const warm = await spentBy(client)
    for (const request of requests) await search(request)
    const { bytes } = await index.status('people')
    return {
      build: built - began + (user + system) / 1000,
      bytes,
      search: ((await spentBy(client)) - warm) / SEARCHES,
    }
  }
  try {
    const [small, large] = [await measure(sizes[0]), await measure(sizes[1])]
    const msPerPerson = (large.search - small.search) / (sizes[1] - sizes[0])
    return {
      buildMs: large.build / sizes[1],
      bytes: large.bytes / sizes[1],
      searchMs: small.search - msPerPerson * sizes[0],
      searchMsPerMillion: msPerPerson * 1e6,
    }
  } finally {
    await index.close()
    await client.indices.delete({ index: `${prefix}*` })
    await client.close()
  }
}

/** Returns the processor time of all nodes since their start, in ms. */
async function spentBy(client: Client): Promise<number> {
  const { body } = await client.nodes.stats({ metric: ['process'] as never })
  const nodes = Object.values(body.nodes) as { process?: { cpu?: { total_in_millis?: number } } }[]
  return nodes.reduce((sum, node) => sum + Number(node.process?.cpu?.total_in_millis ?? Number.NaN), 0)
}

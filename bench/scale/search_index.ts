/**
 * A process that searches an existing index and prints the cost. It reads a BuildOrder from stdin.
 */
import { text } from 'node:stream/consumers'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { measureEach } from '#bench/support/clock'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import { planSearch } from '#domain/search/planning/plan'
import type { StoredPerson } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import type { BuildOrder, Growth } from './growth.js'
import { drawSearches } from './requests.js'
import { parsedRequest } from '#tests/support/parsed_request'

const SEARCHES = 1_000

const { directory, people, seed }: BuildOrder = JSON.parse(await text(process.stdin))
const requests = drawSearches(new SyntheticPeople(seed), people, SEARCHES)
const index = new EmbeddedIndex({ directory })
const search = async (request: SearchRequest) => {
  const plan = planSearch(parsedRequest(request))
  const { hits } = await index.search('people', plan.query)
  return plan.rerank(hits.map((hit) => hit.stored as StoredPerson))
}
// Loads the query parser's tables, so that they do not count as memory of the index.
for (const request of requests.slice(0, 8)) planSearch(parsedRequest(request))
globalThis.gc?.()
const before = process.memoryUsage.rss()
await index.status('people')
const timing = await measureEach(requests, search)
const residentBytes = process.memoryUsage.rss() - before
const began = process.cpuUsage()
for (const request of requests) await search(request)
const { user, system } = process.cpuUsage(began)
const { bytes: heldBytes } = await index.status('people')
const measured: Growth['search'] = {
  heldBytes,
  residentBytes,
  timing,
  processorMs: (user + system) / 1000 / SEARCHES,
}
process.stdout.write(JSON.stringify(measured), () => process.exit(0))

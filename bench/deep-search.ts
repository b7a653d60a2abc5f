import { foldPerson } from '#domain/people/records/fold_person'
import { personDocument } from '#domain/search/people_document'
import type { SearchRequest } from '#domain/search/request'
import { VerifiedSearch } from '#domain/search/verification/verified_search'
import { PageSource } from '#domain/truth/research/page_source'
import { LIVE_LIMITS } from '#adapters/evidence/live/live_reader'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { generateWeb } from './deep_search/generated_web.js'
import { LatentEvidence } from './deep_search/latent_evidence.js'
import { type BenchOptions, numberFlag } from './support/args.js'
import { percentile } from './support/percentiles.js'
import type { BenchReport } from './support/table.js'
import { parsedRequest } from '#tests/support/parsed_request'

export const flags = {
  companies: 'companies of the generated web, with ten people each; default 120',
  latency: 'latency of a page read or web search in ms, measured besides 0; default 200',
  asked: 'requested numbers of results at that latency; default 10,25,50,150',
}

/** Searches by role, place and facts about the employer: four as filters, two as sentences. */
const REQUESTS: Pick<SearchRequest, 'query' | 'filters'>[] = [
  { filters: { title: 'sales engineer', location: 'Oslo' } },
  { filters: { title: 'product manager' } },
  { filters: { title: 'software engineer', company_size: { min: 1001 } } },
  { filters: { location: 'Leeds', company: { funding_stage: { in: ['public'] } } } },
  { query: 'data scientists in Lyon', filters: {} },
  { query: 'account executives at bootstrapped companies', filters: {} },
]

/**
 * Runs searches of types auto and deep over a generated web. Each search starts with an empty
 * archive.
 */
export async function run({ flags }: BenchOptions): Promise<BenchReport> {
  const companies = numberFlag(flags, 'companies', 120, 10)
  const latencies = [0, numberFlag(flags, 'latency', 200, 1)]
  const amounts = String(flags.asked ?? '10,25,50,150')
    .split(',')
    .map(Number)
  const now = new Date().toISOString()
  const web = generateWeb(companies, now)
  const index = new MemoryIndex()
  const documents = web.people.map((record, i) => personDocument(foldPerson(`per_${i}`, [record])))
  await index.rebuild('people', documents, 0)
  await index.rebuild('companies', [], 0)

  const rows: BenchReport['rows'] = []
  for (const latency of latencies)
    for (const type of ['auto', 'deep'] as const)
      for (const numResults of latency === 0 ? [10] : amounts) {
        const evidence = new LatentEvidence(web.pages, latency)
        const measured: { ms: number; reads: number; searches: number; found: number }[] = []
        for (const request of REQUESTS) {
          evidence.forget()
          const start = performance.now()
          const asked = parsedRequest({ ...request, type, numResults })
          const search = new VerifiedSearch(asked, {
            reader: new PageSource(evidence),
            index,
            plan: { parsed: asked.parsed, fellBack: false },
            companyLeads: async () => [],
            now,
            signal: AbortSignal.timeout(120_000),
            allowStale: false,
          })
          const found = await search.run()
          const { reads, searches } = evidence
          measured.push({ ms: performance.now() - start, reads, searches, found: found.length })
        }
        const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
        const mean = (key: 'reads' | 'searches' | 'found') =>
          Math.round(measured.reduce((total, one) => total + one[key], 0) / measured.length)
        rows.push({
          latency,
          type,
          asked: numResults,
          found: mean('found'),
          p50: Math.round(percentile(times, 0.5)),
          max: Math.round(times.at(-1)!),
          reads: mean('reads'),
          searches: mean('searches'),
        })
        console.error(JSON.stringify(rows.at(-1)))
      }
  return {
    title: `auto and deep search: ${web.people.length} people in the index, ${web.pages.length} pages, none archived before`,
    columns: [
      { key: 'latency', label: 'page ms', align: 'right' },
      { key: 'type', label: 'type' },
      ...['asked', 'found', 'p50', 'max', 'reads', 'searches'].map((key) => ({
        key,
        label: key === 'p50' || key === 'max' ? `${key} ms` : key,
        align: 'right' as const,
      })),
    ],
    rows,
    notes: [
      `${REQUESTS.length} requests, run one after the other, each with an empty archive. found, live reads and web searches are means.`,
      `Limits as in production: ${LIVE_LIMITS.perHost} concurrent reads per host, one every ${LIVE_LIMITS.delayMs} ms. All profiles are on one host.`,
    ],
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { type BenchOptions, numberFlag } from '#bench/support/args'
import { percentiles } from '#bench/support/percentiles'
import type { BenchReport } from '#bench/support/table'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { explain, fallsShort } from './queries/explain.js'
import { type Marked, markAll, type Searcher, totalsOf } from './queries/measure.js'
import { readQueries } from './queries/query_file.js'
import { askedQueries, queryPeople } from './queries/query_people.js'
import { COLUMNS, notesOf, rowOf } from './queries/report.js'

export const flags = {
  explain: 'also lists each query that was not parsed or answered perfectly, with the reason',
  limit: 'run only the first N queries',
  seed: 'seed of the people',
}

const TYPES = ['instant', 'fast'] as const

/**
 * Runs every query of the data against one index of synthetic people and grades the top results.
 */
export async function run({ data, flags }: BenchOptions): Promise<BenchReport> {
  const limit = numberFlag(flags, 'limit', Number.MAX_SAFE_INTEGER, 1)
  const { asked, unknown } = askedQueries(readQueries(data).slice(0, limit))
  const pools = queryPeople(asked, undefined, numberFlag(flags, 'seed', 7))
  const people = pools.flat()
  const byId = new Map(people.map((one) => [one.person.person_id, one]))
  const poolOf = new Map(asked.map((query, i) => [query, pools[i]]))
  const directory = await mkdtemp(join(tmpdir(), 'kith-bench-queries-'))
  const index = new EmbeddedIndex({ directory, threads: 0 })
  try {
    const documents = people.map(({ person }) => personDocument(person))
    await index.rebuild('people', documents, 0)
    const marked: Record<string, Marked[]> = {}
    for (const type of TYPES)
      marked[type] = await markAll(searcher(index, type), asked, byId, (query) => poolOf.get(query) ?? [])
    const rows = TYPES.map((type) => ({
      type,
      ...totalsOf(marked[type]),
      ...latency(marked[type]),
    }))
    const short = TYPES.flatMap((type) =>
      marked[type].filter(fallsShort).map((one) => ({ type, id: one.query.id, text: explain(type, one) }))
    )
    return {
      title: `${asked.length} people queries over ${people.length.toLocaleString('en-US')} synthetic people in one index`,
      columns: COLUMNS,
      rows: rows.map(rowOf),
      notes: [
        ...notesOf(rows, unknown),
        ...(flags.explain === undefined ? [] : short.map(({ text }) => text)),
      ],
      details: { totals: rows, short },
    }
  } finally {
    await index.close()
    await rm(directory, { recursive: true, force: true })
  }
}

/** Runs a whole search as a request does: parse, plan, query the index, rerank. */
function searcher(index: EmbeddedIndex, type: (typeof TYPES)[number]): Searcher {
  return async ({ text }) => {
    const plan = planSearch({ query: text, type, numResults: 10, filters: {} })
    const { hits } = await index.search('people', plan.query)
    const found = plan.rerank(hits.map(({ stored }) => stored as StoredPerson))
    return { ids: found.map(({ person_id: id }) => id), parsed: plan.parsed }
  }
}

function latency(marked: readonly Marked[]): { p50: number; p95: number } {
  const { p50, p95 } = percentiles(marked.map(({ ms }) => ms))
  return { p50, p95 }
}

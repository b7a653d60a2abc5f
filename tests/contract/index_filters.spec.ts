import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Filter, IndexChange, IndexQuery, ScoreClause, SearchIndex } from '#domain/ports/search_index'
import { Random } from './support/random.js'
import { randomDocument, randomDocuments, word } from './support/random_documents.js'
import { randomFilter } from './support/random_queries.js'

/** Enough people for the index to build lists of similar vectors. */
const PEOPLE = 6_000
const FILTERS = 50
const LIMIT = 10

const clauses = (random: Random): ScoreClause[] => [
  { by: 'token', field: 'body', value: word(random), weight: 1 },
  { by: 'token', field: 'name', value: word(random), weight: 2 },
  { by: 'filter', filter: { match: 'token', field: 'body', value: word(random) }, weight: 3 },
  {
    by: 'vector',
    field: 'about',
    value: Int8Array.from({ length: 20 }, () => random.below(255) - 127),
    weight: 4,
  },
]

/** Returns filters that all kinds of search need: selective, broad, and negated. */
function randomFilters(random: Random, documents: ReturnType<typeof randomDocuments>): Filter[] {
  return Array.from({ length: FILTERS }, (_, at): Filter => {
    const filter = randomFilter(random, documents)
    return at % 3 === 0 ? { match: 'not', of: filter } : filter
  })
}

test.group('index port: filters against a plain scan', () => {
  for (const comparedExactly of [50, 6_000]) {
    test(`50 random filters never contradict, with words and vectors, ${comparedExactly} compared`, async ({
      assert,
    }) => {
      const random = Random.seeded()
      const directory = await mkdtemp(join(tmpdir(), 'index-'))
      const index = new EmbeddedIndex({ directory, threads: 0, comparedExactly })
      const oracle = new MemoryIndex()
      const documents = randomDocuments(random, PEOPLE)
      const changes = Array.from({ length: 300 }, (_, at): IndexChange => {
        const id = `p${random.below(PEOPLE)}`
        return { sequence: at + 1, id, document: random.chance(0.5) ? null : randomDocument(random, id) }
      })
      try {
        for (const each of [oracle, index] as SearchIndex[]) {
          await each.rebuild('people', documents, 0)
          await each.apply('people', changes)
        }
        const found: number[] = []
        for (const filter of randomFilters(random, documents)) {
          const query: IndexQuery = {
            filter,
            score: clauses(random),
            minimumMatches: random.below(2),
            limit: LIMIT,
          }
          const where = `INDEX_SEED=${random.seed} ${JSON.stringify(query)}`.slice(0, 2_000)
          const scan = (await oracle.search('people', { ...query, limit: PEOPLE })).hits
          const expected = new Map(scan.map((hit) => [hit.id, hit.score]))
          const { hits } = await index.search('people', query)
          assert.lengthOf(hits, Math.min(LIMIT, scan.length), where)
          for (const hit of hits) {
            assert.isTrue(expected.has(hit.id), where)
            assert.approximately(hit.score, expected.get(hit.id)!, 1e-6, where)
          }
          const best = scan.slice(0, LIMIT)
          if (best.length > 0)
            found.push(best.filter(({ id }) => hits.some((hit) => hit.id === id)).length / best.length)
        }
        assert.isAbove(found.reduce((sum, share) => sum + share, 0) / found.length, 0.95)
      } finally {
        await index.close()
        await rm(directory, { recursive: true })
      }
    }).timeout(120_000)
  }
})

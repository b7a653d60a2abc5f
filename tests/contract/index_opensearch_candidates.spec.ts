import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import { doc } from './support/doc.js'

const url = process.env.TEST_OPENSEARCH_URL
const DOCUMENTS = 3_000
const MINIMUM = 3
/** Only large installations have large shards, unless searches examine few documents. */
const limits = { candidates: 30, matched: MINIMUM }

const idOf = (at: number) => `p${String(at).padStart(4, '0')}`

/** The first documents rank highest. All have the word `all`; the last ones have rare words. */
const people = Array.from({ length: DOCUMENTS + 1 }, (_, at) =>
  doc(idOf(at), {
    rank: (DOCUMENTS - at) / 100,
    text: { body: ['all', at % 2 ? 'odd' : 'even', at > DOCUMENTS - 2 ? 'rare' : 'other'] },
    terms: { country: [at < DOCUMENTS / 2 ? 'de' : 'fr'], industry: [at % 3 ? 'health care' : 'energy'] },
  })
)

const word = (value: string): ScoreClause => ({ by: 'token', field: 'body', value, weight: 1 })
const words = (...values: string[]) => ({ score: values.map(word), minimumMatches: 1 })

if (url)
  test.group('index port: OpenSearch with large shards', (group) => {
    const prefix = `test-${randomUUID().slice(0, 8)}-`
    let index: OpenSearchIndex
    group.setup(async () => {
      index = new OpenSearchIndex({ url, prefix, limits })
      await index.rebuild('people', people, 0)
      return async () => {
        await index.close()
        const client = new Client({ node: url })
        await client.indices.delete({ index: `${prefix}*` })
        await client.close()
      }
    })
    const idsOf = async (query: IndexQuery) => (await index.search('people', query)).hits.map(({ id }) => id)
    const first = (count: number, from = 0) => Array.from({ length: count }, (_, at) => idOf(from + at))

    test('common words find the documents with the highest ranks', async ({ assert }) => {
      assert.deepEqual(await idsOf({ ...words('all'), limit: MINIMUM }), first(MINIMUM))
    })

    test('common words rank candidates only; a search with a total ranks all matches', async ({ assert }) => {
      const query = { ...words('all', 'even'), limit: 1 }
      const best = doc('low', { rank: 0, text: { body: ['all', 'even'] } })
      await index.apply('people', [{ sequence: 1, id: 'low', document: best }])
      assert.deepEqual(await idsOf(query), [idOf(0)])
      assert.deepEqual(await idsOf({ ...query, countTo: 1 }), ['low'])
      await index.apply('people', [{ sequence: 2, id: 'low', document: null }])
    })

    test('a rare word is found at the lowest rank', async ({ assert }) => {
      const found = await idsOf({ ...words('all', 'rare'), limit: 3 })
      assert.deepEqual(found, [idOf(DOCUMENTS - 1), idOf(DOCUMENTS), idOf(0)])
    })

    test('filters hold, also where no candidate meets them', async ({ assert }) => {
      const term = (field: string, value: string): Filter => ({ match: 'term', field, value })
      for (const [country, from] of [
        ['de', 0],
        ['fr', DOCUMENTS / 2],
      ] as const)
        assert.deepEqual(
          await idsOf({ ...words('all'), filter: term('country', country), limit: MINIMUM }),
          first(MINIMUM, from)
        )
      const contains: Filter = { match: 'contains', field: 'industry', value: 'th ca' }
      const ids = await idsOf({ ...words('all'), filter: contains, limit: MINIMUM })
      assert.deepEqual(ids, [idOf(1), idOf(2), idOf(4)])
    })

    test('pages return each match once, candidates first', async ({ assert }) => {
      const pages: string[] = []
      for (let offset = 0; ; offset += 700) {
        const page = await idsOf({ ...words('odd'), offset, limit: 700 })
        pages.push(...page)
        if (page.length < 700) break
      }
      assert.lengthOf(pages, DOCUMENTS / 2)
      assert.lengthOf(new Set(pages), DOCUMENTS / 2)
      assert.deepEqual(pages.slice(0, 3), [idOf(1), idOf(3), idOf(5)])
    })

    test('totals count all matches', async ({ assert }) => {
      const { total } = await index.search('people', { ...words('all'), limit: 1, countTo: 10_000 })
      assert.deepEqual(total, { value: DOCUMENTS + 1, relation: 'eq' })
    })

    test('changes are candidates, and removed documents are not', async ({ assert }) => {
      const best = doc('best', { rank: 99, text: { body: ['all', 'odd', 'other'] } })
      await index.apply('people', [
        { sequence: 3, id: 'best', document: best },
        { sequence: 4, id: idOf(0), document: null },
      ])
      assert.deepEqual(await idsOf({ ...words('all'), limit: 2 }), ['best', idOf(1)])
    })
  })
else
  test.group('index port: OpenSearch with large shards', () => {
    test('skipped without TEST_OPENSEARCH_URL').skip(true, 'TEST_OPENSEARCH_URL is not set')
  })

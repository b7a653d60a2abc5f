import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import { indexBody } from '#adapters/index/opensearch/mapping'
import { indexContract } from './index_contract.js'
import { doc } from './support/doc.js'

const url = process.env.TEST_OPENSEARCH_URL

if (url) {
  indexContract(
    'OpenSearch',
    async () => {
      const prefix = `test-${randomUUID().slice(0, 8)}-`
      const index = new OpenSearchIndex({ url, prefix })
      const end = async () => {
        await index.close()
        const client = new Client({ node: url })
        await client.indices.delete({ index: `${prefix}*` })
        await client.close()
      }
      return { index, end }
    },
    'close'
  )

  test.group('index port: OpenSearch indexes of earlier releases', () => {
    test('are searched in the same order without an index sort, which a rebuild adds', async ({ assert }) => {
      const prefix = `test-${randomUUID().slice(0, 8)}-`
      const client = new Client({ node: url })
      const { mappings, settings } = indexBody({ shards: 1, replicas: 0 })
      const { sort: _sort, ...unsorted } = settings.index
      await client.indices.create({
        index: `${prefix}people-0`,
        body: { settings: { index: unsorted }, mappings, aliases: { [`${prefix}people`]: {} } } as object,
      })
      const index = new OpenSearchIndex({ url, prefix })
      const people = Array.from({ length: 50 }, (_, at) =>
        doc(`p${at}`, { rank: (at * 7) % 10, terms: { country: [at % 2 ? 'de' : 'fr'] } })
      )
      const filter = { match: 'term' as const, field: 'country', value: 'de' }
      const found = async () =>
        (await index.search('people', { filter, limit: 10 })).hits.map(({ id, score }) => [id, score])
      const isSorted = async () => {
        const { body } = await client.indices.getSettings({ index: `${prefix}people` })
        return JSON.stringify(body).includes('"rank"')
      }
      const expected = people
        .filter((_, at) => at % 2)
        .sort((one, two) => two.rank - one.rank || (one.id < two.id ? -1 : 1))
        .slice(0, 10)
        .map(({ id }) => [id, 0])
      try {
        await index.apply(
          'people',
          people.map((document, at) => ({ sequence: at + 1, id: document.id, document }))
        )
        assert.deepEqual([await found(), await isSorted()], [expected, false])
        await index.rebuild('people', people, people.length)
        assert.deepEqual([await found(), await isSorted()], [expected, true])
      } finally {
        await index.close()
        await client.indices.delete({ index: `${prefix}*` })
        await client.close()
      }
    })

    test('leaves vectors and suffixes out until a rebuild', async ({ assert }) => {
      const prefix = `test-${randomUUID().slice(0, 8)}-`
      const client = new Client({ node: url })
      const { mappings, settings } = indexBody({ shards: 1, replicas: 0 })
      const dynamic_templates = mappings.dynamic_templates.filter(
        (one) => !('vectors' in one || 'suffixes' in one)
      )
      await client.indices.create({
        index: `${prefix}people-0`,
        body: {
          settings,
          mappings: { ...mappings, dynamic_templates },
          aliases: { [`${prefix}people`]: {} },
        } as object,
      })
      const index = new OpenSearchIndex({ url, prefix })
      const vector = Int8Array.of(1, 2)
      const document = doc('ada', { vectors: { about: vector }, terms: { industry: ['health care'] } })
      const query = { score: [{ by: 'vector' as const, field: 'about', value: vector, weight: 1 }], limit: 5 }
      const found = async () => (await index.search('people', query)).hits.map(({ id }) => id)
      const byPart = { filter: { match: 'contains' as const, field: 'industry', value: 'care' }, limit: 5 }
      const foundByPart = async () => (await index.search('people', byPart)).hits.map(({ id }) => id)
      const isMapped = async () => {
        const { body } = await client.indices.getMapping({ index: `${prefix}people` })
        const mapping = JSON.stringify(body)
        return [mapping.includes('"about"'), mapping.includes('"suffixes":{"properties"')]
      }
      try {
        await index.apply('people', [{ sequence: 1, id: 'ada', document }])
        assert.deepEqual(
          [await found(), await foundByPart(), await isMapped()],
          [['ada'], ['ada'], [false, false]]
        )
        await index.rebuild('people', [document], 1)
        assert.deepEqual(
          [await found(), await foundByPart(), await isMapped()],
          [['ada'], ['ada'], [true, true]]
        )
      } finally {
        await index.close()
        await client.indices.delete({ index: `${prefix}*` })
        await client.close()
      }
    })
  })
} else
  test.group('index port: OpenSearch', () => {
    test('skipped without TEST_OPENSEARCH_URL').skip(true, 'TEST_OPENSEARCH_URL is not set')
  })

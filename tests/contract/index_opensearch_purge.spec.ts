import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import { doc } from './support/doc.js'

const url = process.env.TEST_OPENSEARCH_URL

test.group('purge of the OpenSearch index', () => {
  test('one deleted document among many leaves the segments', async ({ assert, cleanup }) => {
    const prefix = `test-${randomUUID().slice(0, 8)}-`
    const client = new Client({ node: url! })
    const index = new OpenSearchIndex({ url: url!, prefix })
    cleanup(async () => {
      await index.close()
      await client.indices.delete({ index: `${prefix}*` })
      await client.close()
    })
    const documents = Array.from({ length: 40 }, (_, i) => doc(`d${i}`, {}))
    await index.rebuild('people', documents, 0)
    await index.apply('people', [{ sequence: 1, id: 'd7', document: null }])
    const deleted = async () => {
      await client.indices.refresh({ index: `${prefix}people` })
      const { body } = await client.cat.segments({ index: `${prefix}people`, format: 'json' })
      return (body as any[]).reduce((sum, segment) => sum + Number(segment['docs.deleted']), 0)
    }
    assert.isAbove(await deleted(), 0)
    await index.purge('people')
    // The shard renews its retention leases every 30 seconds.
    for (let waited = 0; (await deleted()) > 0 && waited < 120; waited += 3) {
      await new Promise((resolve) => setTimeout(resolve, 3_000))
      await index.purge('people')
    }
    assert.equal(await deleted(), 0)
    assert.lengthOf(
      (await index.get('people', ['d7', 'd8'])).filter((one) => one !== null),
      1
    )
  })
    .timeout(180_000)
    .skip(!url, 'TEST_OPENSEARCH_URL is not set')
})

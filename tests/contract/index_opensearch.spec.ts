import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { Client } from '@opensearch-project/opensearch'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'
import { indexContract } from './index_contract.js'

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
} else
  test.group('index port: OpenSearch', () => {
    test('skipped without TEST_OPENSEARCH_URL').skip(true, 'TEST_OPENSEARCH_URL is not set')
  })

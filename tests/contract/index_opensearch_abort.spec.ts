import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { OpenSearchIndex } from '#adapters/index/opensearch/opensearch_index'

test('an aborted search rejects, and the abort causes no other error', async ({ assert, cleanup }) => {
  const node = createServer((request, response) => {
    // This account may not ask for the nodes, and there is no index; a search never gets an answer.
    if (request.url!.includes('_nodes')) response.writeHead(403).end('{}')
    else if (request.url === '/')
      response.setHeader('content-type', 'application/json').end('{"version":{"number":"3.0.0"}}')
    else if (!request.url!.includes('_search')) response.writeHead(404).end('{}')
  }).listen(0, '127.0.0.1')
  await once(node, 'listening')
  const index = new OpenSearchIndex({ url: `http://127.0.0.1:${(node.address() as AddressInfo).port}` })
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', note)
  cleanup(async () => {
    process.off('uncaughtException', note)
    node.close()
    await index.close()
  })
  const leaving = new AbortController()
  const search = index.search('people', { limit: 1 }, { signal: leaving.signal })
  const searched = async () => {
    for (;;) {
      const [{ url }] = await once(node, 'request')
      if (url.includes('_search')) return
    }
  }
  await searched()
  leaving.abort()
  await assert.rejects(() => search, /aborted/)
  await turn()
  assert.deepEqual(uncaught, [])
})

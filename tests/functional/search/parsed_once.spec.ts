import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { QueryReader } from '#domain/search/query_language/query_reader'
import { SetSearchReader } from '#domain/sets/set_search_reader'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { record, searchIn } from './verified_web.js'

/** Records every query that is read. */
class CountedReader extends QueryReader {
  readonly readQueries: string[] = []
  override async read(query: string, workspaceId: string) {
    this.readQueries.push(query)
    return super.read(query, workspaceId)
  }
}

class CountedSetReader extends SetSearchReader {
  readonly readQueries: string[] = []
  override async read(query: string, criteria: readonly string[], workspaceId: string) {
    this.readQueries.push(query)
    return super.read(query, criteria, workspaceId)
  }
}

test.group('search: the query is parsed once', (group) => {
  let secret: string
  let queries: CountedReader
  let sets: CountedSetReader
  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 1_000_000 })).secret
    await givePeople([record('Nora Weld', { title: 'Welder', company: 'Ironside', city: 'Leeds' })])
  })
  group.each.setup(() => {
    queries = new CountedReader()
    sets = new CountedSetReader()
    app.container.swap(QueryReader, () => queries)
    app.container.swap(SetSearchReader, () => sets)
    searchIn(new MemoryEvidence([]))
    return () => app.container.restoreAll()
  })

  for (const type of ['instant', 'fast', 'auto', 'deep'])
    test(`POST /v1/search of type ${type}`, async ({ client, assert }) => {
      const query = `welders in Leeds for ${type}`
      const response = await client.post('/v1/search').bearerToken(secret).json({ query, type })
      response.assertStatus(200)
      assert.deepEqual(queries.readQueries, [query])
    })

  test('a search with only filters parses no query', async ({ client, assert }) => {
    const response = await client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type: 'fast', filters: { title: 'welder' } })
    response.assertStatus(200)
    assert.deepEqual(queries.readQueries, [])
  })

  test('POST /v1/people/search/criteria', async ({ client, assert }) => {
    const query = 'welders in Leeds'
    const response = await client.post('/v1/people/search/criteria').bearerToken(secret).json({ query })
    response.assertStatus(201)
    assert.deepEqual(queries.readQueries, [query])
  })

  test('POST /v1/sets/preview', async ({ client, assert }) => {
    const search = { query: 'welders in Leeds', count: 1, criteria: ['speaks German'] }
    const response = await client.post('/v1/sets/preview').bearerToken(secret).json({ search })
    response.assertStatus(200)
    assert.deepEqual([queries.readQueries, sets.readQueries], [[], [search.query]])
  })
})

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import {
  admitted,
  AT,
  create,
  created,
  DESIGNERS,
  idle,
  inventedWorld,
  openStream,
  QUERY,
  restore,
  SCHOOL,
} from './fixture.js'

const search = { query: QUERY, count: 3 }

test.group('sets: request validation', (group) => {
  let secret: string
  let searchOnly: string
  let weak: string
  let foreign: string
  group.each.setup(async () => {
    await inventedWorld()
    const made = await customer()
    secret = made.secret
    searchOnly = (await addKey(made.workspace, { scopes: ['people:search'] })).secret
    weak = (await addKey(made.workspace, { scopes: ['people:enrich', 'account:read'] })).secret
    foreign = (await customer()).secret
    return restore
  })

  test('[SE-005] events require people:search; another scope gets 403, another workspace 404', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    const leave = new AbortController()
    const stream = await openStream(searchOnly, id, { signal: leave.signal })
    assert.equal(stream.status, 200)
    leave.abort()
    for (const [key, status] of [
      [weak, 403],
      [foreign, 404],
    ] as const) {
      const refused = await openStream(key, id)
      assert.equal(refused.status, status)
      const { error } = (await refused.json()) as any
      assert.equal(error.code, status === 403 ? 'insufficient_scope' : 'not_found')
    }
    for (const after_seq of ['-2', 'x', '1.5'])
      (await client.get(`/v1/sets/${id}/events`).qs({ after_seq }).bearerToken(secret)).assertStatus(422)
  })

  test('[SE-009] monitors require people:search; another scope gets 403, another workspace 404', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    const monitor = (key: string, body: object = { cadence: 'FREQ=WEEKLY;BYDAY=MO' }) =>
      client.post(`/v1/sets/${id}/monitors`).bearerToken(key).json(body)
    const made = await monitor(searchOnly)
    made.assertStatus(201)
    assert.deepInclude(made.body().data, { set_id: id, status: 'active' })
    assert.equal((await monitor(weak)).status(), 403)
    assert.equal((await monitor(foreign)).status(), 404)
    assert.equal((await monitor(secret, {})).status(), 422)
  })

  for (const [what, body, path] of [
    ['no search', { search: undefined }, 'search'],
    ['no query', { search: { count: 3 } }, 'search.query'],
    ['a query that is a number', { search: { ...search, query: 7 } }, 'search.query'],
    ['a count that is text', { search: { ...search, count: '3' } }, 'search.count'],
    ['a count that is not a whole number', { search: { ...search, count: 2.5 } }, 'search.count'],
    ['a count of 0', { search: { ...search, count: 0 } }, 'search.count'],
    ['an unknown field of search', { search: { ...search, exclude: {} } }, 'search.exclude'],
    ['enrichments that are not an array', { enrichments: SCHOOL }, 'enrichments'],
    ['an enrichment without description', { enrichments: [{ format: 'text' }] }, 'enrichments.0.description'],
    ['a blank description', { enrichments: [{ description: ' ' }] }, 'enrichments.0.description'],
    ['an unknown format', { enrichments: [{ ...SCHOOL, format: 'html' }] }, 'enrichments.0.format'],
    ['a webhook_url that is not a URL', { webhook_url: 'nowhere' }, 'webhook_url'],
    ['a private webhook_url', { webhook_url: 'http://127.0.0.1:9/hook' }, 'webhook_url'],
  ] as [string, object, string][])
    test(`[SE-020 SE-021] 422: ${what}`, async ({ client, assert }) => {
      const response = await create(client, secret, body)
      response.assertStatus(422)
      assert.equal(response.body().error.code, 'validation_failed')
      assert.include(Object.keys(response.body().error.details.fieldErrors), path)
    })

  test('says why a webhook_url cannot be used, as other routes do', async ({ client, assert }) => {
    const { error } = (await create(client, secret, { webhook_url: 'nowhere' })).body()
    assert.equal(error.message, 'webhook_url: cannot be used: not a URL')
  })

  test('[SE-020] takes query and count; count defaults to 10', async ({ client, assert }) => {
    const id = await created(client, secret, { search })
    const { data } = (await client.get(`/v1/sets/${id}`).bearerToken(secret)).body()
    assert.deepInclude(data.searches[0], search)
    const usual = await created(client, secret, { search: { query: QUERY } })
    const read = (await client.get(`/v1/sets/${usual}`).bearerToken(secret)).body()
    assert.equal(read.data.searches[0].count, 10)
  })

  test('[SE-013 OP-049] a People Set excludes people from its first search on', async ({
    client,
    assert,
  }) => {
    const stop = await startWorker()
    try {
      const known = await created(client, secret, { search: { query: QUERY, count: 1 } })
      await idle(client, secret, known)
      const [first] = await admitted(client, secret, known)
      const other = DESIGNERS.find((name) => name !== first)!
      const make = (exclude: object) =>
        client
          .post('/v1/searches')
          .bearerToken(secret)
          .json({
            search: { query: QUERY, count: 10, criteria: [`works at ${AT}`], exclude },
            enrichments: [SCHOOL],
          })
      const made = await make({ set_ids: [known], people: [{ name: other, company: AT }] })
      made.assertStatus(201)
      const { id } = made.body().data
      const set = await idle(client, secret, id)
      assert.lengthOf(set.searches[0].criteria, 3)
      const names = await admitted(client, secret, id)
      assert.notInclude(names, first)
      assert.notInclude(names, other)
      assert.lengthOf(names, 4)
      for (const [exclude, path] of [
        [{ set_ids: ['set_none'] }, 'search.exclude.set_ids.0'],
        [{ people: [{ name: 'A Person' }, { extra: 'nobody' }] }, 'search.exclude.people.1'],
        [{ people: [{ email: 'nobody' }] }, 'search.exclude.people.0.email'],
      ] as const) {
        const refused = await make(exclude)
        refused.assertStatus(422)
        assert.include(Object.keys(refused.body().error.details.fieldErrors), path)
      }
    } finally {
      await stop()
    }
  }).timeout(30_000)

  test('[SE-002 SE-014] lists Sets newest first, each once, also while others are created', async ({
    client,
    assert,
  }) => {
    const made: string[] = []
    for (let i = 0; i < 5; i++)
      made.push(await created(client, secret, { enrichments: i > 2 ? [SCHOOL] : [] }))
    const seen: any[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await client
        .get('/v1/sets')
        .qs({ limit: 2, ...(cursor ? { cursor } : {}) })
        .bearerToken(secret)
      page.assertStatus(200)
      const { sets, next_cursor } = page.body().data
      seen.push(...sets)
      await created(client, secret)
      if (next_cursor === null) break
      cursor = next_cursor
    }
    assert.deepEqual(
      seen.map(({ id }) => id),
      made.toReversed()
    )
    for (const set of seen)
      assert.deepEqual(set, (await client.get(`/v1/sets/${set.id}`).bearerToken(secret)).body().data)
    for (const cursor of [
      'x',
      'cDE',
      Buffer.from('2026-11-21T00:00:00.000Z set_1 OR 1').toString('base64url'),
    ])
      (await client.get('/v1/sets').qs({ cursor }).bearerToken(secret)).assertStatus(422)
    const other = await client.get('/v1/sets').bearerToken(foreign)
    assert.deepEqual(other.body().data.sets, [])
  })

  test('[ID-001 SE-010] a repeated share link request returns the same link, stored encrypted', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    const ask = () =>
      client.post(`/v1/sets/${id}/share-link`).bearerToken(secret).header('idempotency-key', `share-${id}`)
    const [first, second] = [await ask(), await ask()]
    assert.equal(first.body().data.url, second.body().data.url)
    const kept = await db.from('idempotency_keys').where('idempotency_key', `share-${id}`).firstOrFail()
    assert.notInclude(JSON.stringify(kept), first.body().data.url.split('/').at(-1))
  })
})

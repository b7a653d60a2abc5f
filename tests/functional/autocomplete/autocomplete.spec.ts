import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Billing } from '#domain/billing/billing'
import { IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { customer } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'

const PEOPLE = [
  {
    name: 'Ada Example',
    title: 'Software Engineer',
    company: 'Tidewell GmbH',
    city: 'Berlin',
    country: 'Germany',
  },
  {
    name: 'Bo Example',
    title: 'Software Engineer',
    company: 'Tidal Inc.',
    city: 'Bergen',
    country: 'Norway',
  },
  {
    name: 'Cy Example',
    title: 'Nurse',
    company: 'Harbor Clinic',
    industry: 'Healthcare',
    skills: ['First aid'],
  },
  { name: 'Di Example', title: 'VP, Sales' },
]

test.group('autocomplete', (group) => {
  group.setup(() => givePeople(PEOPLE as never))
  group.teardown(() => givePeople([]))
  group.each.teardown(() => app.container.restoreAll())

  for (const [field, prefix, expected] of [
    ['title', 'softw', ['Software Engineer']],
    ['company', 'tid', ['Tidal Inc.', 'Tidewell GmbH']],
    ['company', 'tidewell gm', ['Tidewell GmbH']],
    ['company', 'tidal inc', ['Tidal Inc.']],
    ['title', 'vp, s', ['VP, Sales']],
    ['location', 'bergen, n', ['Bergen, Norway']],
    ['location', 'ber', ['Bergen, Norway', 'Berlin, Germany']],
    ['location', 'germ', ['Germany']],
    ['industry', 'health', ['Healthcare']],
    ['skill', 'first', ['First aid']],
    ['skill', 'zzz', []],
  ] as const)
    test(`${field} "${prefix}": ${expected.join('; ') || 'none'}`, async ({ client, assert }) => {
      const { secret } = await customer(0)
      const response = await client.get('/v1/autocomplete').bearerToken(secret).qs({ field, prefix })
      response.assertStatus(200)
      const { suggestions } = response.body().data
      assert.deepEqual(
        suggestions.map(({ value }: { value: string }) => value),
        [...expected]
      )
    })

  test('is free, and every suggestion is a filter with results', async ({ client, assert }) => {
    const { secret, workspace } = await customer(100)
    const billing = await app.container.make(Billing)
    const before = await billing.balance(workspace.id)
    const { suggestions } = (
      await client.get('/v1/autocomplete').bearerToken(secret).qs({ field: 'company', prefix: 't', limit: 1 })
    ).body().data
    assert.lengthOf(suggestions, 1)
    assert.deepEqual(await billing.balance(workspace.id), before)
    const found = await client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type: 'instant', filters: { company: suggestions[0].value } })
    assert.isNotEmpty(found.body().data.results)
  })

  test('rejects an unknown field with the valid ones, an empty prefix and a key without the scope', async ({
    client,
    assert,
  }) => {
    const { secret, key } = await customer(0)
    const get = (query: object, bearer = secret) =>
      client.get('/v1/autocomplete').bearerToken(bearer).qs(query)
    const unknown = await get({ field: 'name', prefix: 'a' })
    unknown.assertStatus(422)
    assert.equal(
      unknown.body().error.message,
      'field: must be one of title, company, location, industry, skill'
    )
    for (const query of [{ field: 'title' }, { field: 'title', prefix: ' ' }, { prefix: 'a' }])
      (await get(query)).assertStatus(422)
    const unscoped = await addKey({ id: key.workspaceId }, { scopes: ['people:enrich'] })
    ;(await get({ field: 'title', prefix: 'a' }, unscoped.secret)).assertStatus(403)
  })

  test('an index that cannot respond returns 503', async ({ client, assert }) => {
    const { secret } = await customer(0)
    const index = { search: () => Promise.reject(new IndexUnavailableError('gone')) }
    app.container.swap(SearchIndex, () => index as never)
    const response = await client
      .get('/v1/autocomplete')
      .bearerToken(secret)
      .qs({ field: 'title', prefix: 'a' })
    response.assertStatus(503)
    assert.equal(response.body().error.code, 'search_unavailable')
  })
})

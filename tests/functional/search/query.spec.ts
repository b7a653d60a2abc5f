import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { PEOPLE } from './fixture.js'

const names = (response: any): string[] =>
  response.body().data.results.map((result: any) => result.person.name)

test.group('search queries', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ scopes: ['people:search'] })).secret
    await givePeople(PEOPLE)
  })

  for (const type of ['instant', 'fast']) {
    const search = async (client: any, query: string) => {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type, query, num_results: 150 })
      response.assertStatus(200)
      return names(response)
    }

    test(`[SR-063] role, company and place phrases must match (${type})`, async ({ client, assert }) => {
      assert.sameMembers(await search(client, 'product managers at Zelquint in Berlin'), ['Lea Prodan'])
      assert.sameMembers(await search(client, 'product managers in berlin'), ['Lea Prodan', 'Kim Nobis'])
      assert.sameMembers(await search(client, 'engineering managers in sf'), ['Eve Mangold'])
    })

    test(`[SR-062] a blank field does not match a phrase (${type})`, async ({ client, assert }) => {
      assert.notInclude(await search(client, 'product managers in Berlin'), 'Jon Nowak')
    })

    test(`[SR-064] funding words are not matched as text (${type})`, async ({ client, assert }) => {
      assert.includeMembers(await search(client, 'software engineers at series a startups'), [
        'Cleo Enghart',
        'Tom Rebmann',
      ])
    })

    test(`[SR-065] qualifiers rank and do not filter (${type})`, async ({ client, assert }) => {
      const found = await search(client, 'product managers in Berlin, ideally with payments experience')
      assert.deepEqual(found, ['Lea Prodan', 'Kim Nobis'])
    })

    test(`[SR-066] sector words rank and do not filter (${type})`, async ({ client, assert }) => {
      assert.deepEqual(await search(client, 'fintech product managers in Berlin'), [
        'Lea Prodan',
        'Kim Nobis',
      ])
    })

    test(`[SR-067] an alternative place ranks and does not filter (${type})`, async ({ client, assert }) => {
      const found = await search(client, 'software engineers in Berlin or remote')
      assert.sameMembers(found, ['Cleo Enghart', 'Tom Rebmann'])
      assert.equal(found[0], 'Cleo Enghart')
    })

    test(`[SR-072] the company of a named person only ranks (${type})`, async ({ client, assert }) => {
      assert.equal((await search(client, 'Cleo Enghart at Brannow'))[0], 'Cleo Enghart')
      assert.equal((await search(client, 'tom rebmann'))[0], 'Tom Rebmann')
    })
  }

  test('[SR-029 SR-030] an address identifies within the filters, and only with people:enrich', async ({
    client,
    assert,
  }) => {
    const { secret: enriching } = await makeKey({ scopes: ['people:search', 'people:enrich'] })
    const ask = async (key: string, query: string, filters = {}) => {
      const response = await client
        .post('/v1/search')
        .bearerToken(key)
        .json({ type: 'instant', query, filters })
      response.assertStatus(200)
      return names(response)
    }
    const address = 'Cleo@quorvane.example'
    assert.deepEqual(await ask(enriching, address), ['Cleo Enghart'])
    assert.deepEqual(await ask(enriching, address, { location: 'Berlin' }), ['Cleo Enghart'])
    assert.deepEqual(await ask(enriching, address, { location: 'Paris' }), [])
    assert.deepEqual(await ask(enriching, address, { company: { none_of: ['Quorvane'] } }), [])
    for (const known of [address, 'cleo@quorvane.invalid']) {
      const ranked = await ask(secret, known)
      assert.equal(ranked[0], 'Cleo Enghart')
      assert.lengthOf(ranked, 10)
    }
  })

  test('[SR-024] fast reorders the results of the index and adds nobody', async ({ client, assert }) => {
    const ask = (type: string) =>
      client.post('/v1/search').bearerToken(secret).json({ type, query: 'engineers', num_results: 150 })
    assert.sameMembers(names(await ask('fast')), names(await ask('instant')))
  })

  test('[SR-003 SR-004 OP-041] stores criteria under a durable id', async ({ client, assert }) => {
    const query = 'senior product managers at Zelquint in Berlin, not in London'
    const created = await client.post('/v1/people/search/criteria').bearerToken(secret).json({ query })
    created.assertStatus(201)
    const { id, criteria } = created.body().data
    assert.isNotEmpty(criteria.filter((c: any) => c.filter === 'title' && c.hard))
    assert.isNotEmpty(criteria.filter((c: any) => c.filter === 'company' && c.hard))
    assert.isNotEmpty(criteria.filter((c: any) => c.filter === 'location' && c.exclude))
    const read = await client.get(`/v1/people/search/criteria/${id}`).bearerToken(secret)
    read.assertStatus(200)
    assert.deepEqual(read.body().data, created.body().data)
  })

  test('[SR-005 OP-042] lists the people of a company by name or domain', async ({ client, assert }) => {
    const byName = await client
      .post('/v1/people/company')
      .bearerToken(secret)
      .json({ company: 'Zelquint Inc' })
    byName.assertStatus(200)
    assert.sameMembers(names(byName), ['Eve Mangold', 'Fay Hedley', 'Lea Prodan'])
    for (const body of [{}, { company: 'A', domain: 'a.example' }, { company: ' ' }, { domain: 'no domain' }])
      (await client.post('/v1/people/company').bearerToken(secret).json(body)).assertStatus(422)
  })
})

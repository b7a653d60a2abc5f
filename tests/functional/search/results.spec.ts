import { test } from '@japa/runner'
import { CONTENT_FIELDS } from '#app/search/contents'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { PEOPLE } from './fixture.js'

const FIXED = ['confidence', 'contact_status', 'identity_verified', 'person_id', 'resolution_source']

test.group('search results', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ scopes: ['people:search'] })).secret
    await givePeople(PEOPLE)
  })

  for (const type of ['instant', 'fast']) {
    const search = (client: any, body: object) =>
      client
        .post('/v1/search')
        .bearerToken(secret)
        .json({ type, ...body })

    test(`[ENV-001 OP-011 OP-059] a response has only results and meta (${type})`, async ({
      client,
      assert,
    }) => {
      const response = await search(client, { query: 'product managers in Berlin' })
      assert.sameMembers(Object.keys(response.body()), ['data', 'meta'])
      assert.deepEqual(Object.keys(response.body().data), ['results'])
    })

    test(`[SR-012 SR-013 SR-014 SR-015 SR-019 SR-020] a result has its constant members (${type})`, async ({
      client,
      assert,
    }) => {
      const response = await search(client, { filters: { title: 'engineer' } })
      const results = response.body().data.results
      assert.isAbove(results.length, 2)
      for (const [place, { person, score, ...rest }] of results.entries()) {
        assert.equal(person.resolution_source, 'kith')
        assert.isFalse(person.identity_verified)
        assert.equal(person.contact_status, 'requires_enrichment')
        assert.equal(person.confidence, score)
        assert.closeTo(score, (results.length - place) / results.length, 1e-9)
        assert.match(person.person_id, /^per_/)
        assert.notProperty(rest, 'verification')
      }
    })

    test(`[SR-015] results contain no contacts (${type})`, async ({ client, assert }) => {
      const response = await search(client, {
        query: 'Cleo Enghart',
        contents: { fields: [...CONTENT_FIELDS] },
      })
      const text = response.text()
      assert.include(text, 'Cleo Enghart')
      for (const secretOf of ['cleo@quorvane.example', '202 555', '2025550143'])
        assert.notInclude(text, secretOf)
    })

    test(`[SR-010 OP-015] contents.fields selects the returned fields (${type})`, async ({
      client,
      assert,
    }) => {
      const titles = await search(client, { query: 'Ada Cofona', contents: { fields: ['title'] } })
      const [{ person }] = titles.body().data.results
      assert.sameMembers(Object.keys(person), [...FIXED, 'title'])
      assert.equal(person.title, 'Co-Founder & CEO')
      const all = await search(client, { query: 'Ada Cofona', contents: { fields: [...CONTENT_FIELDS] } })
      const full = all.body().data.results[0].person
      assert.equal(full.location, 'Austin, TX, United States')
      assert.equal(full.pronet, 'https://www.linkedin.com/in/ada-cofona')
      assert.equal(full.company, 'Quorvane, Inc.')
      assert.properties(full, [...FIXED, 'name', 'website', 'socials'])
    })

    test(`[SR-016 SR-017 OP-008] filter_match has one entry per filter and is empty without filters (${type})`, async ({
      client,
      assert,
    }) => {
      const filters = { title: 'engineer', company: 'Quorvane', location: 'Berlin' }
      const [hit] = (await search(client, { filters })).body().data.results
      const basis = { basis: 'indexed_field' }
      assert.deepEqual(hit.filter_match, { title: basis, company: basis, location: basis })
      const [plain] = (await search(client, { query: 'engineers' })).body().data.results
      assert.deepEqual(plain.filter_match, {})
    })
  }

  test('a missing value is null, not omitted', async ({ client, assert }) => {
    const body = { type: 'instant', query: 'Jon Nowak', contents: { fields: ['location', 'website'] } }
    const response = await client.post('/v1/search').bearerToken(secret).json(body)
    assert.include(response.body().data.results[0].person, { location: null, website: null })
  })
})

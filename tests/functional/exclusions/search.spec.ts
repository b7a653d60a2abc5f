import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { giveAccounts } from '#tests/functional/codehost/support'
import { givePeople } from '#tests/functional/support/people'
import { profile, profileUrl, record, searchIn, site } from '#tests/functional/search/verified_web'
import { created, DESIGNERS, idle, inventedWorld, read, restore } from '#tests/functional/sets/fixture'

const AT = 'Tarnlight Labs'
const NAMES = ['Nora Fenwick', 'Otis Garland', 'Pella Hadley']
const QUILL = 'Quill Ingram'
const POST = { title: 'Lighting Designer', company: AT, location: 'Oslo, Norway' }
const PAGES = [
  ...site(AT, '<p>Tarnlight Labs makes lamps.</p>', {
    ...Object.fromEntries([...NAMES, QUILL].map((name) => [name, 'Lighting Designer'])),
  }),
  ...[...NAMES, QUILL].map((name) => profile(name, POST)),
]
const PEOPLE = NAMES.map((name) =>
  record(name, {
    title: 'Lighting Designer',
    company: AT,
    city: 'Oslo',
    country: 'Norway',
    socials: { codehost: `https://github.com/${name.split(' ')[0].toLowerCase()}` },
  })
)
const ROUTE = '/v1/exclusions'
const filters = { title: 'lighting designer' }

async function found(client: ApiClient, secret: string, body: object): Promise<any[]> {
  const response = await client
    .post('/v1/search')
    .bearerToken(secret)
    .json({ filters, ...body })
  response.assertStatus(200)
  return response.body().data.results.map(({ person }: any) => person)
}
const names = (people: any[]) => people.map(({ name }) => name).sort()

test.group('search: people to leave out', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(10_000)).secret
    await givePeople(PEOPLE)
    searchIn(new MemoryEvidence(PAGES))
    return () => app.container.restoreAll()
  })

  for (const type of ['instant', 'fast', 'auto', 'deep'])
    test(`by person id and by profile URL, before the number of results is counted (${type})`, async ({
      client,
      assert,
    }) => {
      const all = await found(client, secret, { type: 'instant' })
      const nora = all.find(({ name }) => name === 'Nora Fenwick')
      const byId = { person_ids: [nora.person_id, 'per_unknown'] }
      const left = await found(client, secret, { type, exclude: byId, num_results: 2 })
      assert.lengthOf(left, 2)
      assert.notInclude(names(left), 'Nora Fenwick')
      const profiles = { profile_urls: [profileUrl('Otis Garland'), profileUrl(QUILL)] }
      const others = await found(client, secret, { type, exclude: profiles, num_results: 9 })
      assert.deepEqual(names(others), ['Nora Fenwick', 'Pella Hadley'])
    })

  test('a query without filters leaves them out, and still needs a matching word', async ({
    client,
    assert,
  }) => {
    const exclude = { profile_urls: [profileUrl('Otis Garland')] }
    const body = { type: 'instant', filters: undefined, exclude }
    assert.deepEqual(names(await found(client, secret, { ...body, query: 'lighting designers' })), [
      'Nora Fenwick',
      'Pella Hadley',
    ])
    assert.deepEqual(await found(client, secret, { ...body, query: 'zzyzx qwrty' }), [])
  })

  test('the exclusion list of the workspace, which routes edit', async ({ client, assert }) => {
    const mine = (await customer(1_000)).secret
    const stranger = (await customer(1_000)).secret
    const add = (body: object) => client.post(ROUTE).bearerToken(mine).json(body)
    const [nora] = await found(client, mine, { type: 'instant', query: 'Nora Fenwick' })
    const given = { person_ids: [nora.person_id], profile_urls: [profileUrl('Otis Garland')] }
    const added = await add(given)
    added.assertStatus(201)
    assert.deepEqual(added.body().data, { added: 2 })
    assert.deepEqual((await add(given)).body().data, { added: 0 })
    const search = { type: 'instant', exclude: { exclusion_list: true } }
    assert.deepEqual(names(await found(client, mine, search)), ['Pella Hadley'])
    assert.lengthOf(await found(client, mine, { type: 'instant' }), 3)
    assert.lengthOf(await found(client, stranger, search), 3)

    const page = (await client.get(ROUTE).bearerToken(mine).qs({ limit: 1 })).body().data
    assert.lengthOf(page.exclusions, 1)
    const rest = await client.get(ROUTE).bearerToken(mine).qs({ limit: 1, cursor: page.next_cursor })
    const entries = [...page.exclusions, ...rest.body().data.exclusions]
    assert.isNull(rest.body().data.next_cursor)
    assert.sameMembers(
      entries.map(({ person_id, profile_url }) => person_id ?? profile_url),
      [nora.person_id, profileUrl('Otis Garland')]
    )
    ;(await client.delete(`${ROUTE}/${entries[0].id}`).bearerToken(stranger)).assertStatus(404)
    for (const { id } of entries) (await client.delete(`${ROUTE}/${id}`).bearerToken(mine)).assertStatus(200)
    assert.lengthOf(await found(client, mine, search), 3)
  })

  test('concurrent additions of the same people in another order all succeed', async ({ client, assert }) => {
    const mine = (await customer(1_000)).secret
    const ids = Array.from({ length: 300 }, (_, i) => `per_${i}`)
    const bodies = Array.from({ length: 6 }, (_, i) => ({ person_ids: i % 2 ? ids : ids.toReversed() }))
    const added = await Promise.all(
      bodies.map(async (body) => {
        const response = await client.post(ROUTE).bearerToken(mine).json(body)
        response.assertStatus(201)
        return response.body().data.added
      })
    )
    assert.deepEqual(added.sort(), [0, 0, 0, 0, 0, 300])
  })

  for (const [what, route, body, field] of [
    ['an unknown Set', '/v1/search', { filters, exclude: { set_ids: ['set_0'] } }, 'exclude.set_ids.0'],
    [
      'a site',
      '/v1/search',
      { filters, exclude: { profile_urls: ['https://acme.com/'] } },
      'exclude.profile_urls.0',
    ],
    ['a name', ROUTE, { profile_urls: ['Nora Fenwick'] }, 'profile_urls.0'],
    ['nothing', ROUTE, {}, 'body'],
  ] as const)
    test(`422: ${what} (${route})`, async ({ client, assert }) => {
      const response = await client.post(route).bearerToken(secret).json(body)
      response.assertStatus(422)
      assert.include(Object.keys(response.body().error.details.fieldErrors), field)
    })

  test('code-host search leaves out accounts of people, and counts without them', async ({
    client,
    assert,
  }) => {
    await giveAccounts([{ login: 'nora' }, { login: 'otis' }, { login: 'pella' }, { login: 'quill' }])
    const [nora] = await found(client, secret, { type: 'instant', query: 'Nora Fenwick' })
    const exclude = { person_ids: [nora.person_id], profile_urls: ['https://github.com/Quill'] }
    const response = await client
      .post('/v1/codehost/search')
      .bearerToken(secret)
      .json({ type: 'User', exclude })
    response.assertStatus(200)
    const { results, total } = response.body().data
    // Other specs may have left accounts in this index.
    const logins = results.map(({ login }: any) => login)
    assert.includeMembers(logins, ['otis', 'pella'])
    assert.notIncludeMembers(logins, ['nora'])
    assert.notIncludeMembers(logins, ['quill'])
    assert.deepEqual(total, { value: logins.length, relation: 'eq' })
    const linked = await client
      .post('/v1/codehost/people-search')
      .bearerToken(secret)
      .json({ type: 'User', exclude: { profile_urls: [profileUrl('Otis Garland')] } })
    linked.assertStatus(200)
    assert.equal(linked.body().data.total.value, logins.length + 1)
  })
})

test.group('search: people of a Set to leave out', (group) => {
  group.setup(async () => {
    await inventedWorld()
    const stop = await startWorker()
    return async () => {
      await stop()
      restore()
    }
  })

  test('leaves out the admitted people of a Set', async ({ client, assert }) => {
    const { secret } = await customer(10_000)
    const id = await created(client, secret, { search: { query: 'lighting designers in Oslo', count: 2 } })
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    const taken = items.map(({ person }: any) => person.name)
    assert.isNotEmpty(taken)
    const left = names(
      await found(client, secret, { type: 'instant', num_results: 50, exclude: { set_ids: [id] } })
    )
    assert.isEmpty(left.filter((name) => taken.includes(name)))
    assert.includeMembers(
      left,
      DESIGNERS.filter((name) => !taken.includes(name))
    )
  })
})

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'
import { CompanyStore } from '#app/people/company_store'
import { FoundPeople } from '#app/people/found_people'
import { PeopleStore } from '#app/people/people_store'
import { IndexFollower } from '#app/index/index_follower'
import { markEarlierFinds } from '#database/migrations/0096_found_people'
import { ended } from '../profiles/fixture.js'
import { columns, customer, fill, startWorker } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { page, record, search, searchIn, site, siteOf } from './verified_web.js'

const AT = 'Corriemoor Bank'
const TITLE = { title: 'treasury analyst' }
const FRAUD = 'Mallory Vanbrugh'
const ATTACK: MemoryPage = page(
  'https://malloryvanbrugh.example/',
  `<!doctype html><html lang="en"><head><title>${FRAUD}</title><script type="application/ld+json">${JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: FRAUD,
      url: 'https://malloryvanbrugh.example/',
      jobTitle: 'Treasury Analyst',
      worksFor: { '@type': 'Organization', name: AT },
      address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'Norway' },
    }
  )}</script></head><body><main><h1>${FRAUD}</h1><p>Treasury Analyst at ${AT}. Based in Oslo, Norway.</p></main></body></html>`
)
/** Named only on the bank's own site, whose URL is in an imported record. */
const CLERK = 'Winifred Askew'
const BANK = site(AT, `<p>${AT} keeps money.</p>`, { [CLERK]: 'Treasury Analyst' })
const CONFERENCE = page(
  'https://treasuryforum.example/speakers/winifred-askew',
  `<!doctype html><html lang="en"><head><title>${CLERK} | Treasury Forum</title></head><body><main>
   <h1>${CLERK}</h1><h2>Treasury Analyst at ${AT}</h2><p>${CLERK} is a treasury analyst at ${AT} and speaks about the
   settlement of overnight loans between smaller houses.</p></main></body></html>`
)

const post = (client: ApiClient, secret: string, path: string, body: object) =>
  client.post(path).bearerToken(secret).json(body)
const following = async () => (await app.container.make(IndexFollower)).catchUp()
const idOf = async (client: ApiClient, secret: string, type = 'deep') => {
  const { results } = await search(client, secret, { type, filters: { ...TITLE, company: AT } })
  return results.find(({ person }) => person.name === CLERK)?.person.person_id as string
}

test.group('search: people found on pages', (group) => {
  let [finder, other] = [] as unknown as [string, string]
  group.setup(async () => {
    const options = { scopes: ['people:search', 'people:enrich', 'people:lookup', 'agent:chat'] as never }
    finder = (await customer(10_000, options)).secret
    other = (await customer(10_000, options)).secret
    await (await app.container.make(CompanyStore)).applyRecords([
      { name: AT, domain: new URL(siteOf(AT)).hostname, source: 'test', id: AT },
    ])
    await following()
  })
  group.each.setup(async () => {
    await db.from('found_people').delete()
    await givePeople([record('Nora Fenwick', { title: 'Lighting Designer', company: 'Tarnlight Labs' })])
    return () => app.container.restoreAll()
  })

  for (const type of ['auto', 'deep'])
    test(`[SR-028] a person's own page does not verify or store the person (${type})`, async ({
      client,
      assert,
    }) => {
      searchIn(new MemoryEvidence([ATTACK, ...BANK]))
      for (const body of [
        { filters: TITLE },
        { query: FRAUD },
        { query: `treasury analysts at ${AT} in Oslo` },
      ])
        assert.notInclude((await search(client, finder, { type, ...body })).names, FRAUD)
      assert.isEmpty(
        (await db.from('person_records').select('body')).filter(({ body }) => body.includes(FRAUD))
      )
      await following()
      for (const kind of ['instant', 'fast', 'auto', 'deep'])
        assert.notInclude((await search(client, other, { type: kind, query: FRAUD })).names, FRAUD)
    })

  test('a person found on one page belongs to the workspace that found them', async ({ client, assert }) => {
    searchIn(new MemoryEvidence(BANK))
    const id = await idOf(client, finder)
    assert.isString(id)
    await following()
    searchIn(new MemoryEvidence([]))
    for (const type of ['instant', 'fast', 'auto'])
      assert.notInclude((await search(client, other, { type, filters: TITLE })).names, CLERK)
    const unknown = 'per_00000000000000000000000000000000'
    const responseOf = async (secret: string, path: string, body: object) => {
      const response = await post(client, secret, path, body)
      const { meta: _, error, ...rest } = response.body()
      return { status: response.status(), ...rest, error: error && { ...error, request_id: undefined } }
    }
    for (const [path, rest] of [
      ['/v1/people/lookup', {}],
      ['/v1/people/resolve', {}],
      ['/v1/person', 'identifier'],
      ['/v1/enrich', { fields: ['work_email'] }],
    ] as const) {
      const body = (person_id: string) =>
        rest === 'identifier' ? { identifier: { person_id } } : { person_id, ...rest }
      const foreign = await responseOf(other, path, body(id))
      assert.deepEqual(foreign, await responseOf(other, path, body(unknown)), path)
      if (path !== '/v1/enrich') assert.equal(foreign.status, 404, path)
      if (path !== '/v1/enrich') assert.isBelow((await responseOf(finder, path, body(id))).status, 300, path)
    }
    const [row] = await fill(client, other, {
      entity: { type: 'person' },
      rows: [{ name: CLERK, company: AT }],
      columns: columns('title'),
    })
    assert.equal(row.cells.title.status, 'not_found')
    const found = await app.container.make(FoundPeople)
    assert.deepInclude((await found.list())[0], { person_id: id, shared: false, name: CLERK, company: AT })
  })

  test('a second independent publisher makes the person shared, with the agreed facts', async ({
    client,
    assert,
  }) => {
    searchIn(new MemoryEvidence(BANK))
    const id = await idOf(client, finder)
    searchIn(new MemoryEvidence([CONFERENCE, ...BANK]))
    assert.equal(await idOf(client, other), id)
    await following()
    const third = (await customer(1000, { scopes: ['people:search', 'people:lookup'] as never })).secret
    const looked = await post(client, third, '/v1/people/lookup', { person_id: id })
    looked.assertStatus(200)
    assert.deepInclude(looked.body().data.person, { name: CLERK, title: 'Treasury Analyst', company: AT })
    assert.include((await search(client, third, { type: 'instant', filters: TITLE })).names, CLERK)

    // The shared record is deleted with its source.
    const found = await app.container.make(FoundPeople)
    assert.deepEqual(await found.removeSource('treasuryforum.example'), [id])
    await following()
    assert.equal((await post(client, third, '/v1/people/lookup', { person_id: id })).status(), 404)
    assert.equal((await post(client, finder, '/v1/people/lookup', { person_id: id })).status(), 200)
    assert.notInclude((await search(client, third, { type: 'instant', filters: TITLE })).names, CLERK)
    assert.equal(await found.remove([id]), 1)
    assert.equal((await post(client, finder, '/v1/people/lookup', { person_id: id })).status(), 404)
    assert.deepEqual(await found.list({ personId: id }), [])
  })

  test('a Set rejects people who are named only on their own page, and reports the reason', async ({
    client,
    assert,
  }) => {
    searchIn(new MemoryEvidence([ATTACK]))
    const stop = await startWorker()
    try {
      const body = { search: { query: `treasury analysts at ${AT}`, count: 5 } }
      const made = await post(client, other, '/v1/sets', body)
      made.assertStatus(201)
      const read = async () =>
        (await client.get(`/v1/sets/${made.body().data.id}`).bearerToken(other)).body().data
      let set = await read()
      for (const end = Date.now() + 15_000; set.status === 'running' && Date.now() < end; set = await read())
        await new Promise((resolve) => setTimeout(resolve, 50))
      assert.deepInclude(set.items, { admitted: 0, rejected: 1 })
      assert.match(
        set.searches[0].warnings.join(' '),
        /Pages do not prove every required criterion of 1 candidate/
      )
      assert.deepEqual(await (await app.container.make(FoundPeople)).list(), [])
    } finally {
      await stop()
    }
  })

  test('the profile of an unknown person belongs to the workspace that requested it', async ({
    client,
    assert,
  }) => {
    searchIn(new MemoryEvidence([ATTACK, ...BANK]))
    const stop = await startWorker()
    try {
      const identifier = { name: FRAUD, company_domain: 'malloryvanbrugh.example' }
      const begun = await post(client, finder, '/v1/person', { identifier })
      await ended(client, finder, begun)
      const [found] = await (await app.container.make(FoundPeople)).list()
      assert.equal(found?.name, FRAUD)
      assert.isFalse(found.shared)
      const id = found.person_id
      assert.isNull(await (await app.container.make(PeopleStore)).get(id))
      assert.equal((await post(client, finder, '/v1/people/lookup', { person_id: id })).status(), 200)
      assert.equal((await post(client, other, '/v1/people/lookup', { person_id: id })).status(), 404)
      assert.equal((await post(client, other, '/v1/person', { identifier: { person_id: id } })).status(), 404)
    } finally {
      await stop()
    }
  })

  test('people shared by earlier versions become private until a second source agrees', async ({
    assert,
  }) => {
    const people = await app.container.make(PeopleStore)
    const early = {
      source: 'web',
      name: FRAUD,
      company: AT,
      source_url: ATTACK.url,
      observed_at: '2026-10-01',
    }
    await people.applyRecords([
      { ...early, id: `${FRAUD} | ${AT}` },
      { source: 'web', id: '17', name: 'Imported Person', company: AT },
    ])
    const count = await people.count()
    await markEarlierFinds(db.connection() as never)
    const found = await app.container.make(FoundPeople)
    const [{ person_id, workspace_id }] = await found.list()
    assert.isNull(workspace_id)
    assert.isNotNull(await people.get(person_id))
    assert.equal(await found.review(new Date()), 1)
    assert.equal(await found.review(new Date()), 0)
    assert.isNull(await people.get(person_id))
    assert.equal(await people.count(), count - 1)
  })
})

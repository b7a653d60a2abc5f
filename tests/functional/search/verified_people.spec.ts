import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { PeopleStore } from '#app/people/people_store'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { CountedWeb, profile, profileUrl, record, search, searchIn, site, siteOf } from './verified_web.js'

const AT = 'Tarnlight Labs'
const designers = ['Nora Fenwick', 'Otis Garland', 'Pella Hadley']
const PAGES = [
  ...site(AT, '<p>Tarnlight Labs makes lamps.</p>', {
    'Nora Fenwick': 'Lighting Designer',
    'Otis Garland': 'Lighting Designer',
    'Pella Hadley': 'Lighting Designer',
    'Quill Ingram': 'Lighting Designer',
  }),
  ...designers.map((name) =>
    profile(name, { title: 'Lighting Designer', company: AT, location: 'Oslo, Norway' })
  ),
  profile('Quill Ingram', { title: 'Lighting Designer', company: AT, location: 'Oslo, Norway' }),
  // The index has his previous job.
  profile('Rufus Jarrow', { title: 'Head of Sales', company: 'Moonbeck Foods', location: 'Oslo, Norway' }),
  ...site('Moonbeck Foods', '<p>Moonbeck Foods bakes bread.</p>', { 'Rufus Jarrow': 'Head of Sales' }),
]
const PEOPLE = [
  ...designers.map((name) =>
    record(name, {
      title: 'Lighting Designer',
      company: AT,
      city: 'Oslo',
      country: 'Norway',
      emails: [`${name.split(' ')[0].toLowerCase()}@tarnlightlabs.example`],
    })
  ),
  record('Rufus Jarrow', { title: 'Lighting Designer', company: AT, city: 'Oslo', country: 'Norway' }),
  // No page mentions him.
  record('Silas Kettering', {
    title: 'Lighting Designer',
    company: AT,
    pronet_url: undefined,
    source_url: undefined,
  }),
]
const TITLE = { title: 'lighting designer' }

test.group('verified search: people', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(1000, { scopes: ['people:search', 'people:enrich'] })).secret
  })
  group.each.setup(async () => {
    await givePeople(PEOPLE)
    searchIn(new MemoryEvidence(PAGES))
    return () => app.container.restoreAll()
  })

  for (const type of ['auto', 'deep'])
    test(`[SR-018 SR-019 SR-020 SR-022 OP-008 OP-009 OP-010 OP-011] returns filter matches, evidence and grounding (${type})`, async ({
      client,
      assert,
    }) => {
      const { data, results } = await search(client, secret, {
        type,
        filters: { ...TITLE, location: 'Oslo' },
      })
      assert.isAtLeast(results.length, 3)
      assert.sameMembers(Object.keys(data), ['results', 'request', 'grounding'])
      for (const { filter_match, verification } of results) {
        assert.deepEqual(filter_match, {
          title: { basis: 'verified_evidence' },
          location: { basis: 'verified_evidence' },
        })
        assert.sameMembers(Object.keys(verification), ['title', 'location'])
        for (const proofs of Object.values(verification))
          for (const proof of proofs) assert.sameMembers(Object.keys(proof), ['url', 'quote', 'observed_at'])
        assert.match(verification.title[0].quote!, /Lighting Designer/)
        assert.match(verification.location[0].quote!, /Oslo/)
      }
      assert.lengthOf(data.grounding.results, results.length)
      for (const [place, entry] of data.grounding.results.entries()) {
        assert.sameMembers(Object.keys(entry), ['person_id', 'url', 'snippet'])
        assert.equal(entry.person_id, results[place].person.person_id)
        assert.match(entry.url, /^https:/)
        assert.include(entry.snippet, results[place].person.name)
      }
      assert.deepEqual(data.request.freshness.source, 'default')
    })

  test('[SR-019 SR-020] instant and fast have no verification, grounding or freshness', async ({
    client,
    assert,
  }) => {
    for (const type of ['instant', 'fast']) {
      const { data, results } = await search(client, secret, { type, filters: TITLE })
      assert.isAbove(results.length, 0)
      assert.deepEqual(Object.keys(data), ['results'])
      for (const result of results) assert.notProperty(result, 'verification')
    }
  })

  test('[SR-028 SR-059 SR-068] does not return people whom pages contradict or do not prove', async ({
    client,
    assert,
  }) => {
    const { names } = await search(client, secret, { filters: TITLE, num_results: 4 })
    assert.includeMembers(names, designers)
    assert.notInclude(names, 'Rufus Jarrow')
    assert.notInclude(names, 'Silas Kettering')
  })

  test('[SR-026] auto searches for more people only if there are too few results', async ({
    client,
    assert,
  }) => {
    const ample = await search(client, secret, { filters: TITLE, num_results: 2 })
    assert.notInclude(ample.names, 'Quill Ingram')
    const thin = await search(client, secret, { filters: TITLE, num_results: 10 })
    assert.includeMembers(thin.names, [...designers, 'Quill Ingram'])
  })

  test('[SR-026] auto searches no pages if there are enough results', async ({ client, assert }) => {
    let searches = 0
    const evidence = new MemoryEvidence(PAGES)
    const find = evidence.find.bind(evidence)
    evidence.find = (query, limit) => {
      if (query === TITLE.title) searches++
      return find(query, limit)
    }
    searchIn(evidence)
    await search(client, secret, { filters: TITLE, num_results: 2 })
    assert.equal(searches, 0)
    await search(client, secret, { filters: TITLE, num_results: 10 })
    assert.isAbove(searches, 0)
  })

  test('[SR-027] deep always searches for more people', async ({ client, assert }) => {
    let searched = ''
    const evidence = new MemoryEvidence(PAGES)
    const find = evidence.find.bind(evidence)
    evidence.find = (query, limit) => {
      searched += `${query}\n`
      return find(query, limit)
    }
    searchIn(evidence)
    await search(client, secret, { type: 'deep', filters: TITLE, num_results: 1 })
    assert.include(searched, 'lighting designer')
    const { names } = await search(client, secret, { type: 'deep', filters: TITLE, num_results: 4 })
    assert.include(names, 'Quill Ingram')
  })

  test('[SR-026 SR-027] if the index has enough people, auto checks nobody else and deep does', async ({
    client,
    assert,
  }) => {
    for (const [type, looks] of [
      ['auto', 0],
      ['deep', 1],
    ] as const) {
      const web = new CountedWeb(PAGES)
      searchIn(new MemoryEvidence(PAGES, web.read))
      const window = { freshness: { max_age_days: 0 } }
      await search(client, secret, { type, filters: TITLE, num_results: 3, ...window })
      assert.equal(web.count(profileUrl('Quill Ingram')), looks, type)
    }
  })

  for (const type of ['auto', 'deep'])
    test(`[SR-026 SR-027] a role that the index does not know is still proven by pages (${type})`, async ({
      client,
      assert,
    }) => {
      const glazier = { title: 'Glazier', company: 'Panehaven', location: 'Oslo, Norway' }
      const team = site('Panehaven', '<p>Panehaven fits windows.</p>', { 'Tove Ulriksen': 'Glazier' })
      searchIn(new MemoryEvidence([...PAGES, profile('Tove Ulriksen', glazier), ...team]))
      assert.deepEqual((await search(client, secret, { type, query: 'glaziers in Oslo' })).names, [
        'Tove Ulriksen',
      ])
      const { response } = await search(client, secret, { type, query: 'lighting desinger in Oslo' })
      assert.include(response.body().meta.warnings.join(' '), 'searched for "lighting designer"')
    })

  for (const type of ['auto', 'deep'])
    test(`[SR-041] an explicit company filter applies even if the query names another company (${type})`, async ({
      client,
      assert,
    }) => {
      const at = async (company: string) => {
        const { names, results } = await search(client, secret, {
          type,
          query: 'lighting designers or heads of sales in Oslo',
          filters: { company },
        })
        assert.deepEqual(
          [...new Set(results.map(({ person }) => person.company))],
          names.length ? [company] : []
        )
        return names
      }
      assert.includeMembers(await at(AT), designers)
      // The index has the other company.
      assert.deepEqual(await at('Moonbeck Foods'), ['Rufus Jarrow'])
      assert.notInclude(await at(AT), 'Rufus Jarrow')
    })

  test('[SR-011] POST /v1/person accepts a person_id from a search, even if the person is in no index', async ({
    client,
    assert,
  }) => {
    const { results } = await search(client, secret, { filters: TITLE })
    assert.includeMembers(
      results.map(({ person }) => person.name),
      ['Nora Fenwick', 'Quill Ingram']
    )
    for (const { person } of results) {
      const response = await client
        .post('/v1/person')
        .bearerToken(secret)
        .json({ identifier: { person_id: person.person_id } })
      assert.equal(response.status(), 202, person.name)
    }
    const unknown = await client
      .post('/v1/person')
      .bearerToken(secret)
      .json({ identifier: { person_id: 'per_0' } })
    assert.equal(unknown.status(), 404)
  })

  for (const type of ['auto', 'deep'])
    test(`[SR-025 SR-027] finds a named person on pages who is in no index (${type})`, async ({
      client,
      assert,
    }) => {
      const { results, data } = await search(client, secret, { type, query: 'Quill Ingram' })
      assert.deepEqual(
        results.map(({ person }) => [person.name, person.company]),
        [['Quill Ingram', AT]]
      )
      assert.equal(data.grounding.results[0].person_id, results[0].person.person_id)
    })

  test('a person found on pages becomes one record with the page as source', async ({ client, assert }) => {
    const first = await search(client, secret, { query: 'Quill Ingram' })
    const again = await search(client, secret, { query: 'Quill Ingram' })
    const id = first.results[0].person.person_id
    assert.deepEqual(
      again.results.map(({ person }) => person.person_id),
      [id]
    )
    const people = await app.container.make(PeopleStore)
    const [kept] = await people.recordsOf(id)
    assert.equal(kept.source, 'web')
    assert.match(kept.source_url!, /tarnlightlabs\.example|linkedin\.com\/in\/quill-ingram/)
    assert.equal((await people.get(id))?.name, 'Quill Ingram')
  })

  test('[SR-072] a company next to a name ranks and does not filter', async ({ client, assert }) => {
    const { results } = await search(client, secret, { query: 'Rufus Jarrow at Tarnlight Labs' })
    assert.deepEqual(
      results.map(({ person }) => [person.name, person.company]),
      [['Rufus Jarrow', 'Moonbeck Foods']]
    )
  })

  test('[SR-015] results contain no contacts', async ({ client, assert }) => {
    const { response, names } = await search(client, secret, { type: 'deep', filters: TITLE })
    assert.include(names, 'Nora Fenwick')
    assert.notInclude(response.text(), 'nora@tarnlightlabs.example')
  })

  test('[SR-050] seniority and industry need no evidence', async ({ client, assert }) => {
    const people = PEOPLE.map((one) => ({ ...one, seniority: 'mid', industry: 'Lighting' }))
    const reads = async (filters: object) => {
      await givePeople(people)
      const web = new CountedWeb(PAGES)
      searchIn(new MemoryEvidence([], web.read))
      const { results, names } = await search(client, secret, { filters, num_results: 1 })
      return { results, names, pages: new Set(web.reads).size }
    }
    const bare = await reads(TITLE)
    const both = await reads({ ...TITLE, seniority: 'mid', industry: 'lighting' })
    assert.equal(both.pages, bare.pages)
    assert.deepEqual(Object.keys(both.results[0].filter_match).sort(), ['industry', 'seniority', 'title'])
    const none = await reads({ ...TITLE, industry: 'banking' })
    assert.deepEqual(none.names, [])
  })

  test('reads a site once for any number of its people', async ({ client, assert }) => {
    const web = new CountedWeb(PAGES)
    searchIn(new MemoryEvidence([], web.read))
    await search(client, secret, { filters: TITLE, num_results: 3 })
    assert.isAtMost(web.count(profileUrl('Nora Fenwick')), 1)
    assert.isAtMost(web.count(`${siteOf(AT)}/team`), 1)
  })
})

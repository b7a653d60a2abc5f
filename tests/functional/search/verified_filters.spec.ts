import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { FUNDING_STAGES } from '#domain/search/request'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { QueryPlanner } from '#app/search/query_planner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { page, profile, record, search, searchIn, site, siteOf } from './verified_web.js'

/** Employers by the headcount and funding on their pages, each with one nurse who has a profile. */
const EMPLOYERS: Record<string, { worker: string; about: string; news?: [string, string][] }> = {
  'Ashgrove Care': { worker: 'Tara Lindqvist', about: '<p>Company size: 50 employees</p>' },
  'Birchmont Care': { worker: 'Ulric Maddern', about: '<p>Company size: 120 employees</p>' },
  'Cedarholm Care': { worker: 'Verity Nash', about: '<p>Company size: 1001-5000 employees</p>' },
  'Drummore Care': { worker: 'Wystan Oakes', about: '<p>Company size: 49 employees</p>' },
  'Elmsworth Care': {
    worker: 'Xanthe Pryor',
    about: '<p>We look after people.</p>',
    news: [
      ['2019-03-04', 'Elmsworth Care raises $2 million in seed funding'],
      ['2024-05-06', 'Elmsworth Care raises $14 million in Series A funding'],
    ],
  },
  'Fernhaven Care': {
    worker: 'Yorick Quayle',
    about: '<p>Shares of Fernhaven Care trade publicly as LSE: FERN.</p>',
  },
  'Gorsefield Care': {
    worker: 'Zelda Rainier',
    about: '<p>Gorsefield Care is bootstrapped and has taken no outside money.</p>',
  },
}
const nurse = (company: string) => ({ title: 'Nurse', company, location: 'Leeds, United Kingdom' })
const PAGES = Object.entries(EMPLOYERS).flatMap(([company, { worker, about, news = [] }]) => [
  ...site(company, about, { [worker]: 'Nurse' }),
  profile(worker, nurse(company)),
  ...news.map(([date, title]) =>
    page(
      `https://carewire.example/${date}/${title.toLowerCase().replaceAll(' ', '-')}`,
      `<html lang="en"><head><title>${title}</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"NewsArticle","headline":"${title}","datePublished":"${date}"}</script></head><body><article><h1>${title}</h1><time datetime="${date}">${date}</time><p>${company} (${new URL(siteOf(company)).hostname}) will open an office with the new money.</p></article></body></html>`
    )
  ),
])
const PEOPLE = Object.entries(EMPLOYERS).map(([company, { worker }]) =>
  record(worker, { title: 'Nurse', company, city: 'Leeds', country: 'United Kingdom' })
)
const NURSE = { title: 'nurse' }

test.group('verified search: filters', (group) => {
  let secret: string
  const found = async (client: any, filters: object, more: object = {}) =>
    (await search(client, secret, { filters: { ...NURSE, ...filters }, ...more })).names

  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 1_000_000 })).secret
    await givePeople(PEOPLE)
  })
  group.each.setup(() => {
    searchIn(new MemoryEvidence(PAGES))
    return () => app.container.restoreAll()
  })

  test('[SR-051] employee_count matches inside and at the bounds, not outside', async ({
    client,
    assert,
  }) => {
    const within = (employee_count: object) => found(client, { company: { employee_count } })
    assert.deepEqual(await within({ gte: 50, lte: 120 }), ['Tara Lindqvist', 'Ulric Maddern'])
    assert.deepEqual(await within({ gte: 51, lte: 119 }), [])
    assert.deepEqual(await within({ gte: 1000 }), ['Verity Nash'])
    assert.deepEqual(await within({ lte: 49 }), ['Wystan Oakes'])
  })

  test('[SR-052] company_size is the same filter in another form', async ({ client, assert }) => {
    assert.deepEqual(await found(client, { company_size: { min: 50, max: 120 } }), [
      'Tara Lindqvist',
      'Ulric Maddern',
    ])
    assert.deepEqual(await found(client, { company_size: { min: 1000 } }), ['Verity Nash'])
  })

  test('[SR-059] a range that crosses the bound is inconclusive', async ({ client, assert }) => {
    assert.deepEqual(await found(client, { company_size: { min: 2000 } }), [])
  })

  test('[SR-059] contradicting pages are inconclusive', async ({ client, assert }) => {
    const claim = (host: string, count: number) =>
      page(
        `https://${host}/c/ashgrove-care`,
        `<html><head><title>Ashgrove Care</title></head><body><h1>Ashgrove Care</h1><p>Ashgrove Care has ${count} employees.</p></body></html>`
      )
    const quiet = PAGES.filter(({ url }) => !url.startsWith('https://ashgrovecare.example/about'))
    const torn = [...quiet, claim('alpha.example', 40), claim('beta.example', 9000)]
    searchIn(new MemoryEvidence(torn))
    assert.notInclude(await found(client, { company_size: { max: 60 } }), 'Tara Lindqvist')
    assert.notInclude(await found(client, { company_size: { min: 8000 } }), 'Tara Lindqvist')
  })

  test('[SR-053 SR-054] the latest funding stage counts, as a round or a state', async ({
    client,
    assert,
  }) => {
    const at = (...stages: string[]) => found(client, { company: { funding_stage: { in: stages } } })
    assert.deepEqual(await at('series_a'), ['Xanthe Pryor'])
    assert.deepEqual(await at('seed'), [])
    assert.deepEqual(await at('public'), ['Yorick Quayle'])
    assert.deepEqual(await at('bootstrapped', 'public'), ['Yorick Quayle', 'Zelda Rainier'])
  })

  test('[SR-053] accepts every funding stage and no other value', async ({ client, assert }) => {
    for (const stage of [...FUNDING_STAGES, 'series_z']) {
      const response = await client
        .post('/v1/search')
        .bearerToken(secret)
        .json({
          type: 'auto',
          num_results: 1,
          filters: { ...NURSE, company: { funding_stage: { in: [stage] } } },
        })
      assert.equal(response.status(), stage === 'series_z' ? 422 : 200, stage)
    }
  })

  test('[OP-009] evidence about an employer is from its own pages', async ({ client, assert }) => {
    const { results } = await search(client, secret, {
      filters: { ...NURSE, company: { funding_stage: { in: ['public'] } } },
    })
    const [proof] = results[0].verification['company.funding_stage']
    assert.equal(proof.url, 'https://fernhavencare.example/about')
    assert.include(proof.quote!, 'trade publicly')
  })

  test('[SR-071] verifies funding words of the query like the filter', async ({ client, assert }) => {
    const { names } = await search(client, secret, { query: 'nurses at series a companies' })
    assert.deepEqual(names, ['Xanthe Pryor'])
  })

  test('[SR-068] a page that contradicts the index drops the person', async ({ client, assert }) => {
    const moved = PAGES.filter(
      ({ url }) => !url.includes('tara-lindqvist') && !url.startsWith('https://ashgrove')
    )
    searchIn(
      new MemoryEvidence([...moved, profile('Tara Lindqvist', { title: 'Pilot', company: 'Jetwell Air' })])
    )
    assert.notInclude(await found(client, {}), 'Tara Lindqvist')
  })

  test('[SR-069 SR-070] query phrases must be proven only if the planner failed', async ({
    client,
    assert,
  }) => {
    // No page states her location.
    const silent = [
      ...PAGES.filter(({ url }) => !url.includes('/in/tara-')),
      profile('Tara Lindqvist', { ...nurse('Ashgrove Care'), location: undefined }),
    ]
    searchIn(new MemoryEvidence(silent))
    const query = { query: 'nurses in Leeds' }
    assert.include((await search(client, secret, query)).names, 'Tara Lindqvist')
    const failing = new QueryPlanner()
    failing.plan = async () => Promise.reject(new Error('no plan'))
    app.container.swap(QueryPlanner, () => failing)
    const { names } = await search(client, secret, query)
    assert.notInclude(names, 'Tara Lindqvist')
    assert.include(names, 'Ulric Maddern')
    assert.deepEqual(parseQuery(query.query).places.length, 1)
  })
})

test.group('verified search: past companies and schools', (group) => {
  let secret: string
  const BAKERS = {
    'Agnes Tull': {
      title: 'Baker',
      company: 'Hollin Mill',
      past: [['Pastry Chef', 'Ovenstone Foods', '2015-2020']],
    },
    'Bruno Usher': { title: 'Baker', company: 'Ovenstone Foods' },
    'Clara Vane': { title: 'Baker', company: 'Hollin Mill', school: 'Wexcombe University' },
  } as const
  group.setup(async () => {
    secret = (await makeKey({ rateOverride: 1_000_000 })).secret
    await givePeople(
      Object.entries(BAKERS).map(([name, { title, company }]) => record(name, { title, company }))
    )
    const pages = Object.entries(BAKERS).map(([name, facts]) => profile(name, structuredClone(facts) as any))
    searchIn(new MemoryEvidence(pages))
    return () => app.container.restoreAll()
  })

  test('[SR-055] past_companies matches past and current roles', async ({ client, assert }) => {
    const { names, results } = await search(client, secret, {
      filters: { title: 'baker', experience: { past_companies: { any_of: ['Ovenstone Foods'] } } },
    })
    assert.deepEqual(names, ['Agnes Tull', 'Bruno Usher'])
    for (const { verification } of results)
      assert.match(verification['experience.past_companies'][0].quote!, /Ovenstone/)
  })

  test('[SR-056] schools matches only alumni', async ({ client, assert }) => {
    const { names, results } = await search(client, secret, {
      filters: { title: 'baker', education: { schools: { any_of: ['Wexcombe University'] } } },
    })
    assert.deepEqual(names, ['Clara Vane'])
    assert.match(results[0].verification['education.schools'][0].quote!, /Wexcombe/)
  })
})

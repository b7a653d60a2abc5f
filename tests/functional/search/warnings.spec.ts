import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { columns, customer, post } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { page, profile, record, search, searchIn } from './verified_web.js'

const PEOPLE = ['Nora Fenwick', 'Otis Garland', 'Pella Hadley'].map((name) =>
  record(name, {
    title: 'Lighting Designer',
    company: 'Tarnlight Labs',
    city: 'Oslo',
    country: 'Norway',
    industry: 'Lighting',
  })
)
const TITLE = { title: 'lighting designer' }

test.group('search: warnings for empty and short results', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await customer(1000)).secret
  })
  group.each.setup(async () => {
    await givePeople(PEOPLE)
    searchIn(new MemoryEvidence([]))
    return () => app.container.restoreAll()
  })

  const warningsOf = async (client: never, body: object): Promise<string[]> => {
    const { response, results } = await search(client, secret, body)
    const { warnings = [] } = response.body().meta
    for (const warning of warnings) if (!/^[A-Z0-9].*[.]$/.test(warning)) throw new Error(warning)
    if (results.length === 0 && warnings.length === 0) throw new Error('an empty answer without a warning')
    return warnings
  }

  for (const type of ['instant', 'fast', 'auto', 'deep'])
    test(`[SR-044] names an unknown value and lists known values (${type})`, async ({ client, assert }) => {
      const warningOf = async (filters: object) => (await warningsOf(client as never, { type, filters }))[0]
      assert.match(
        await warningOf({ seniority: 'zz' }),
        /^Nobody in the index has seniority "zz": .*\bentry, junior, mid, .*cxo\.$/
      )
      assert.match(await warningOf({ location: 'Atlantis' }), /location "Atlantis": places it has .*Norway/)
      assert.match(await warningOf({ industry: 'lightning' }), /industry "lightning": industries .*Lighting/)
      assert.match(
        await warningOf({ company: 'Tarnlicht' }),
        /company "Tarnlicht": companies .*Tarnlight Labs/
      )
      assert.match(
        await warningOf({ title: ['Welder'].join() }),
        /title "Welder": titles .*Lighting Designer/
      )
      assert.match(
        await warningOf({ location: { any_of: ['Atlantis'], countries: ['Lemuria'] }, ...TITLE }),
        /"(?:Atlantis|Lemuria)"/
      )
    })

  test('warns if every filter matches somebody, but all together nobody', async ({ client, assert }) => {
    await givePeople([...PEOPLE, record('Rufus Jarrow', { title: 'Welder', company: 'Moonbeck' })])
    const filters = { title: 'welder', location: 'Oslo' }
    assert.deepEqual(await warningsOf(client as never, { type: 'fast', filters }), [
      'Nobody in the index matches every filter: remove one or use broader values.',
    ])
    const { response } = await search(client, secret, { type: 'fast', filters: TITLE })
    assert.notProperty(response.body().meta, 'warnings')
  })

  for (const type of ['auto', 'deep'])
    test(`warns about records without pages, pages that prove nothing, and failing pages (${type})`, async ({
      client,
      assert,
    }) => {
      const ask = () => warningsOf(client as never, { type, filters: TITLE })
      assert.match((await ask()).join(' '), /^No page in reach is about 3 candidates: .*evidence:import\.$/)
      searchIn(new MemoryEvidence([profile('Nora Fenwick', { title: 'Welder', company: 'Tarnlight Labs' })]))
      assert.match((await ask()).join(' '), /do not prove every condition/)
      searchIn(new MemoryEvidence([], () => null))
      const { response } = await search(client, secret, {
        type,
        filters: TITLE,
        freshness: { max_age_days: 0 },
      })
      assert.match(response.body().meta.warnings.join(' '), /could not be read: try again later\./)
      const enough = PEOPLE.map(({ name }) =>
        profile(name, { title: 'Lighting Designer', company: 'Tarnlight Labs' })
      )
      searchIn(new MemoryEvidence(enough))
      const full = await search(client, secret, { type, filters: TITLE, num_results: 3 })
      assert.lengthOf(full.results, 3)
      assert.notProperty(full.response.body().meta, 'warnings')
    })

  test('warns about a person who is named only on their own page', async ({ client, assert }) => {
    await givePeople([])
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Wanda Ashe',
      url: 'https://wandaashe.example/',
      jobTitle: 'Lighting Designer',
      worksFor: { '@type': 'Organization', name: 'Glimmer House' },
    }
    const html = `<!doctype html><html lang="en"><head><title>Wanda Ashe</title><script type="application/ld+json">
      ${JSON.stringify(data)}</script></head><body><main><h1>Wanda Ashe</h1>
      <p>Lighting Designer at Glimmer House. Based in Oslo, Norway.</p></main></body></html>`
    searchIn(new MemoryEvidence([page('https://wandaashe.example/', html)]))
    const { response } = await search(client, secret, { type: 'deep', filters: TITLE })
    assert.match(
      response.body().meta.warnings.join(' '),
      /1 person is named only by pages that they may control/
    )
  })

  test('warns about dataset rows without values on any page', async ({ client, assert }) => {
    const { secret } = await customer(1000)
    const response = await post(client, secret, {
      rows: [{ domain: 'nowhere-at-all.example' }],
      columns: columns('headquarters'),
    })
    response.assertStatus(200)
    assert.match(response.body().meta.warnings[0], /^No page in reach answers any column of 1 of 1 row: /)
  })
})

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ToolName } from '#domain/agent/tool'
import { Evidence } from '#domain/evidence/evidence'
import { giveAccounts, playSite } from '#tests/functional/codehost/support'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { customer, fillFrom, inventedWeb } from '#tests/functional/datasets/fixture'
import { readFrom } from '../profiles/fixture.js'
import { giveCompanies } from '#tests/functional/support/companies'
import { givePeople } from '#tests/functional/support/people'
import { endOthers, restore } from './fixture.js'
import { calls, output } from './tool_calls.js'

const WELDERS = ['Ann Ash', 'Bo Birch', 'Cy Cedar'].map((name, i) => ({
  ...{ name, title: 'Welder', company: 'Yard', city: 'Oslo', country: 'Norway', industry: 'Shipbuilding' },
  ...{ emails: [`${name[0]}@yard.example`], source_url: `https://yard.example/team/${i}` },
}))

test.group('agent: tools', (group) => {
  group.each.setup(endOthers)
  group.each.teardown(restore)

  test('people_search returns the people of the route with source pages, a count and no contacts', async ({
    client,
    assert,
  }) => {
    await givePeople([...WELDERS, { name: 'Dee Dove', title: 'Baker', city: 'Oslo' }])
    const { secret } = await customer(1_000)
    const body = { type: 'instant', query: 'welders in Oslo', num_results: 2 }
    const route = await client.post('/v1/search').bearerToken(secret).json(body)
    const { outcomes } = await calls(client, secret, [
      ['people_search', { ...body, count: true }],
      ['people_search', { filters: { employer: 'Yard' } }],
      ['people_search', { query: 'welders', type: 'fast', filters: { company_size: { min: 3 } } }],
    ])
    const { results, total } = output(outcomes[0])
    assert.deepEqual(
      results.map(({ person_id }: any) => person_id),
      route.body().data.results.map(({ person }: any) => person.person_id)
    )
    assert.deepEqual(total, { value: 3, relation: 'eq' })
    assert.match(results[0].source_url, /^https:\/\/yard\.example\/team\//)
    assert.deepInclude(outcomes[0], {
      citations: results.map(({ source_url, name }: any) => ({ url: source_url, title: name, quote: null })),
    })
    assert.notInclude(JSON.stringify(outcomes[0]), '@yard.example')
    assert.deepInclude(outcomes[1], { ok: false, code: 'validation_failed' })
    assert.deepInclude(outcomes[2], { ok: false, code: 'unsupported_filters' })
  })

  test('[BI-015 BI-016] code-host tools cost as much as their routes', async ({ client, assert }) => {
    await givePeople([
      { name: 'Ada Cofona', title: 'Engineer', pronet_url: 'https://www.linkedin.com/in/ada-cofona' },
    ])
    await giveAccounts([{ login: 'ada' }, { login: 'adam' }, { login: 'deleted' }])
    playSite({ ada: { name: 'ada c', bio: 'https://www.linkedin.com/in/ada-cofona' }, adam: {} })
    const { secret } = await customer(1_000)
    const post = (path: string, body: object) => client.post(path).bearerToken(secret).json(body)
    const profiled = { login_prefix: 'ad', include_profiles: true }
    const [one, other] = [
      await post('/v1/codehost/search', profiled),
      await post('/v1/codehost/people-search', { login_prefix: 'ad' }),
    ]
    const { outcomes, used } = await calls(client, secret, [
      ['codehost_search', profiled],
      ['codehost_people', { login_prefix: 'ad' }],
      ['codehost_search', { login_prefix: 'ad' }],
      ['codehost_search', {}],
    ])
    assert.deepEqual(output(outcomes[0]).results, one.body().data.results)
    assert.deepEqual(output(outcomes[1]).results, other.body().data.results)
    assert.deepEqual(
      outcomes.map(({ charge }) => charge),
      [one.body().meta.credits_charged, other.body().meta.credits_charged, 1, 0]
    )
    assert.deepInclude(outcomes[3], { ok: false, code: 'validation_failed' })
    assert.equal(used, 3 + 2 + 1)
  })

  test('[BI-004 BI-006] contacts costs as much as enrich: only found fields', async ({ client, assert }) => {
    providers([new StatedProvider('stated', { phone: '+4722000000', work_email: 'ann@yard.example' })], {
      'ann@yard.example': 'accepted',
    })
    const { secret } = await customer(1_000)
    const body = {
      name: 'Ann Ash',
      company_domain: 'yard.example',
      fields: ['work_email', 'personal_email', 'phone'],
    }
    const route = await client.post('/v1/enrich').bearerToken(secret).json(body)
    const { outcomes, used } = await calls(client, secret, [
      ['contacts', body],
      ['contacts', { name: 'Ann Ash', fields: ['phone'] }],
    ])
    const { identity, ...found } = output(outcomes[0])
    assert.deepEqual(found, route.body().data)
    assert.deepEqual(identity, { name: 'Ann Ash', company_domain: 'yard.example' })
    assert.equal(used, route.body().meta.credits_charged)
    assert.deepInclude(outcomes[1], { ok: false, code: 'identity_required' })
  })

  test('[BI-001 BI-003] company_facts returns dataset cells at their price', async ({ client, assert }) => {
    const web = inventedWeb()
    app.container.swap(Evidence, () => web)
    await fillFrom(web)
    const { secret } = await customer(1_000)
    const columns = [
      ...['name', 'headquarters', 'founded_year', 'headcount'].map((key) => ({ key })),
      { key: 'custom.ceo', description: 'Chief executive officer of the company' },
    ]
    const route = await client
      .post('/v1/datasets')
      .bearerToken(secret)
      .json({ entity: { type: 'company' }, rows: [{ domain: 'tidewell.example' }], columns })
    const { outcomes, used } = await calls(client, secret, [
      ['company_facts', { companies: [{ domain: 'tidewell.example' }], columns }],
      ['company_facts', { companies: [{ domain: 'tidewell.example' }], columns: [{ key: 'shoe_size' }] }],
      ['company_facts', { companies: [{}], columns: [{ key: 'name' }] }],
    ])
    const [{ facts }] = output(outcomes[0]).companies
    assert.deepEqual(facts, route.body().data.rows[0].cells)
    assert.equal(facts.name.status, 'found')
    assert.equal(used, route.body().meta.credits_charged)
    assert.isAbove(used, 0)
    assert.isTrue(outcomes[0].ok && outcomes[0].citations.some(({ quote }) => quote !== null))
    for (const refused of outcomes.slice(1))
      assert.deepInclude(refused, { ok: false, code: 'validation_failed', charge: 0 })
  })

  test('company_search finds by name, domain, words and each field of the record', async ({
    client,
    assert,
  }) => {
    const shared = { source_url: 'https://list.example/' }
    await giveCompanies([
      {
        ...shared,
        name: 'Allrisk Versicherung AG',
        domain: 'allrisk.example',
        industry: 'Insurance',
        headquarters: 'Munich, Germany',
        founded_year: 1890,
        headcount: '1001-5000',
      },
      {
        ...shared,
        name: 'Brightlane',
        domain: 'brightlane.example',
        industry: 'Insurance',
        headquarters: 'Berlin, Germany',
        founded_year: 2019,
        headcount: '51-200',
        funding: [
          { stage: 'Series A', date: '2023-01-01' },
          { stage: 'seed', date: '2021-01-01' },
        ],
      },
      {
        name: 'Corkwood',
        domain: 'corkwood.example',
        industry: 'Furniture',
        headquarters: 'Porto, Portugal',
        description: 'Chairs of cork',
        founded_year: 2001,
      },
    ])
    const { secret } = await customer(1_000)
    const cases: [object, string[]][] = [
      [{ name: 'Allrisk Versicherung' }, ['Allrisk Versicherung AG']],
      [{ domain: 'https://www.corkwood.example/shop' }, ['Corkwood']],
      [{ query: 'cork chairs' }, ['Corkwood']],
      [{ industry: ['insurance'], location: ['Germany'] }, ['Allrisk Versicherung AG', 'Brightlane']],
      [{ location: ['Berlin', 'Porto'] }, ['Brightlane', 'Corkwood']],
      [{ industry: ['insurance'], founded: { gte: 2000 } }, ['Brightlane']],
      [{ headcount: { gte: 1000 } }, ['Allrisk Versicherung AG']],
      [{ headcount: { lte: 60 } }, ['Brightlane']],
      [{ funding_stage: ['series_a'] }, ['Brightlane']],
      [{ funding_stage: ['seed'] }, []],
      [{ name: 'Nobody Knows' }, []],
    ]
    const { outcomes, used } = await calls(client, secret, [
      ...cases.map(([input]): [ToolName, object] => ['company_search', input]),
      ['company_search', { num_results: 5 }],
    ])
    for (const [i, [input, names]] of cases.entries())
      assert.sameMembers(
        output(outcomes[i]).results.map(({ name }: any) => name),
        names,
        JSON.stringify(input)
      )
    assert.deepEqual(output(outcomes[3]).total, { value: 2, relation: 'eq' })
    assert.equal(output(outcomes[8]).results[0].funding_stage, 'series_a')
    assert.isNull(output(outcomes[8]).total)
    assert.deepInclude(outcomes[cases.length], { ok: false, code: 'query_required' })
    assert.equal(used, 0)
    // With the source public_web alone, only records with a source page are returned.
    const web = await calls(client, secret, [['company_search', { location: ['Porto', 'Berlin'] }]], {
      sources: ['public_web'],
    })
    assert.deepEqual(
      output(web.outcomes[0]).results.map(({ name }: any) => name),
      ['Brightlane']
    )
  })

  test('web_search finds pages, and read_page returns their text in parts', async ({ client, assert }) => {
    const long = 'Ships of cork. '.repeat(60)
    readFrom([
      {
        url: 'https://cork.example/',
        html: `<title>Cork</title><h1>Cork</h1><p>${long}</p>`,
        observedAt: '2026-11-01T00:00:00.000Z',
      },
    ])
    const { secret } = await customer(1_000)
    const { outcomes, used } = await calls(client, secret, [
      ['web_search', { query: 'ships of cork', num_results: 3 }],
      ['read_page', { url: 'https://cork.example/', max_chars: 200 }],
      ['read_page', { url: 'https://cork.example/', offset: 200 }],
      ['read_page', { url: 'https://nowhere.example/' }],
      ['read_page', { url: 'not an address' }],
    ])
    assert.deepEqual(output(outcomes[0]).results, [{ url: 'https://cork.example/', title: 'Cork' }])
    const [first, rest] = [output(outcomes[1]), output(outcomes[2])]
    assert.deepInclude(first, { title: 'Cork', next_offset: 200, observed_at: '2026-11-01T00:00:00.000Z' })
    assert.include(first.content + rest.content, long.trim())
    assert.isNull(rest.next_offset)
    assert.deepInclude(outcomes[3], {
      ok: false,
      code: 'upstream_unavailable',
      message:
        'https://nowhere.example cannot be read: it is not in the archive, and this service does not read the live web.',
    })
    assert.deepInclude(outcomes[4], { ok: false, code: 'validation_failed' })
    assert.equal(used, 0)
  })
})

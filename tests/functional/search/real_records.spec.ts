import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type Filter, SearchIndex } from '#domain/ports/search_index'
import { placeFacets } from '#domain/people/places/places'
import { words } from '#domain/people/text/text'
import { importFiles } from '#app/imports/import_files'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { IndexFollower } from '#app/index/index_follower'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { forgetCompanies } from '#tests/functional/support/companies'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'

const LEGISLATORS = '../shared/data/people/state_legislators_dev.jsonl.gz'
const COMPANIES = '../shared/data/companies/yc_dev.jsonl.gz'
const map = (name: string) => readFileSync(`docs/examples/${name}.sql`, 'utf8')
const lines = (file: string) =>
  gunzipSync(readFileSync(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

type Row = { person: { name: string; title: string; company: string; location: string } }

test.group('searches of real records', (group) => {
  group.tap((test) => test.skip(!existsSync(LEGISLATORS), 'needs ../shared').timeout(120_000))

  let secret: string
  group.setup(async () => {
    if (!existsSync(LEGISLATORS)) return
    secret = (await makeKey({ scopes: ['people:search'] })).secret
    await givePeople([])
    // An import does not index unchanged records again, so records of other tests must go first.
    await forgetCompanies()
    await importFiles([LEGISLATORS], peopleTarget(await app.container.make(PeopleStore)), {
      map: map('state_legislators'),
    })
    await importFiles([COMPANIES], companiesTarget(await app.container.make(CompanyStore)), {
      map: map('yc_companies'),
    })
    await (await app.container.make(IndexFollower)).catchUp()
  })
  group.teardown(() => givePeople([]))

  const search = async (client: any, body: object): Promise<Row[]> => {
    const response = await client
      .post('/v1/search')
      .bearerToken(secret)
      .json({ type: 'fast', num_results: 150, ...body })
    response.assertStatus(200)
    return response.body().data.results
  }

  test('a legislator ranks first for their name', async ({ client, assert }) => {
    const names: string[] = lines(LEGISLATORS).map(({ name }) => name)
    const sample = names.filter((_, i) => i % 40 === 0)
    const missed: string[] = []
    for (const name of sample) {
      const [first] = await search(client, { query: name, num_results: 1 })
      if (first?.person.name !== name) missed.push(`${name}: ${first?.person.name}`)
    }
    assert.lengthOf(sample, 100)
    assert.deepEqual(missed, [])
  })

  for (const [query, title, place, company] of [
    ['state senators in Oregon', 'State Senator', 'Oregon', 'Oregon Senate'],
    ['state representatives in Maine', 'State Representative', 'Maine', 'Maine House of Representatives'],
    ['state senator minnesota', 'State Senator', 'Minnesota', 'Minnesota Senate'],
    ['senadores estatales en Georgia', 'State Senator', 'Georgia', 'Georgia Senate'],
  ]) {
    test(`${query}: finds all of them and nobody else`, async ({ client, assert }) => {
      const expected = await search(client, {
        filters: { company, title, location: place },
      })
      const found = await search(client, { query })
      assert.isAbove(expected.length, 10)
      assert.sameMembers(
        found.map(({ person }) => person.name),
        expected.map(({ person }) => person.name)
      )
      for (const { person } of found) {
        assert.include(person.title, title)
        assert.include(person.location, place)
      }
    })
  }

  test('finds a YC company by name, and by industry and place', async ({ assert }) => {
    const index = await app.container.make(SearchIndex)
    const find = async (...of: Filter[]) => {
      const { hits } = await index.search('companies', { filter: { match: 'all', of }, limit: 1000 })
      return hits.map((hit) => (hit.stored as { name: string }).name)
    }
    const missed: string[] = []
    for (const { name } of lines(COMPANIES).filter((_, i) => i % 50 === 0)) {
      const found = await find(
        ...words(name).map((value): Filter => ({ match: 'token', field: 'name', value }))
      )
      if (!found.includes(name)) missed.push(name)
    }
    assert.deepEqual(missed, [])
    const place = placeFacets({ city: 'Paris, France' }).terms
    const found = await find(
      { match: 'term', field: 'industry', value: 'fintech' },
      ...place.map((value): Filter => ({ match: 'term', field: 'place', value }))
    )
    const expected = lines(COMPANIES).filter(
      (company) => company.industry === 'Fintech' && company.all_locations.includes('Paris, ')
    )
    assert.isNotEmpty(expected)
    assert.sameMembers(
      found,
      expected.map(({ name }) => name)
    )
  })
})

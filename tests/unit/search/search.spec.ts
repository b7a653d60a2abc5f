import { test } from '@japa/runner'
import { planSearch } from '#domain/search/planning/plan'
import type { SearchType } from '#domain/search/request'
import { search, someone } from './search.js'
import { parsedRequest } from '#tests/support/parsed_request'

const berlin = { city: 'Berlin', country: 'Germany' }
const paris = { city: 'Paris', country: 'France' }

for (const type of ['instant', 'fast'] as SearchType[]) {
  test.group(`searches by ${type}`, () => {
    test('[SR-063] role, company and place of a query are hard', async ({ assert }) => {
      const people = [
        someone('right', { title: 'Senior Product Manager', company: 'Acme GmbH', ...berlin }),
        someone('elsewhere', { title: 'Product Manager', company: 'Acme', ...paris }),
        someone('other employer', { title: 'Product Manager', company: 'Acme Foods', ...berlin }),
        someone('other role', { title: 'Product Designer', company: 'Acme', ...berlin }),
        someone('unknown place', { title: 'Product Manager', company: 'Acme' }),
      ]
      assert.deepEqual(await search(people, { type, query: 'product managers at Acme in Berlin' }), ['right'])
    })

    test('[SR-063] excludes people by a field; people for whom it is unknown come last', async ({
      assert,
    }) => {
      const people = [
        someone('unknown', { title: 'Nurse' }),
        someone('here', { title: 'Nurse', ...berlin }),
        someone('excluded', { title: 'Nurse', ...paris }),
        someone('says so', { title: 'Nurse', summary: 'A nurse based in Paris.' }),
      ]
      assert.deepEqual(await search(people, { type, query: 'nurses except in Paris' }), ['here', 'unknown'])
    })

    test('[SR-064] funding words are not matched as text', async ({ assert }) => {
      const people = [
        someone('plain', { title: 'Engineer', ...berlin, industry: 'Software' }),
        someone('series', { title: 'Editor', headline: 'Series A Series A', ...berlin }),
      ]
      assert.deepEqual(await search(people, { type, query: 'engineers at series a companies in Berlin' }), [
        'plain',
      ])
      const { query } = planSearch(parsedRequest({ type, numResults: 10, filters: {}, query: 'series b' }))
      assert.isEmpty(query.score ?? [])
    })

    test('[SR-065] qualified conditions only rank', async ({ assert }) => {
      const people = [
        someone('a', { title: 'Nurse', skills: ['Excel'] }),
        someone('b', { title: 'Nurse', skills: ['Python'] }),
      ]
      assert.deepEqual(await search(people, { type, query: 'nurses, ideally with Python' }), ['b', 'a'])
      assert.deepEqual(await search(people, { type, query: 'nurses, Python is a plus' }), ['b', 'a'])
    })

    test('[SR-066] sectors rank', async ({ assert }) => {
      const people = [
        someone('blank', { title: 'Engineer' }),
        someone('bank', { title: 'Engineer', industry: 'Financial Services' }),
        someone('farm', { title: 'Engineer', industry: 'Farming' }),
      ]
      const found = await search(people, { type, query: 'fintech engineers' })
      assert.equal(found[0], 'bank')
      assert.lengthOf(found, 3)
    })

    test('[SR-067] alternatives to remote rank', async ({ assert }) => {
      const people = [
        someone('far', { title: 'Engineer', ...paris }),
        someone('near', { title: 'Engineer', ...berlin }),
      ]
      assert.deepEqual(await search(people, { type, query: 'engineers in Berlin or remote' }), [
        'near',
        'far',
      ])
    })

    test('[SR-063 SR-072] a company given with a name is hard, unless no namesake works there', async ({
      assert,
    }) => {
      const people = [
        someone('Zoe Garner', { person_id: '1', company: 'Bolt' }),
        someone('Zoë Garner', { person_id: '2', company: 'Elmora' }),
        someone('Zoe Ellis', { person_id: '3', company: 'Elmora' }),
        someone('Zoe Ann Garner', { person_id: '4', experience: [{ company: 'Elmora', end: '2020' }] }),
      ]
      const found = await search(people, { type, query: 'Zoe Garner at Elmora' })
      assert.deepEqual(found, ['Zoë Garner'])
      const elsewhere = await search(people.slice(2), { type, query: 'Zoe Garner at Elmora' })
      assert.deepEqual(elsewhere, ['Zoe Ann Garner'])
      assert.deepEqual(await search(people, { type, query: 'zoe ellis' }), ['Zoe Ellis'])
    })

    test('finds a name and an employer without a separator', async ({ assert }) => {
      const people = [
        someone('Jane Doe', { person_id: '1', company: 'Microsoft' }),
        someone('Jane Doe', { person_id: '2', company: 'Bolt' }),
        someone('Ann Goldman', { company: 'Sachs' }),
        someone('Kim Nobis', { company: 'Goldman Sachs' }),
      ]
      assert.deepEqual(await search(people, { type, query: 'jane doe microsoft' }), ['Jane Doe'])
      assert.deepEqual(await search(people, { type, query: 'Goldman Sachs' }), ['Kim Nobis'])
    })

    test('a company before the role is read as the employer or as part of the title', async ({ assert }) => {
      const people = [
        someone('employed', { title: 'Data Engineer', company: 'Acme' }),
        someone('titled', { title: 'Acme Engineer', company: 'Bolt' }),
        someone('neither', { title: 'Engineer', company: 'Bolt' }),
      ]
      assert.sameMembers(await search(people, { type, query: 'acme engineers' }), ['employed', 'titled'])
    })

    test('matches leaders by level and field', async ({ assert }) => {
      const people = [
        someone('vp', { title: 'VP of Engineering' }),
        someone('head', { title: 'Head of Engineering' }),
        someone('engineer', { title: 'Software Engineer' }),
        someone('sales', { title: 'VP of Sales' }),
      ]
      assert.sameMembers(await search(people, { type, query: 'engineering leaders' }), ['vp', 'head'])
    })

    test('finds people from a school or company, now or before', async ({ assert }) => {
      const people = [
        someone('student', {
          title: 'Engineer',
          education: [{ school: 'Massachusetts Institute of Technology' }],
        }),
        someone('worker', { title: 'Engineer', company: 'MIT' }),
        someone('once', {
          title: 'Engineer',
          company: 'Bolt',
          experience: [{ company: 'MIT', end: '2020' }],
        }),
        someone('smith', { title: 'Engineer', education: [{ school: 'Smith College' }] }),
      ]
      assert.sameMembers(await search(people, { type, query: 'engineers from MIT' }), [
        'student',
        'worker',
        'once',
      ])
    })

    test('ranks the best-known place of a name and the exact title first', async ({ assert }) => {
      const people = [
        someone('maine', { title: 'Marketing Manager', city: 'Portland', state: 'Maine', country: 'US' }),
        someone('longer', {
          title: 'Content Marketing Manager',
          city: 'Portland',
          state: 'Oregon',
          country: 'US',
        }),
        someone('exact', { title: 'Marketing Manager', city: 'Portland', state: 'OR', country: 'US' }),
        someone('level', { title: 'Senior Marketing Manager', city: 'Portland', state: 'OR', country: 'US' }),
      ]
      const found = await search(people, { type, query: 'marketing managers in portland' })
      assert.deepEqual(found, ['exact', 'level', 'longer', 'maine'])
    })

    test('includes the surroundings of a city on request, the city itself first', async ({ assert }) => {
      const florida = { state: 'Florida', country: 'United States', title: 'Nurse' }
      const people = [
        someone('around', { city: 'Hialeah', ...florida }),
        someone('in it', { city: 'Miami', ...florida }),
        someone('elsewhere', { city: 'Tampa', ...florida }),
      ]
      assert.deepEqual(await search(people, { type, query: 'nurses in miami area' }), ['in it', 'around'])
      assert.deepEqual(await search(people, { type, query: 'nurses in miami' }), ['in it'])
    })

    test('unknown words match as text', async ({ assert }) => {
      const people = [
        someone('a', { summary: 'Restores church organs' }),
        someone('b', { summary: 'Sells pianos' }),
      ]
      assert.deepEqual(await search(people, { type, query: 'church organs' }), ['a'])
    })
  })
}

test.group('search: plans', () => {
  test('[SR-024] fast requests more results than it returns, instant as many', ({ assert }) => {
    const limit = (type: SearchType, numResults: number) =>
      planSearch(parsedRequest({ type, numResults, filters: {}, query: 'nurses' })).query.limit
    assert.equal(limit('instant', 10), 10)
    assert.isAtLeast(limit('fast', 10), 50)
    assert.equal(limit('fast', 100), 500)
  })

  test('[SR-029] filters and phrases of the query apply together', async ({ assert }) => {
    const people = [
      someone('both', { title: 'Nurse', ...berlin, industry: 'Hospital' }),
      someone('one', { title: 'Nurse', ...berlin }),
    ]
    const filters = { industry: 'hospital' }
    assert.deepEqual(await search(people, { query: 'nurses in Berlin', filters }), ['both'])
  })
})

import { test } from '@japa/runner'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { matches } from '#domain/search/filter_matches'
import { refinedQuery } from '#domain/search/index_search'
import { personDocument } from '#domain/search/people_document'
import { queryConditions } from '#domain/search/planning/query_conditions'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { search, someone } from './search.js'

const oslo = { city: 'Oslo', country: 'Norway' }

test.group('search: roles and places that texts state', () => {
  test('[SR-063] a text states the role of a person without a title, in any order and level', async ({
    assert,
  }) => {
    const people = [
      someone('titled', { title: 'Senior Data Engineer', ...oslo }),
      someone('untitled', { summary: 'I am a data engineer at a bank.', ...oslo }),
      someone('other title', { title: 'Baker', summary: 'I was a data engineer.', ...oslo }),
      someone('other text', { summary: 'I write about data.', ...oslo }),
    ]
    assert.sameMembers(await search(people, { query: 'senior data engineers in Oslo' }), [
      'titled',
      'untitled',
    ])
    assert.deepEqual(await search(people, { filters: { title: 'data engineer' } }), ['titled'])
  })

  test('[SR-063] a text states the place of a person without one', async ({ assert }) => {
    const people = [
      someone('placed', { title: 'Nurse', ...oslo }),
      someone('stated', { title: 'Nurse', summary: 'Based in Oslo, Norway.' }),
      someone('elsewhere', { title: 'Nurse', summary: 'Was in Oslo.', city: 'Lyon', country: 'France' }),
      someone('nowhere', { title: 'Nurse' }),
    ]
    assert.sameMembers(await search(people, { query: 'nurses in Oslo' }), ['placed', 'stated'])
    assert.deepEqual(await search(people, { filters: { location: 'Oslo' } }), ['placed'])
  })

  test('[SR-063] only a name in headline or summary states a place', async ({ assert }) => {
    const people = [
      someone('stated', { title: 'Nurse', headline: 'Nurse | Rio de Janeiro, Brazil' }),
      someone('parts', { title: 'Nurse', summary: 'Rio, a nurse, visits Janeiro.' }),
      someone('dashed', { title: 'Nurse', summary: 'A Paris-based nurse.' }),
      someone('employer', { title: 'Nurse', company: 'Paris Hilton Fans' }),
      someone('former', { title: 'Nurse', experience: [{ title: 'Nurse', company: 'Paris Hilton Fans' }] }),
      someone('adjective', { title: 'Teacher', summary: 'Nice people, reading with me.' }),
      someone('subject', { title: 'Reading Teacher', headline: 'Reading Teacher' }),
      someone('technology', { title: 'Mobile Engineer', headline: 'Mobile Engineer' }),
    ]
    const cases: [query: string, ids: string[]][] = [
      ['nurses in Rio de Janeiro', ['stated']],
      ['nurses in Paris', ['dashed']],
      ['teachers in Nice', []],
      ['teachers in Reading', []],
      ['engineers in Mobile', []],
    ]
    for (const [query, ids] of cases) assert.sameMembers(await search(people, { query }), ids, query)
  })

  test('[SR-063] the place in the name of an event is no place of its speakers', async ({ assert }) => {
    const people = [
      someone('speaker', { title: 'Nurse', headline: 'Speaker at PyData Berlin 2017, Fernconf Oslo' }),
      someone('filmed', { title: 'Nurse', summary: 'EuroPython Berlin 2018: nursing' }),
      someone('resident', { title: 'Nurse', headline: 'Speaker at PyCon Lisbon, lives in Berlin' }),
      someone('city first', { title: 'Nurse', headline: 'Berlin, Germany. Speaker at Fernconf' }),
      someone('beacon', { title: 'Nurse', headline: 'Python Nurse Berlin' }),
    ]
    const found = (query: string) => search(people, { query })
    assert.sameMembers(await found('nurses in Berlin'), ['resident', 'city first', 'beacon'])
    assert.deepEqual(await found('nurses in Lisbon'), [])
    assert.deepEqual(await found('nurses in Oslo'), [])
  })

  test('a developer of a technology has the skill, and a title that is missing or general', async ({
    assert,
  }) => {
    const skills = ['Xamarin']
    const people = [
      someone('exact', { title: 'Xamarin Developer' }),
      someone('general', { title: 'Mobile Developer', skills }),
      someone('untitled', { skills }),
      someone('other title', { title: 'Teacher', skills }),
      someone('other skill', { title: 'Mobile Developer', skills: ['Flutter'] }),
    ]
    const found = await search(people, { query: 'Xamarin developers' })
    assert.sameMembers(found, ['exact', 'general', 'untitled'])
    assert.equal(found[0], 'exact')
  })

  test('a field of work is no technology, so the skill and the noun of a title do not match', async ({
    assert,
  }) => {
    const people = [
      someone('dentist', { title: 'Dental Specialist', skills: ['Marketing', 'Fundraising'] }),
      someone('marketer', { title: 'Marketing Specialist' }),
      someone('fundraiser', { title: 'Fundraising Specialist' }),
      someone('builder', { title: 'Civil Engineer', skills: ['Security', 'Sales'] }),
      someone('guard', { title: 'Security Engineer' }),
      someone('seller', { title: 'Sales Engineer' }),
      someone('coder', { title: 'Software Developer', skills: ['Android'] }),
    ]
    const cases: [query: string, id: string][] = [
      ['marketing specialists', 'marketer'],
      ['fundraising specialists', 'fundraiser'],
      ['security engineers', 'guard'],
      ['sales engineers', 'seller'],
      ['android developers', 'coder'],
    ]
    for (const [query, id] of cases) assert.deepEqual(await search(people, { query }), [id], query)
  })
})

test.group('search: words of texts', () => {
  test('forms of a word rank alike', async ({ assert }) => {
    const people = [
      someone('a', { summary: 'Talks about baking' }),
      someone('b', { summary: 'A zero-downtime migration' }),
    ]
    assert.equal((await search(people, { query: 'migrations' }))[0], 'b')
  })

  test('descriptions of jobs and degrees are searched', async ({ assert }) => {
    const people = [
      someone('job', { experience: [{ company: 'Acme', description: 'Restores church organs' }] }),
      someone('degree', { education: [{ school: 'Elm', degree: 'MPhil' }] }),
    ]
    assert.equal((await search(people, { query: 'church organs' }))[0], 'job')
    assert.equal((await search(people, { query: 'MPhil' }))[0], 'degree')
  })

  test('an excluded word is excluded in singular, plural and as the adjective of a party', async ({
    assert,
  }) => {
    const people = [
      someone('one', { title: 'State Senator', headline: 'State Senator, Democratic' }),
      someone('other', { title: 'State Senator', headline: 'State Senator, Republican' }),
    ]
    assert.deepEqual(await search(people, { query: 'state senators, no democrats' }), ['other'])
  })

  test('an excluded word excludes no other word of its stem', async ({ assert }) => {
    const people = [
      someone('marketer', { title: 'Analyst', summary: 'Plans marketing.' }),
      someone('market', { title: 'Analyst', summary: 'Covers the European market.' }),
      someone('universities', { title: 'Analyst', summary: 'Advises universities.' }),
      someone('universe', { title: 'Analyst', summary: 'Expert on the universe.' }),
      someone('scripts', { title: 'Analyst', experience: [{ company: 'X', description: 'Python scripts' }] }),
    ]
    const ids = people.map(({ person_id }) => person_id)
    const cases: [query: string, excluded: string][] = [
      ['analysts -marketing', 'marketer'],
      ['analysts -university', 'universities'],
      ['analysts -python', 'scripts'],
    ]
    for (const [query, excluded] of cases) {
      const left = ids.filter((id) => id !== excluded)
      assert.sameMembers(await search(people, { query }), left, query)
    }
  })

  test('an index built without stems and jobs excludes by the other texts', ({ assert }) => {
    const { text, ...rest } = personDocument(someone('a', { title: 'Analyst', summary: 'Plans marketing.' }))
    const { stems: _stems, jobs: _jobs, ...older } = text
    const conditions = queryConditions(parseQuery('analysts -marketing'))
    assert.isFalse(conditions.every((one) => matches({ ...rest, text: older }, one)))
  })

  test('more years of experience rank', async ({ assert }) => {
    const people = [
      someone('few', { title: 'Nurse', summary: 'A nurse with over 7 years of experience' }),
      someone('digits', { title: 'Nurse', summary: 'A nurse with over 12 years of experience' }),
      someone('decade', { title: 'Nurse', summary: 'A nurse for two decades' }),
    ]
    const found = await search(people, { query: 'nurses with more than 10 years of experience' })
    assert.sameMembers(found.slice(0, 2), ['digits', 'decade'])
    assert.lengthOf(found, 3)
  })

  test('hard places, funding stages and exclusions are no topic', ({ assert }) => {
    const topics: [query: string, topic: string, said: string[]][] = [
      ['potters in Oslo', 'potters in', ['potters']],
      ['people in Oslo', '', []],
      ['python web frameworks -django', 'python web frameworks', ['python', 'web', 'frameworks']],
      ['nurses at series b companies', 'nurses at', ['nurses']],
    ]
    for (const [query, topic, said] of topics) {
      const parsed = parseQuery(query)
      assert.equal(parsed.topic, topic, query)
      assert.deepEqual(parsed.said, said, query)
    }
  })
})

test.group('search: the query that pages are checked against', () => {
  test('a misspelt role is corrected, and an unknown one stays', async ({ assert }) => {
    const index = new MemoryIndex()
    const people = [someone('a', { title: 'Software Engineer' })]
    await index.rebuild('people', people.map(personDocument), 0)
    const rolesOf = async (query: string) => {
      const { parsed, corrected } = await refinedQuery(index, { parsed: parseQuery(query) })
      return [parsed, corrected].map((one) => one!.roles.map(({ name }) => name).join())
    }
    assert.deepEqual(await rolesOf('sofware enginer in Oslo'), ['software engineer', 'software engineer'])
    assert.deepEqual(await rolesOf('tidal wizards in Oslo'), ['', 'tidal wizards'])
  })
})

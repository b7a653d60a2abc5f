import { test } from '@japa/runner'
import fc from 'fast-check'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import type { Person } from '#domain/people/person_record'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { personMatches } from '#domain/search/person_matches'
import { planSearch } from '#domain/search/planning/plan'
import type { SearchFilters } from '#domain/search/request'

type Facts = Partial<Person>

const person = (facts: Facts, person_id = 'p'): Person => ({
  person_id,
  name: 'Nia Calder',
  names: ['Nia Calder'],
  records: 1,
  ...facts,
})

/** The ids that an index of these people returns for filters. */
async function found(people: readonly Person[], filters: SearchFilters): Promise<string[]> {
  const index = new MemoryIndex()
  await index.rebuild('people', people.map(personDocument), 0)
  const { query } = planSearch({ type: 'instant', numResults: 150, filters, parsed: null })
  const { hits } = await index.search('people', query)
  return hits.map(({ id }) => id).sort()
}

const TABLE: [clause: string, facts: Facts, filters: SearchFilters, passes: boolean][] = [
  ['SR-036', { title: 'Co-Founder & CEO' }, { title: 'founder' }, true],
  ['SR-036', { title: 'Engineer' }, { title: 'engine' }, false],
  ['SR-036', { title: 'VP of Sales' }, { title: 'Vice President, Sales' }, true],
  ['SR-037', { title: 'Assistant to the Founder' }, { title: 'founder' }, false],
  ['SR-037', { title: 'Former Founder' }, { title: 'founder' }, false],
  ['SR-037', { title: 'Chef', experience: [{ title: 'Founder', end: '2019' }] }, { title: 'founder' }, false],
  ['SR-038', { company: 'Acme, Inc.' }, { company: 'Acme GmbH' }, true],
  ['SR-038', { company: 'ACME' }, { company: 'acme s.a.' }, true],
  ['SR-039', { company: 'Acme Foods' }, { company: 'Acme' }, false],
  ['SR-039', { company: 'Acme' }, { company: 'Acme Foods' }, false],
  ['SR-040', { company: 'Facebook' }, { company: 'Meta' }, true],
  ['SR-040', { company: 'Meta Platforms, Inc.' }, { company: 'Facebook' }, true],
  [
    'SR-042',
    { city: 'Austin', state: 'Texas', country: 'United States' },
    { location: 'Austin, Texas' },
    true,
  ],
  [
    'SR-042',
    { city: 'Austin', state: 'Texas', country: 'United States' },
    { location: 'Austin, Ohio' },
    false,
  ],
  ['SR-042', { city: 'Lyon', country: 'FR' }, { location: 'France' }, true],
  ['SR-043', { city: 'San Diego', state: 'CA' }, { location: 'CA' }, true],
  ['SR-043', { city: 'Cairo', country: 'Egypt' }, { location: 'CA' }, false],
  ['SR-035', { country: 'Germany' }, { location: { any_of: ['Paris'], countries: ['Germany'] } }, true],
  [
    'SR-035',
    { city: 'Rome', country: 'Italy' },
    { location: { countries: ['Germany'], cities: ['Rome'] } },
    true,
  ],
  [
    'SR-035',
    { city: 'Oslo', country: 'Norway' },
    { location: { countries: ['Germany'], cities: ['Rome'] } },
    false,
  ],
  ['SR-045', { title: 'Sr. Engineer' }, { seniority: 'senior' }, true],
  ['SR-045', { title: 'Engineering Manager' }, { seniority: 'senior' }, true],
  ['SR-046', { title: 'Head of Sales' }, { seniority: 'director' }, true],
  ['SR-047', { title: 'Chief of Product' }, { seniority: 'cxo' }, true],
  ['SR-047', { title: 'Founder' }, { seniority: 'CXO' }, true],
  ['SR-047', { title: 'Sales Manager' }, { seniority: 'cxo' }, false],
  ['SR-048', { title: 'Research Fellow' }, { seniority: 'fellow' }, true],
  ['SR-048', { seniority: 'Fellow' }, { seniority: 'fellow' }, true],
  ['SR-048', { title: 'Bedfellow' }, { seniority: 'fellow' }, false],
  ['SR-049', { industry: 'Computer Software' }, { industry: 'software' }, true],
  ['SR-049', {}, { industry: 'software' }, false],
  ['SR-033', { title: 'Nurse' }, { title: { any_of: ['chef', 'nurse'] } }, true],
  ['SR-033', { title: 'Nurse', company: 'Acme' }, { company: { none_of: ['Acme'] } }, false],
  ['SR-033', { title: 'Nurse', company: 'Bolt' }, { company: { none_of: ['Acme'] } }, true],
  ['SR-033', { seniority: 'senior' }, { seniority: { any_of: ['senior'], none_of: ['vp'] } }, true],
  ['SR-062', {}, { title: { none_of: ['nurse'] } }, false],
  ['SR-062', { title: '  ' }, { title: { none_of: ['nurse'] } }, false],
  ['SR-062', {}, { company: { none_of: ['Acme'] } }, false],
  ['SR-062', {}, { location: { none_of: ['Paris'] } }, false],
  ['SR-049', {}, { industry: { none_of: ['software'] } }, true],
  ['SR-029', { title: 'Nurse', company: 'Acme' }, { title: 'nurse', company: 'Bolt' }, false],
  ['SR-029', { title: 'Nurse', company: 'Acme' }, { title: 'nurse', company: 'Acme' }, true],
]

test.group('search: index filters', () => {
  for (const [clause, facts, filters, passes] of TABLE)
    test(`[${clause}] ${JSON.stringify(facts)} ${passes ? 'meets' : 'fails'} ${JSON.stringify(filters)}`, async ({
      assert,
    }) => {
      const one = person(facts)
      assert.equal(personMatches(one as StoredPerson, filters), passes)
      assert.deepEqual(await found([one], filters), passes ? ['p'] : [])
    })

  test('[SR-029 SR-030 SR-033 SR-062] the index finds exactly the people who match the filters', async () => {
    const oneOf = (...values: string[]) => fc.option(fc.constantFrom(...values, '', ' '), { nil: undefined })
    const facts = fc.record({
      title: oneOf(
        'Founder',
        'Co-Founder & CTO',
        'Sr. Data Engineer',
        'Assistant to the CEO',
        'Head of Data',
        'former CTO',
        '—'
      ),
      company: oneOf('Acme, Inc.', 'ACME', 'Acme Foods', 'Facebook', 'Meta', 'Bolt GmbH', '!!'),
      city: oneOf('Paris', 'Austin, TX', 'Portland', 'São Paulo', 'Nowhereville'),
      state: oneOf('TX', 'Maine', 'Oregon', 'SP'),
      country: oneOf('France', 'US', 'Brasil', 'Germany'),
      seniority: oneOf('senior', 'Director', 'C-Level', 'Fellow'),
      industry: oneOf('Computer Software', 'Banking', 'Biotechnology'),
    })
    const values = (...list: string[]) => {
      const some = fc.uniqueArray(fc.constantFrom(...list), { maxLength: 3 })
      return fc.option(
        fc.oneof(fc.constantFrom(...list), fc.record({ any_of: some, none_of: some }, { requiredKeys: [] })),
        { nil: undefined }
      )
    }
    const filters = fc.record({
      title: values('founder', 'CTO', 'data engineer', 'chief executive officer', 'data'),
      company: values('Acme', 'acme foods', 'Meta', 'Bolt'),
      location: values('Paris', 'Texas', 'Portland, Oregon', 'Brazil', 'US', 'Nowhereville'),
      seniority: values('senior', 'director', 'cxo', 'fellow'),
      industry: values('software', 'bank', 'tech'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 12 }), filters, async (many, wanted) => {
        const people = many.map((one, i) => person(one, `p${String(i).padStart(2, '0')}`))
        const expected = people
          .filter((one) => personMatches(one as StoredPerson, wanted))
          .map((one) => one.person_id)
        const given = await found(people, wanted)
        if (given.join() !== expected.join()) throw new Error(`${given} instead of ${expected}`)
      }),
      { numRuns: 300 }
    )
  })
})

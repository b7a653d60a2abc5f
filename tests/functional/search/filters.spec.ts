import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'
import { PEOPLE } from './fixture.js'

/** Title, filters, and exactly the people that they return. */
const CASES: [string, object, string[]][] = [
  [
    '[SR-036 SR-037 SR-047] founder matches Co-Founder, not an assistant or a former founder',
    { title: 'founder' },
    ['Ada Cofona'],
  ],
  ['[SR-036] engine does not match engineer', { title: 'engine' }, []],
  [
    '[SR-036] matches a role inside a longer title',
    { title: 'engineer' },
    ['Cleo Enghart', 'Dan Senner', 'Pia Stafford', 'Tom Rebmann'],
  ],
  [
    '[SR-032 SR-033] any_of matches either title',
    { title: { any_of: ['Head of Sales', 'Research Fellow'] } },
    ['Fay Hedley', 'Hal Felton'],
  ],
  [
    '[SR-029 SR-030 SR-033] none_of excludes a company',
    { title: 'Product Manager', company: { none_of: ['Brannow'] } },
    ['Lea Prodan'],
  ],
  [
    '[SR-038] ignores legal suffixes',
    { company: 'Quorvane Ltd.' },
    ['Ada Cofona', 'Bob Assunta', 'Cleo Enghart'],
  ],
  ['[SR-039] a longer name is a different company', { company: 'Quorvane Foods' }, ['Dan Senner']],
  [
    '[SR-040] a former company name finds the people of the renamed company',
    { company: 'Facebook' },
    ['Tom Rebmann'],
  ],
  ['[SR-042] every part of a place must match', { location: 'Austin, Texas' }, ['Ada Cofona']],
  [
    '[SR-042] matches a country by another name',
    { location: 'Deutschland', title: 'Product Manager' },
    ['Kim Nobis', 'Lea Prodan'],
  ],
  ['[SR-043] a short code matches a whole token only', { location: 'CA' }, ['Eve Mangold']],
  [
    '[SR-035] cities and countries join any_of',
    { location: { any_of: ['Paris'], countries: ['Poland'], cities: ['Oslo'] } },
    ['Fay Hedley', 'Pia Stafford', 'Sam Midler'],
  ],
  ['[SR-044] entry', { seniority: 'entry' }, ['Oda Interno']],
  ['[SR-044] junior', { seniority: 'junior' }, ['Ned Junger']],
  [
    '[SR-044 SR-045] senior includes Sr. and Manager',
    { seniority: 'senior', title: { any_of: ['engineer', 'engineering manager'] } },
    ['Dan Senner', 'Eve Mangold'],
  ],
  ['[SR-044] staff', { seniority: 'staff' }, ['Pia Stafford']],
  ['[SR-044] principal', { seniority: 'principal' }, ['Quy Prinz']],
  ['[SR-044 SR-046] director includes Head', { seniority: 'director' }, ['Fay Hedley']],
  ['[SR-044] vp', { seniority: 'vp' }, ['Rex Visser']],
  ['[SR-044 SR-047] cxo includes chief and founder', { seniority: 'cxo' }, ['Ada Cofona', 'Gus Chivers']],
  ['[SR-044] mid matches its own text', { seniority: 'mid', title: 'data analyst' }, ['Sam Midler']],
  ['[SR-048] an unknown seniority value matches text', { seniority: 'fellow' }, ['Hal Felton']],
  [
    '[SR-049] industry contains the value, ignoring case; blank does not match',
    { industry: 'software' },
    ['Ada Cofona', 'Bob Assunta', 'Cleo Enghart', 'Gus Chivers'],
  ],
  [
    '[SR-062] a blank title does not pass a title filter',
    { title: { none_of: ['founder'] }, location: 'Munich' },
    [],
  ],
  [
    '[SR-062] a blank company does not pass a company filter',
    { company: { none_of: ['Zelquint'] }, location: 'Berlin' },
    ['Cleo Enghart', 'Max Pastrana'],
  ],
  [
    '[SR-062] a blank place does not pass a location filter',
    { location: { none_of: ['Berlin'] }, title: 'Product Manager' },
    [],
  ],
]

test.group('search filters', (group) => {
  let secret: string
  group.setup(async () => {
    secret = (await makeKey({ scopes: ['people:search'] })).secret
    await givePeople(PEOPLE)
  })

  for (const [title, filters, names] of CASES)
    for (const type of ['instant', 'fast'])
      test(`${title} (${type})`, async ({ client, assert }) => {
        const response = await client
          .post('/v1/search')
          .bearerToken(secret)
          .json({ type, filters, num_results: 150 })
        response.assertStatus(200)
        const results = response.body().data.results
        assert.sameMembers(
          results.map((result: any) => result.person.name),
          names
        )
        for (const { filter_match: match } of results) {
          assert.sameMembers(Object.keys(match), Object.keys(filters))
          for (const entry of Object.values(match)) assert.deepEqual(entry, { basis: 'indexed_field' })
        }
      })
})

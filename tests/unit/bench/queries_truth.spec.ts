import { test } from '@japa/runner'
import fc from 'fast-check'
import { GEO_TYPES } from '#bench/queries/query_file'
import { neighboursOf, titlesOf } from '#bench/queries/role_titles'
import { METROS } from '#bench/queries/truth/metro_table'
import { COUNTRY_ALIASES, TOWN_ALIASES } from '#bench/queries/truth/place_names'
import { truePlace } from '#bench/queries/truth/places'
import { REGIONS } from '#bench/queries/truth/region_table'
import { hasLevel, holds, isFunction } from '#bench/queries/truth/roles'
import { STATES } from '#bench/queries/truth/states'
import { TOWNS, TOWNS_NAMED, TOWNS_OF_COUNTRY } from '#bench/queries/truth/towns'

const ROLES = [
  'Product Manager',
  'Data Product Manager',
  'Product Marketing Manager',
  'Senior Software Engineer',
  'Software Engineer',
  'Software Engineer II',
  'SRE',
  'Director of Data Platform',
  'Head of Sales',
  'Trust & Safety',
  'RevOps',
  'HRBP',
  'Pre-Sales Engineer',
  'VP of Finance',
  'Nurse',
]

test.group('bench queries | truth of roles', () => {
  test('{0}: {1} answers')
    .with([
      ['Product Manager', 'Senior Product Manager'],
      ['Product Manager', 'Data Product Manager'],
      ['SRE', 'Site Reliability Engineer'],
      ['Site Reliability Engineer', 'Sr. SRE'],
      ['Senior SWE', 'Sr Software Engineer'],
      ['Director of Engineering', 'Engineering Director'],
      ['Engineering Director', 'Director, Engineering'],
      ['Head of UX', 'Head of User Experience'],
      ['Director of FP&A', 'Director, Financial Planning & Analysis'],
      ['Trust & Safety', 'Head of Trust and Safety'],
      ['Full Stack Engineer', 'Fullstack Engineer'],
      ['VP of Sales', 'Vice President, Sales'],
      ['Software Engineer II', 'Software Engineer 2'],
      ['Learning & Development Manager', 'L&D Manager'],
    ])
    .run(({ assert }, [role, held]) => assert.isTrue(holds(held, role)))

  test('{0}: {1} does not answer')
    .with([
      ['Product Manager', 'Product Marketing Manager'],
      ['Product Manager', 'Project Manager'],
      ['Senior Software Engineer', 'Software Engineer'],
      ['Software Engineer II', 'Software Engineer'],
      ['Software Engineer', 'Software Engineering Manager'],
      ['Head of Sales', 'Sales Director'],
      ['Engineer', 'Engineering'],
      ['PR Manager', 'Product Manager'],
    ])
    .run(({ assert }, [role, held]) => assert.isFalse(holds(held, role)))

  test('distinguishes levels from functions', ({ assert }) => {
    for (const role of ['Senior Accountant', 'Head of Tax', 'Software Engineer II', 'Staff Engineer'])
      assert.isTrue(hasLevel(role), role)
    for (const role of ['Account Executive', 'Tech Lead', 'Data Engineer'])
      assert.isFalse(hasLevel(role), role)
    for (const role of ['RevOps', 'Marketing Operations', 'Developer Relations'])
      assert.isTrue(isFunction(role), role)
    for (const role of ['DBA', 'Head of HR', 'Software Engineer II', 'Founding PM', 'Treasurer'])
      assert.isFalse(isFunction(role), role)
  })

  test('every generated title of a role matches it, titles of related roles do not', ({ assert }) => {
    const word = fc.constantFrom(
      'Data',
      'Growth',
      'AI',
      'Software',
      'Tax',
      'B2B',
      'Machine Learning',
      'Support'
    )
    const head = fc.constantFrom(
      'Manager',
      'Engineer',
      'Analyst',
      'Director',
      'Recruiter',
      'Operations',
      'Lead'
    )
    const role = fc.oneof(
      fc.constantFrom(...ROLES),
      fc.tuple(word, head).map((parts) => parts.join(' ')),
      fc.tuple(fc.constantFrom('Head', 'Director', 'VP'), word).map(([lead, field]) => `${lead} of ${field}`)
    )
    fc.assert(
      fc.property(role, (one) => {
        const titles = titlesOf(one)
        assert.isAbove(titles.length, 5)
        for (const { title, roles } of titles)
          assert.isTrue(
            roles.some((held) => holds(held, one)),
            title
          )
        for (const { title, roles } of neighboursOf(one))
          assert.isFalse(
            roles.some((held) => holds(held, one)),
            title
          )
      })
    )
  })
})

test.group('bench queries | truth of places', () => {
  test('every name in the tables is a place with people inside and outside', ({ assert }) => {
    const names = [
      ...METROS.flatMap((row) => row.names.split(';').map((name) => [name, 'metro'] as const)),
      ...REGIONS.flatMap((row) => row.names.split(';').map((name) => [name, 'region'] as const)),
      ...Object.keys(TOWN_ALIASES).map((name) => [name, 'city'] as const),
      ...Object.keys(COUNTRY_ALIASES).map((name) => [name, 'country'] as const),
      ...STATES.map(({ name }) => [name, 'state'] as const),
    ]
    for (const [name, type] of names) {
      const place = truePlace(name, type)
      assert.isNotNull(place, `${name} (${type})`)
      assert.isNotEmpty(place!.inside, name)
      for (const town of place!.inside) assert.isTrue(place!.holds(town) && !place!.excludes(town), name)
      assert.isTrue(
        TOWNS.some((town) => place!.excludes(town)),
        name
      )
    }
  }).timeout(20_000)

  test('names of the tables belong to one row', ({ assert }) => {
    for (const rows of [METROS, REGIONS]) {
      const names = rows.flatMap((row) => row.names.split(';'))
      assert.deepEqual(names, [...new Set(names)])
    }
  })

  test('regions are made of states and countries that have towns', ({ assert }) => {
    for (const { names, core, wider = '' } of REGIONS)
      for (const member of `${core} ${wider}`.trim().split(/\s+/)) {
        const [country, admin] = member.split('-')
        const towns = TOWNS_OF_COUNTRY.get(country) ?? []
        // Broader regions may contain countries without a large enough town.
        if (core.split(' ').includes(member))
          assert.isTrue(
            towns.some((town) => !admin || town.admin === admin),
            `${names}: ${member}`
          )
        assert.match(member, /^[A-Z]{2}(?:-[A-Z0-9]{2,3})?$/)
      }
  })

  test('{0} ({1}) contains {2} and not {3}')
    .with([
      ['Denver', 'city', 'Denver|CO', 'Aurora|CO'],
      ['Portland', 'city', 'Portland|OR', 'Portland|ME'],
      ['NYC', 'city', 'Brooklyn|NY', 'Jersey City|NJ'],
      ['Zurich', 'city', 'Zürich|ZH', 'Winterthur|ZH'],
      ['Greater Boston', 'metro', 'Cambridge|MA', 'Springfield|MA'],
      ['DFW', 'metro', 'Plano|TX', 'Austin|TX'],
      ['Silicon Valley', 'city', 'Sunnyvale|CA', 'Sacramento|CA'],
      ['NCR', 'city', 'Noida|36', 'Mumbai|16'],
      ['Georgia', 'state', 'Atlanta|GA', 'Tbilisi|51'],
      ['WA', 'state', 'Seattle|WA', 'Perth|08'],
      ['UK', 'country', 'Glasgow|SCT', 'Dublin|L'],
      ['Scotland', 'country', 'Glasgow|SCT', 'London|ENG'],
      ['West Coast', 'region', 'Seattle|WA', 'Denver|CO'],
      ['Benelux', 'region', 'Amsterdam|07', 'Berlin|16'],
      ['UK&I', 'region', 'Dublin|L', 'Paris|11'],
      ['Rocky Mountains', 'region', 'Denver|CO', 'Dallas|TX'],
      ['Hong Kong', 'city', 'Tsuen Wan|NTW', 'Shenzhen|30'],
    ] as const)
    .run(({ assert }, [name, type, inside, outside]) => {
      const [there, elsewhere] = [inside, outside].map((address) => {
        const [town, admin] = address.split('|')
        return TOWNS.find((one) => one.name === town && one.admin === admin)
      })
      assert.isTrue(truePlace(name, type)!.holds(there!))
      assert.isFalse(truePlace(name, type)!.holds(elsewhere!))
    })

  test('a query for the surroundings includes nearby towns', ({ assert }) => {
    const cambridge = TOWNS_NAMED.get('cambridge')!.find(({ admin }) => admin === 'MA')!
    assert.isFalse(truePlace('Boston', 'city', 'nurses in Boston')!.holds(cambridge))
    assert.isTrue(truePlace('Boston', 'city', 'nurses near Boston')!.holds(cambridge))
  })

  test('does not invent a place', ({ assert }) => {
    for (const type of GEO_TYPES) assert.isNull(truePlace('Xanadu of the East', type), type)
  })
})

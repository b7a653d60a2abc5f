import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { gradeAnswer, isRelevant } from '#bench/queries/grade'
import { markAll, totalsOf } from '#bench/queries/measure'
import { type LabelledQuery, readQueries } from '#bench/queries/query_file'
import { askedQueries, NUMBERS, queryPeople } from '#bench/queries/query_people'
import { holds } from '#bench/queries/truth/roles'
import { UsageError } from '#bench/support/args'
import { Random } from '#bench/support/random'

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
const PLACES = [
  ['Denver', 'city'],
  ['Portland', 'city'],
  ['Silicon Valley', 'city'],
  ['Greater Boston', 'metro'],
  ['OR', 'state'],
  ['Georgia', 'state'],
  ['UAE', 'country'],
  ['DACH', 'region'],
  ['Midwest', 'region'],
] as const

const QUERIES: LabelledQuery[] = PLACES.flatMap(([geoName, geoType], i) =>
  [0, 5, 10].map((step) => {
    const role = ROLES[(i + step) % ROLES.length]
    return { id: `${geoName}-${step}`, text: `${role}s in ${geoName}`, role, geoName, geoType }
  })
)

const { asked } = askedQueries(QUERIES)
const pools = queryPeople(asked)
const people = pools.flat()
const byId = new Map(people.map((one) => [one.person.person_id, one]))

test.group('bench queries | people', () => {
  test('the same queries and seed give the same people', ({ assert }) => {
    assert.deepEqual(queryPeople(asked), pools)
    assert.notDeepEqual(queryPeople(asked, NUMBERS, 8), pools)
    assert.lengthOf(new Set(people.map(({ person }) => person.person_id)), people.length)
  })

  test('each query has people who match both parts, either and neither', ({ assert }) => {
    assert.lengthOf(asked, QUERIES.length)
    asked.forEach((query, i) => {
      const of = (role: boolean, place: boolean) =>
        pools[i].filter(
          ({ roles, town }) =>
            roles.some((one) => holds(one, query.role)) === role && query.place.holds(town) === place
        ).length
      assert.isAtLeast(of(true, true), 12, query.id)
      assert.isAtLeast(of(true, false), 8, query.id)
      assert.isAtLeast(of(false, true), 8, query.id)
      assert.isAtLeast(of(false, false), 4, query.id)
    })
  })

  test('no record names another place than its person’s', ({ assert }) => {
    for (const { person, town } of people) {
      if (town.country !== 'US') continue
      const written = [person.city, person.state, person.country].filter(Boolean).join(', ')
      assert.notMatch(written, /\b(?:Canada|Germany|Philippines|India|UAE)\b/, person.person_id)
    }
  })
})

test.group('bench queries | grades', () => {
  const sample = () => []
  const ranker = (pick: (query: (typeof asked)[number]) => string[]) =>
    markAll(async (query) => ({ ids: pick(query), parsed: null }), asked, byId, sample)
  const rightFor = (query: (typeof asked)[number]) =>
    people.filter((one) => isRelevant(one, query)).map(({ person }) => person.person_id)

  test('a perfect ranking gets the full score', async ({ assert }) => {
    const totals = totalsOf(await ranker((query) => rightFor(query).slice(0, 10)))
    assert.containSubset(totals, { first: 1, anyOfTen: 1, precision: 1, contradicting: 0, returned: 10 })
    assert.containSubset(totals, { wrongRole: 0, wrongPlace: 0, roleRead: 0, placeRead: 0 })
  })

  test('a random ranking scores the share of right people in the pool', async ({ assert }) => {
    const random = new Random(3)
    const ids = [...byId.keys()]
    const totals = totalsOf(await ranker(() => Array.from({ length: 10 }, () => random.pick(ids))))
    const share = asked.reduce((sum, query) => sum + rightFor(query).length / ids.length, 0) / asked.length
    assert.approximately(totals.precision, share, 0.06)
    assert.approximately(totals.contradicting, 1 - share, 0.06)
    assert.isBelow(totals.first, 0.3)
  })

  test('an empty result scores nothing, and a wrong first result loses only the first place', ({
    assert,
  }) => {
    const [query] = asked
    const right = people.filter((one) => isRelevant(one, query))
    const wrong = people.find((one) => !isRelevant(one, query))!
    assert.containSubset(gradeAnswer([], query), { first: 0, anyOfTen: 0, precision: 0, returned: 0 })
    assert.containSubset(gradeAnswer([wrong, ...right.slice(0, 3)], query), {
      ...{ first: 0, anyOfTen: 1, precision: 0.75, contradicting: 1, returned: 4 },
    })
    assert.containSubset(gradeAnswer([undefined], query), { precision: 0, contradicting: 1, wrongRole: 1 })
  })

  test('results after the tenth do not count', ({ assert }) => {
    const [query] = asked
    const wrong = people.filter((one) => !isRelevant(one, query)).slice(0, 10)
    const right = people.find((one) => isRelevant(one, query))
    assert.containSubset(gradeAnswer([...wrong, right], query), { anyOfTen: 0, precision: 0, returned: 10 })
  })
})

test.group('bench queries | files', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kith-queries-'))
  group.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const line = (metadata: object) => JSON.stringify({ query_id: 'q1', text: 'nurses in denver', metadata })

  test('reads every file of the family, in the folder or in its queries', ({ assert }) => {
    const good = line({ role_title: 'Nurse', geo_name: 'Denver', geo_type: 'city' })
    mkdirSync(join(folder, 'a', 'queries'), { recursive: true })
    writeFileSync(join(folder, 'a', 'queries', 'people_queries_dev.jsonl'), `${good}\n\n${good}\n`)
    writeFileSync(join(folder, 'a', 'queries', 'people_queries_test.jsonl'), good)
    writeFileSync(join(folder, 'a', 'queries', 'long_queries_dev.jsonl'), 'not read')
    assert.lengthOf(readQueries(join(folder, 'a')), 3)
    assert.deepEqual(readQueries(join(folder, 'a', 'queries'))[0], {
      ...{ id: 'q1', text: 'nurses in denver', role: 'Nurse', geoName: 'Denver', geoType: 'city' },
    })
  })

  test('refuses a folder without queries and a line without its labels', ({ assert }) => {
    mkdirSync(join(folder, 'b'))
    assert.throws(() => readQueries(join(folder, 'b')), UsageError as never)
    writeFileSync(join(folder, 'b', 'people_queries.jsonl'), line({ role_title: 'Nurse', geo_type: 'city' }))
    assert.throws(() => readQueries(join(folder, 'b')), UsageError as never)
  })
})

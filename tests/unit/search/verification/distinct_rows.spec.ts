import { test } from '@japa/runner'
import fc from 'fast-check'
import { compareNames, EQUAL_NAMES, sameNameKeys } from '#domain/people/names/names'
import { distinctRows, isSame, keysOf } from '#domain/search/verification/distinct_rows'
import type { Row } from '#domain/truth/subject'
import { cpuMsOf, slowness } from '#tests/support/machine_speed'

/** The reference implementation, which compares every pair of rows. */
function comparedPairwise(all: readonly Row[]): Row[] {
  const rows: Row[] = []
  for (const row of all) {
    const keys = keysOf(row)
    const existing = rows.find(
      (other) => keysOf(other).some((key) => keys.includes(key)) || isSame(other, row)
    )
    if (!existing) rows.push(row)
    else existing.socials = { ...row.socials, ...existing.socials }
  }
  return rows
}

const part = fc.constantFrom(
  'Zoe',
  'Robert',
  'Bob',
  '"Bob"',
  'J.',
  'Anna',
  'Lena',
  'Annalena',
  'de la',
  'Cruz',
  'Delacruz',
  'Garner',
  'Müller',
  'Jr.'
)
const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const profile = (site: string) =>
  fc.constantFrom('zoe', 'bob', 'lena').map((handle) => `https://${site}/${handle}`)
const row: fc.Arbitrary<Row> = fc.record(
  {
    name,
    company: fc.constantFrom('Acme', 'Acme Inc.', 'Facebook', 'Meta', 'Twitter', 'X', 'The Acme', '-'),
    socials: fc.record(
      { codehost: profile('github.com'), microblog: profile('x.com') },
      { requiredKeys: [] }
    ),
  },
  { requiredKeys: ['name'] }
)

test.group('verified search: distinct rows', () => {
  test('merges the same rows as a comparison of every pair', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        assert.deepEqual(distinctRows(structuredClone(rows)), comparedPairwise(structuredClone(rows)))
      }),
      { numRuns: 500 }
    )
  })

  test('equal names share a key', ({ assert }) => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        fc.pre(compareNames(a, b) >= EQUAL_NAMES)
        assert.isNotEmpty(sameNameKeys(a).filter((key) => sameNameKeys(b).includes(key)))
      }),
      { numRuns: 100, maxSkipsPerRun: 10_000 }
    )
  }).timeout(20_000)

  test('2,000 people of one company take less than 1 s of processor time', ({ assert }) => {
    const rows = Array.from({ length: 2000 }, (_, i) => ({
      name: `${String.fromCharCode(65 + (i % 26))}el${'aeiou'[i % 5]}na Garn${i.toString(36).replace(/\d/g, (digit) => 'klmnpqrstv'[Number(digit)])}`,
      company: 'Acme',
    }))
    const ms = cpuMsOf(() => distinctRows(rows))
    assert.isBelow(ms, 1000 * slowness())
  }).timeout(60_000)
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  codeHostSearchCost,
  datasetCost,
  datasetMaximum,
  enrichCost,
  PERSON_PROFILE_PRICE,
  peopleSearchCost,
  usd,
} from '#domain/billing/prices'

type Cells = Record<string, number>
const costs = (cases: [Cells, number][]) =>
  cases.map(([cells, cost]) => ({ cells: JSON.stringify(cells), cost, is: datasetCost(cells) }))

test.group('prices of datasets', () => {
  const tables: [string, [Cells, number][]][] = [
    [
      '[BI-001] standard columns cost 1 ACU per 10 found cells, rounded up',
      [
        [{ name: 1 }, 1],
        [{ name: 9 }, 1],
        [{ name: 10 }, 1],
        [{ name: 11 }, 2],
        [{ founded_year: 2000 }, 200],
        [{ 'socials.codehost': 1, page_text: 20 }, 3],
      ],
    ],
    [
      '[BI-002] rounding is once for the request, not by column or row',
      [
        [{ name: 5, title: 5 }, 1],
        [{ name: 5, title: 6 }, 2],
        [Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`socials.${i}`, 1])), 3],
        [{ name: 1, 'custom.a': 1, 'email.work': 1 }, 3],
      ],
    ],
    [
      '[BI-003] a custom.* column costs 1 ACU per found cell',
      [
        [{ 'custom.ceo': 3 }, 3],
        [{ 'custom.a': 3, 'custom.b': 4 }, 7],
        [{ 'custom.phone': 2 }, 2],
      ],
    ],
    ['[BI-004] email.work costs 1 ACU per found cell', [[{ 'email.work': 3 }, 3]]],
    ['[BI-005] email.personal costs 3 ACU per found cell', [[{ 'email.personal': 2 }, 6]]],
    ['[BI-006] phone costs 10 ACU per found cell', [[{ phone: 2 }, 20]]],
    [
      '[BI-007] what was not found is free',
      [
        [{}, 0],
        [{ name: 0, 'custom.a': 0, 'email.work': 0, 'email.personal': 0, phone: 0 }, 0],
      ],
    ],
  ]
  for (const [title, cases] of tables) {
    test(title, ({ assert }) => {
      for (const { cells, cost, is } of costs(cases)) assert.equal(is, cost, cells)
    })
  }

  test('[DS-015] the maximum is the cost if every cell is found', ({ assert }) => {
    assert.equal(datasetMaximum(25, ['name', 'title', 'custom.a', 'email.work']), 5 + 25 + 25)
    assert.equal(datasetMaximum(2000, ['phone', 'email.personal']), 26_000)
  })

  const columns = [
    'name',
    'title',
    'website',
    'custom.a',
    'custom.b',
    'email.work',
    'email.personal',
    'phone',
  ]
  const cells = fc.dictionary(fc.constantFrom(...columns), fc.nat(2000))

  test('[BI-001 BI-018] a request never costs more than its maximum, and another found cell never lowers the cost', ({
    assert,
  }) => {
    fc.assert(
      fc.property(cells, fc.constantFrom(...columns), fc.nat(50), (found, column, more) => {
        const rows = Math.max(1, ...Object.values(found))
        assert.isAtMost(datasetCost(found), datasetMaximum(rows, Object.keys(found)))
        const grown = datasetCost({ ...found, [column]: (found[column] ?? 0) + more })
        assert.isAtLeast(grown, datasetCost(found))
      })
    )
  })

  test('[BI-002] two requests cost the same as one combined request, or 1 more because of rounding', ({
    assert,
  }) => {
    fc.assert(
      fc.property(cells, cells, (one, other) => {
        const both = { ...one }
        for (const [column, found] of Object.entries(other)) both[column] = (both[column] ?? 0) + found
        const apart = datasetCost(one) + datasetCost(other)
        assert.include([0, 1], apart - datasetCost(both))
      })
    )
  })

  test('throws for an invalid count', ({ assert }) => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => datasetCost({ name: wrong }), RangeError)
      assert.throws(() => codeHostSearchCost(wrong), RangeError)
      assert.throws(() => peopleSearchCost(wrong), RangeError)
    }
  })
})

test.group('prices of the other routes', () => {
  test('[BI-011] a person profile costs 25', ({ assert }) => {
    assert.equal(PERSON_PROFILE_PRICE, 25)
  })

  test('[BI-015] a code-host search costs 1, plus 1 per live profile', ({ assert }) => {
    assert.equal(codeHostSearchCost(3), 4)
    assert.equal(codeHostSearchCost(0), 1)
  })

  test('[BI-016] people-search costs 1, plus 1 per returned person', ({ assert }) => {
    assert.equal(peopleSearchCost(2), 3)
    assert.equal(peopleSearchCost(0), 1)
  })

  test('[OP-032] enrich costs the same as the dataset columns of its fields', ({ assert }) => {
    assert.equal(enrichCost(['work_email']), 1)
    assert.equal(enrichCost(['personal_email']), 3)
    assert.equal(enrichCost(['phone']), 10)
    assert.equal(enrichCost(['work_email', 'personal_email', 'phone']), 14)
    assert.equal(enrichCost([]), 0)
  })

  test('[ENV-007] a credit is 0.10 USD, without floating-point noise', ({ assert }) => {
    for (const [acu, dollars] of [
      [0, 0],
      [1, 0.1],
      [3, 0.3],
      [7, 0.7],
      [1000, 100],
      [-25, -2.5],
    ])
      assert.equal(usd(acu), dollars)
    fc.assert(fc.property(fc.nat(1e9), (acu) => String(usd(acu)).length <= String(acu).length + 2))
  })
})

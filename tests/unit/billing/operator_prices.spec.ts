import { test } from '@japa/runner'
import fc from 'fast-check'
import { OPEN_PRICE_UNITS, parsePrices } from '#domain/billing/operator_prices'

const NAMES = Object.keys(OPEN_PRICE_UNITS)
const free = Object.fromEntries(NAMES.map((name) => [name, 0]))

test.group('open prices', () => {
  test('[OP-033] every open price is 0 by default', ({ assert }) => {
    for (const text of ['', '  ']) assert.deepEqual(parsePrices(text), { prices: free } as any)
    assert.deepEqual(parsePrices('search=1,lookup=2'), { prices: { ...free, search: 1, lookup: 2 } } as any)
    assert.deepEqual(parsePrices(' sets = 3 , batch=0 '), { prices: { ...free, sets: 3 } } as any)
  })

  test('a problem quotes the invalid part of a setting', ({ assert }) => {
    for (const [text, message] of [
      ['phone=1', /"phone"/],
      ['toString=1', /"toString"/],
      ['=1', /contains ""/],
      ['search', /"search"/],
      ['search=1,', /contains ""/],
      ['search=-1', /search to "-1"/],
      ['search=1.5', /search to "1.5"/],
      ['search=1e3', /search to "1e3"/],
      ['search=', /search to ""/],
      ['lookup=9999999999', /lookup to/],
      ['search=1,search=1', /search twice/],
    ] as const) {
      const result = parsePrices(text)
      assert.isTrue('problem' in result, text)
      if ('problem' in result) assert.match(result.problem, message)
    }
  })

  test('parses settings in any order', ({ assert }) => {
    const settings = fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.nat(999_999_999)), {
      selector: ([name]) => name,
    })
    fc.assert(
      fc.property(settings, (pairs) => {
        const text = pairs.map(([name, price]) => `${name}=${price}`).join(',')
        assert.deepEqual(parsePrices(text), { prices: { ...free, ...Object.fromEntries(pairs) } } as any)
      })
    )
  })
})

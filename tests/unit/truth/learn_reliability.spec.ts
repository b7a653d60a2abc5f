import { test } from '@japa/runner'
import fc from 'fast-check'
import { learnReliability, type SourceClaim } from '#domain/truth/learning/em'

const FIELD = 'headquarters'
const claim = (item: number | string, source: string, value: string): SourceClaim => ({
  field: FIELD,
  item: String(item),
  source,
  value,
})

/** Three accurate sources with independent errors, and one inaccurate source. */
function crowd(items: number): SourceClaim[] {
  return Array.from({ length: items }, (_, i) => [
    claim(i, 'a', i % 10 === 0 ? `a-slip-${i}` : `true-${i}`),
    claim(i, 'b', i % 10 === 3 ? `b-slip-${i}` : `true-${i}`),
    claim(i, 'c', i % 10 === 6 ? `c-slip-${i}` : `true-${i}`),
    claim(i, 'poor', i % 5 < 3 ? `poor-slip-${i % 7}` : `true-${i}`),
  ]).flat()
}

const ratesOf = (claims: SourceClaim[]) =>
  new Map(learnReliability(claims).rates.map((rates) => [rates.source, rates]))
const beliefOf = (claims: SourceClaim[], item: string) =>
  learnReliability(claims).beliefs.find((belief) => belief.item === item)!.values

test.group('truth: learned reliability', () => {
  test('reliability follows agreement with other sources', ({ assert }) => {
    const rates = ratesOf(crowd(100))
    for (const source of ['a', 'b', 'c']) assert.closeTo(rates.get(source)!.exact, 0.9, 0.05)
    assert.closeTo(rates.get('poor')!.exact, 0.4, 0.05)
    assert.equal(rates.get('a')!.claims, 100)
  })

  test('prefers the conflicting source that is reliable elsewhere', ({ assert }) => {
    const belief = beliefOf([...crowd(60), claim('new', 'a', 'Lyon'), claim('new', 'poor', 'Metz')], 'new')
    assert.isAbove(belief.get('Lyon')!, 0.75)
    assert.isBelow(belief.get('Metz')!, 0.25)
  })

  test('a broader value supports a value inside it', ({ assert }) => {
    const broader = (_: string, value: string) => new Set(value === 'Lyon' ? ['France'] : [])
    const claims = [
      ...Array.from({ length: 30 }, (_, i) => [
        claim(i, 'fine', 'Lyon'),
        claim(i, 'coarse', 'France'),
      ]).flat(),
      claim('x', 'fine', 'Lyon'),
      claim('x', 'coarse', 'France'),
      claim('x', 'other', 'Porto'),
    ]
    const learned = learnReliability(claims, { broader })
    const belief = learned.beliefs.find(({ item }) => item === 'x')!.values
    assert.isAbove(belief.get('Lyon')!, belief.get('Porto')! * 5)
    const coarse = learned.rates.find(({ source }) => source === 'coarse')!
    assert.isBelow(coarse.wrong, 0.1)
  })

  test('beliefs and rates are probabilities, for any claims in any order', ({ assert }) => {
    const any = fc.array(
      fc.record({
        field: fc.constantFrom('f', 'g'),
        item: fc.constantFrom('1', '2', '3'),
        source: fc.constantFrom('a', 'b', 'c'),
        value: fc.constantFrom('x', 'y', 'z'),
      }),
      { maxLength: 25 }
    )
    fc.assert(
      fc.property(any, (claims) => {
        const forwards = learnReliability(claims)
        for (const { exact, broader, wrong } of forwards.rates) {
          assert.closeTo(exact + broader + wrong, 1, 1e-9)
          assert.isTrue([exact, broader, wrong].every((rate) => rate >= 0 && rate <= 1))
        }
        const backwards = learnReliability([...claims].reverse())
        for (const { field, item, values } of forwards.beliefs) {
          assert.closeTo(
            [...values.values()].reduce((a, b) => a + b, 0),
            1,
            1e-9
          )
          const other = backwards.beliefs.find((one) => one.field === field && one.item === item)!.values
          for (const [value, chance] of values) assert.closeTo(other.get(value)!, chance, 1e-6)
        }
      }),
      { numRuns: 60 }
    )
  })
})

import { test } from '@japa/runner'
import { copyingOf, learnCopying } from '#domain/truth/learning/copying'
import { learnReliability, type SourceClaim } from '#domain/truth/learning/em'

/** Two careful sources, one that errs on its own, and two of which one repeats the other, errors and all. */
const CLAIMS: SourceClaim[] = Array.from({ length: 80 }, (_, i) => {
  const wrong = i % 3 === 0 ? `slip-${i}` : `true-${i}`
  const own = i % 3 === 1 ? `other-${i}` : `true-${i}`
  const said: [string, string][] = [
    ['a', `true-${i}`],
    ['b', i % 9 === 4 ? `b-${i}` : `true-${i}`],
    ['poor', own],
    ['list', wrong],
    ['mirror', wrong],
  ]
  return said.map(([source, value]) => ({ field: 'founded_year', item: String(i), source, value }))
}).flat()

test.group('copying', () => {
  const { beliefs, rates } = learnReliability(CLAIMS)
  const pairs = learnCopying(CLAIMS, beliefs, rates)

  test('shared errors tell a copy, shared truths do not', ({ assert }) => {
    const [first, ...rest] = pairs
    assert.deepEqual(first.sources, ['list', 'mirror'])
    assert.isAbove(first.probability, 0.99)
    assert.isAbove(first.sharedErrors, 15)
    for (const { probability } of rest) assert.isBelow(probability, 0.1)
  })

  test('is asked either way round', ({ assert }) => {
    const copying = copyingOf(pairs)
    assert.isTrue(copying('list', 'mirror') && copying('mirror', 'list'))
    assert.isFalse(copying('a', 'b') || copying('a', 'nobody'))
  })
})

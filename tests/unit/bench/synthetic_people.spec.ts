import { test } from '@japa/runner'
import fc from 'fast-check'
import { worldOf } from '#bench/search/engine'
import { indexQuery, personDocument } from '#bench/search/kith_engine'
import { personFacts, queryFacts } from '#bench/search/query'
import { drawQueries, sampleWordShares, SHAPES } from '#bench/search/shapes'
import { Skew, zipf } from '#bench/support/skew'
import { SyntheticPeople } from '#bench/support/synthetic_people'
import { wordOf } from '#bench/support/synthetic_words'
import { MemoryIndex } from '#adapters/index/memory/memory_index'

const people = new SyntheticPeople(1)

test.group('bench | synthetic people', () => {
  test('the same seed and number give the same person, another seed another', () => {
    fc.assert(
      fc.property(fc.nat(5_000_000), (number) => {
        const person = people.person(number)
        return (
          JSON.stringify(person) === JSON.stringify(people.person(number)) &&
          JSON.stringify(person) !== JSON.stringify(people.person(number + 1)) &&
          person.rank === people.rankOf(number) &&
          person.summary.length >= 20 &&
          person.summary.length <= 40
        )
      })
    )
    assertDiffers(people.person(3), new SyntheticPeople(2).person(3))
  })

  test('different numbers produce different words', ({ assert }) => {
    const words = new Set<string>()
    for (let number = 0; number < 200_000; number++) words.add(wordOf(number))
    assert.equal(words.size, 200_000)
  })

  test('a world is ordered by static rank, ties by id', ({ assert }) => {
    const { order } = worldOf(people, 2_000)
    assert.equal(new Set(order).size, 2_000)
    for (let i = 1; i < order.length; i++) {
      const [before, after] = [people.rankOf(order[i - 1]), people.rankOf(order[i])]
      assert.isTrue(before > after || (before === after && order[i - 1] < order[i]))
    }
  })
})

test.group('bench | skew', () => {
  test('draws {weights} in proportion')
    .with([
      { weights: [1] },
      { weights: [1, 1] },
      { weights: [3, 0, 1] },
      { weights: [0.5, 8, 0.25, 0.25, 1] },
    ])
    .run(({ assert }, { weights }) => {
      const skew = new Skew(weights)
      const steps = 100_000
      const counts = weights.map(() => 0)
      for (let step = 0; step < steps; step++) counts[skew.draw((step + 0.5) / steps)]++
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      for (const [i, weight] of weights.entries()) assert.closeTo(counts[i] / steps, weight / total, 1e-3)
    })

  test('a Zipf draw is an index, and the first is the likeliest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 500 }),
        fc.double({ min: 0, max: 0.999999, noNaN: true }),
        (count, uniform) => {
          const drawn = zipf(count, 1).draw(uniform)
          return Number.isInteger(drawn) && drawn >= 0 && drawn < count
        }
      )
    )
  })
})

test.group('bench | query shapes', () => {
  test('{name}: every query finds people, all of whom match it')
    .with(SHAPES)
    .run(async ({ assert }, shape) => {
      const count = 1_500
      const index = new MemoryIndex()
      await index.rebuild(
        'people',
        Array.from({ length: count }, (_, i) => personDocument(people.person(i))),
        0
      )
      const shares = sampleWordShares(people, count)
      for (const query of drawQueries(shape, people, count, 10, shares)) {
        const { hits } = await index.search('people', indexQuery(query))
        assert.isNotEmpty(hits)
        const { all, none } = queryFacts(query)
        for (const { id } of hits) {
          const person = people.person(Number(id.slice(1)))
          assert.includeMembers(personFacts(person), all)
          assert.isFalse(personFacts(person).some((fact) => none.includes(fact)))
          const held = (query.words ?? []).filter((word) =>
            [...person.summary, ...person.skills].includes(word)
          )
          assert.isAtLeast(held.length, query.require === 'all' ? 3 : query.words ? 1 : 0)
        }
      }
      await index.close()
    })
})

function assertDiffers(one: object, other: object): void {
  if (JSON.stringify(one) === JSON.stringify(other)) throw new Error('two seeds gave the same person')
}

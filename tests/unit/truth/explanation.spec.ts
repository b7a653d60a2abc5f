import { test } from '@japa/runner'
import fc from 'fast-check'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { SourceKind } from '#domain/truth/reconcile/sources'
import type { Vote } from '#domain/truth/reconcile/vote'
import { explain } from '#domain/truth/reconcile/explanation'
import { NOW, vote } from './votes.js'

const FOUNDED = { key: 'founded_year', entity: 'company' } as const
const LOCATION = { key: 'location', entity: 'person' } as const
const TITLE = { key: 'title', entity: 'person' } as const
const context = { now: NOW }

const votes = fc.array(
  fc
    .record({
      value: fc.constantFrom(1998, 2004, 2011, 2018, 'long ago'),
      kind: fc.constantFrom<SourceKind>('own_site', 'registry', 'news', 'directory', 'other'),
      identity: fc.double({ min: 0.05, max: 1, noNaN: true }),
      days: fc.integer({ min: 0, max: 900 }),
      past: fc.boolean(),
    })
    .map(({ value, ...given }) => vote(value, given)),
  { maxLength: 30 }
)

test.group('truth: explanations', () => {
  test('returns the answer of reconcile, and the chosen value has the same confidence', ({ assert }) => {
    fc.assert(
      fc.property(votes, (all) => {
        const { answer, explanation } = explain(FOUNDED, all, context)
        assert.deepEqual(answer, reconcile(FOUNDED, all, context))
        if (explanation === null) return assert.isNull(answer.value)
        const chosen = explanation.values.filter((one) => one.chosen)
        assert.lengthOf(chosen, 1)
        assert.equal(explanation.values[0], chosen[0])
        assert.equal(chosen[0].value, answer.value)
        assert.closeTo(chosen[0].probability, answer.confidence!, 1e-4)
      })
    )
  })

  test('probabilities and weights are shares, votes are grouped, and lists are limited', ({ assert }) => {
    fc.assert(
      fc.property(votes, (all) => {
        const { explanation } = explain(FOUNDED, all, context)
        if (!explanation) return
        const { values, none } = explanation
        const total = values.reduce((sum, { probability }) => sum + probability, none)
        assert.isAtMost(total, 1.001)
        assert.isAtMost(values.length, 8)
        const listed = values.flatMap((value) => value.votes)
        for (const { weight, identity, group } of listed) {
          assert.isTrue(weight >= 0 && weight <= 1 && identity >= 0 && identity <= 1 && group >= 0)
        }
        const left = values.reduce((sum, { votes_left_out }) => sum + votes_left_out, 0)
        const stated = all.filter(({ value }) => typeof value === 'number').length
        if (explanation.values_left_out === 0) assert.equal(listed.length + left, stated)
      })
    )
  })

  test('copies and pages of one owner count as one; independent pages do not', ({ assert }) => {
    const text = 'Acme was founded in 1998 by two friends in a garage near the old harbour of Porto'
    const first = vote(1998, { quote: text })
    const all: Vote[] = [
      first,
      vote(1998, { quote: `${text}, as everybody knows` }),
      vote(1998, { url: first.url.replace('about', 'team') }),
      vote(1998, { kind: 'registry' }),
    ]
    const [{ votes: listed }] = explain(FOUNDED, all, context).explanation!.values
    const groupOf = (url: string) => listed.find((one) => one.url === url)!.group
    const [a, b, c, alone] = all.map(({ url }) => groupOf(url))
    assert.deepEqual([a, a, a], [a, b, c])
    assert.notEqual(a, alone)
  })

  test('lists a value that is only stated as past with its quote, but never chooses it', ({ assert }) => {
    const { explanation } = explain(TITLE, [vote('Pilot', { past: true }), vote('Captain')], context)
    assert.deepEqual(
      explanation!.values.map(({ value, chosen, votes }) => [value, chosen, votes[0].past]),
      [
        ['Captain', true, false],
        ['Pilot', false, true],
      ]
    )
    assert.isNull(explain(TITLE, [vote('Pilot', { past: true })], context).explanation)
  })

  test('chooses a city over its country, which is at least as probable', ({ assert }) => {
    const { answer, explanation } = explain(
      LOCATION,
      [vote('Oslo, Norway'), vote('Norway'), vote('Oslo')],
      context
    )
    const [best, ...others] = explanation!.values
    assert.equal(best.value, answer.value)
    const country = others.find(({ value }) => value === 'Norway')!
    assert.isAtLeast(country.probability, best.probability)
  })
})

import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Column } from '#domain/truth/column'
import { reconcile } from '#domain/truth/reconcile/reconcile'
import type { SourceKind } from '#domain/truth/reconcile/sources'
import type { Vote } from '#domain/truth/reconcile/vote'
import { NOW, vote } from './votes.js'

const column = (key: string, entity: Column['entity'] = 'company', rest: Partial<Column> = {}): Column => ({
  key,
  entity,
  ...rest,
})
const COMPANY = column('company', 'person')
const TITLE = column('title', 'person')
const LOCATION = column('location', 'person')
const FOUNDED = column('founded_year')
const answer = (of: Column, votes: Vote[]) => reconcile(of, votes, { now: NOW })

const KINDS: SourceKind[] = ['own_site', 'own_profile', 'news', 'event', 'directory', 'registry', 'other']
const votesOf = (values: readonly unknown[]) =>
  fc.array(
    fc.record({
      value: fc.constantFrom(...values),
      kind: fc.constantFrom(...KINDS),
      days: fc.integer({ min: 0, max: 900 }),
      past: fc.boolean(),
      identity: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 8 }
  )
const PLACES = [
  'Austin, TX',
  'Austin, Texas, United States',
  'Dallas, TX',
  'Texas',
  'United States',
  'Lyon, France',
]

test.group('truth: properties of reconcile', () => {
  test('confidence is a probability, `found` starts at 0.5, and the order of votes does not matter', ({
    assert,
  }) => {
    for (const [of, values] of [
      [LOCATION, PLACES],
      [TITLE, ['CEO', 'Founder & CEO', 'Chief Executive Officer', 'Head of Sales']],
      [FOUNDED, [1998, 1999, 2004]],
    ] as const) {
      fc.assert(
        fc.property(votesOf(values), fc.integer(), (specs, turn) => {
          const votes = specs.map(({ value, ...rest }) => vote(value, rest))
          const first = answer(of, votes)
          if (first.confidence !== null) {
            assert.isTrue(first.confidence >= 0 && first.confidence <= 1)
            assert.equal(first.status, first.confidence >= 0.5 ? 'found' : 'unverified')
          }
          const at = Math.abs(turn) % votes.length
          const second = answer(of, [...votes.slice(at), ...votes.slice(0, at)].reverse())
          assert.equal(second.value, first.value)
          assert.closeTo(second.confidence ?? 0, first.confidence ?? 0, 1e-9)
          assert.sameMembers(
            second.supporters.map(({ url }) => url),
            first.supporters.map(({ url }) => url)
          )
        }),
        { numRuns: 60 }
      )
    }
  })

  test('another agreeing page never lowers the confidence of a stable fact', ({ assert }) => {
    fc.assert(
      fc.property(votesOf([1998, 1999, 2004]), fc.constantFrom(...KINDS), (specs, kind) => {
        const votes = specs.map(({ value, ...rest }) => vote(value, { ...rest, past: false }))
        const { value, confidence: before } = answer(FOUNDED, votes)
        const after = answer(FOUNDED, [...votes, vote(value, { kind })])
        assert.equal(after.value, value)
        assert.isAtLeast(after.confidence!, before! - 1e-9)
      }),
      { numRuns: 100 }
    )
  })

  test('the newest agreeing page never lowers the confidence of a changing fact', ({ assert }) => {
    fc.assert(
      fc.property(
        votesOf(['Acme', 'Initech', 'Hooli']),
        fc.constantFrom('own_site', 'news', 'other'),
        (specs, kind) => {
          const votes = specs.map(({ value, ...rest }) => vote(value, { ...rest, past: false }))
          const { value, confidence: before } = answer(COMPANY, votes)
          const after = answer(COMPANY, [...votes, vote(value, { kind: kind as SourceKind, days: 0 })])
          assert.isAtLeast(after.confidence!, before! - 1e-9)
        }
      ),
      { numRuns: 100 }
    )
  })

  test('a copy of a page changes nothing', ({ assert }) => {
    fc.assert(
      fc.property(votesOf(PLACES), fc.nat(), (specs, pick) => {
        const votes = specs.map(({ value, ...rest }) => vote(value, rest))
        const { value, confidence: before } = answer(LOCATION, votes)
        const copy = { ...votes[pick % votes.length] }
        const after = answer(LOCATION, [...votes, copy])
        assert.equal(after.value, value)
        assert.closeTo(after.confidence ?? 0, before ?? 0, 1e-9)
      }),
      { numRuns: 60 }
    )
  })

  test('a recently read broader place never lowers the confidence of a place inside it', ({ assert }) => {
    fc.assert(
      fc.property(
        votesOf(['Austin, TX', 'Dallas, TX', 'Lyon, France']),
        fc.constantFrom('Texas', 'United States'),
        fc.constantFrom(...KINDS),
        (specs, outer, kind) => {
          const votes = specs.map(({ value, ...rest }) => vote(value, { ...rest, past: false }))
          const before = answer(LOCATION, votes)
          if (before.value === 'Lyon, France' || before.confidence! < 0.5) return
          const after = answer(LOCATION, [...votes, vote(outer, { kind, days: 0 })])
          assert.equal(after.value, before.value)
          assert.isAtLeast(after.confidence!, before.confidence! - 1e-9)
        }
      ),
      { numRuns: 100 }
    )
  })
})

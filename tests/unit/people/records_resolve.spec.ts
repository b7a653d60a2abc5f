import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Linkable, LinkRules } from '#domain/people/records/linkable'
import { resolve } from '#domain/people/records/resolve'

type Toy = Linkable & { level: number; name: string }

const rules: LinkRules<Toy> = {
  trusted: ['pronet'],
  exclusive: (network) => network !== 'page',
  trusts: (a, b) => a.name === b.name || a.name === '' || b.name === '',
  compare: (a, b) => (a.level * b.level < 0 ? -1 : Math.min(Math.abs(a.level), Math.abs(b.level))),
  levels: [3, 2, 1],
}

/**
 * Returns a record with these accounts and blocks: `toy('a', 'pronet=x microblog=m', 'k1 k2', { level,
 * source, name })`.
 */
function toy(key: string, accounts = '', blocks = '', rest: Partial<Toy> = {}): Toy {
  const pairs = accounts.split(' ').filter(Boolean)
  return {
    key,
    identifiers: new Map(pairs.map((pair) => [pair.split('=')[0], pair])),
    blocks: blocks.split(' ').filter(Boolean),
    level: 3,
    name: '',
    ...rest,
  }
}

const grouped = (records: Toy[], oversized?: Set<string>) =>
  resolve(records, rules, oversized)
    .map((group) =>
      group
        .map(({ key }) => key)
        .sort()
        .join('')
    )
    .sort()
    .join(' ')

const CASES: [title: string, records: Toy[], expected: string][] = [
  ['nothing in common', [toy('a', 'pronet=x'), toy('b', 'pronet=y'), toy('c')], 'a b c'],
  ['one pronet URL', [toy('a', 'pronet=x'), toy('b', 'pronet=x')], 'ab'],
  [
    'the same identifier on another network',
    [toy('a', 'microblog=m'), toy('b', 'microblog=m video=v')],
    'ab',
  ],
  [
    'one shared identifier, another in conflict',
    [toy('a', 'pronet=x video=v'), toy('b', 'pronet=y video=v')],
    'a b',
  ],
  [
    'different identifiers that an owner may have several of',
    [toy('a', 'video=v page=1'), toy('b', 'video=v page=2')],
    'ab',
  ],
  [
    'a record that bridges two',
    [toy('a', 'pronet=x'), toy('b', 'video=v'), toy('c', 'pronet=x video=v')],
    'abc',
  ],
  [
    'a record between two conflicting ones joins neither',
    [toy('a', 'pronet=x video=v'), toy('b', 'pronet=y video=v'), toy('c', 'video=v')],
    'a b c',
  ],
  [
    'the pronet URL takes precedence over other identifiers',
    [toy('a', 'pronet=x video=v'), toy('b', 'pronet=y video=w'), toy('c', 'pronet=x video=w')],
    'a b c',
  ],
  [
    'conflicting records are not joined through two networks',
    [toy('a', 'pronet=x video=v'), toy('b', 'video=v photo=p'), toy('c', 'pronet=y photo=p')],
    'a b c',
  ],
  ['weak evidence', [toy('a', '', 'k'), toy('b', '', 'k')], 'ab'],
  ['weak evidence through several keys', [toy('a', '', 'k'), toy('b', '', 'k l'), toy('c', '', 'l')], 'abc'],
  ['weak evidence never overrides a conflict', [toy('a', 'pronet=x', 'k'), toy('b', 'pronet=y', 'k')], 'a b'],
  [
    'weak evidence between two conflicting records joins neither',
    [toy('a', 'pronet=x', 'k'), toy('b', 'pronet=y', 'k'), toy('c', '', 'k')],
    'a b c',
  ],
  [
    'the closest level takes precedence',
    [toy('a', 'pronet=x', 'k'), toy('b', 'pronet=y', 'k', { level: 1 }), toy('c', '', 'k')],
    'ac b',
  ],
  ['contradicting places', [toy('a', '', 'k', { level: 3 }), toy('b', '', 'k', { level: -3 })], 'a b'],
  [
    'weak evidence never joins two ids of one source',
    [toy('a', '', 'k', { source: 's' }), toy('b', '', 'k', { source: 's' })],
    'a b',
  ],
  [
    'a shared identifier joins two ids of one source',
    [toy('a', 'video=v', '', { source: 's' }), toy('b', 'video=v', '', { source: 's' })],
    'ab',
  ],
  [
    'a shared identifier with different names',
    [toy('a', 'video=v', '', { name: 'p' }), toy('b', 'video=v', '', { name: 'q' })],
    'a b',
  ],
]

test.group('resolving records to owners', () => {
  for (const [title, records, expected] of CASES) {
    test(title, ({ assert }) => {
      assert.equal(grouped(records), expected)
      assert.equal(grouped([...records].reverse()), expected)
    })
  }

  test('an oversized key joins no records', ({ assert }) => {
    const records = [toy('a', 'video=v', 'k'), toy('b', 'video=v', 'k')]
    assert.equal(grouped(records, new Set(['k'])), 'ab')
    assert.equal(grouped(records, new Set(['video=v'])), 'ab')
    assert.equal(grouped(records, new Set(['k', 'video=v'])), 'a b')
  })

  const account = (network: string) => fc.constantFrom('', '', `${network}=1`, `${network}=2`, `${network}=3`)
  const anyToys = fc
    .array(
      fc.record({
        accounts: fc.tuple(account('pronet'), account('video'), account('photo')),
        blocks: fc.uniqueArray(fc.constantFrom('k', 'l', 'm'), { maxLength: 2 }),
        level: fc.constantFrom(-3, -1, 0, 1, 2, 3),
        source: fc.constantFrom(undefined, undefined, 's', 't'),
        name: fc.constantFrom('', '', 'p', 'q'),
      }),
      { maxLength: 12 }
    )
    .map((list) =>
      list.map(({ accounts, blocks, ...rest }, i) =>
        toy(String.fromCharCode(97 + i), accounts.join(' '), blocks.join(' '), rest)
      )
    )

  test('every record is in one group; no group has two identifiers on one network', ({ assert }) => {
    fc.assert(
      fc.property(anyToys, (records) => {
        const groups = resolve(records, rules)
        assert.sameMembers(
          groups.flat().map(({ key }) => key),
          records.map(({ key }) => key)
        )
        for (const group of groups) {
          const accounts = new Set(group.flatMap((record) => [...record.identifiers.values()]))
          const networks = new Set(group.flatMap((record) => [...record.identifiers.keys()]))
          assert.equal(accounts.size, networks.size)
        }
      })
    )
  })

  test('the order of the records does not matter', ({ assert }) => {
    const shuffled = anyToys.chain((records) =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length }))
    )
    fc.assert(fc.property(shuffled, ([records, other]) => assert.equal(grouped(other), grouped(records))))
  })
})

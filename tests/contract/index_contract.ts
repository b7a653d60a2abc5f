import { test } from '@japa/runner'
import type { Filter, IndexChange, SearchIndex } from '#domain/ports/search_index'
import type { Agreement } from './support/agreement.js'
import { agreesWithOracle } from './index_oracle.js'
import { doc } from './support/doc.js'

export type IndexFactory = () => Promise<{ index: SearchIndex; end: () => Promise<void> }>

const ids = (result: { hits: { id: string }[] }) => result.hits.map((hit) => hit.id)

/** Registers the tests of the index port for one adapter. */
export function indexContract(adapter: string, factory: IndexFactory, agreement: Agreement = 'exact'): void {
  test.group(`index port: ${adapter}`, (group) => {
    let index: SearchIndex
    let end: () => Promise<void>
    group.each.setup(async () => {
      ;({ index, end } = await factory())
      return () => end()
    })

    test('an index that was never built returns nothing', async ({ assert }) => {
      assert.deepEqual(await index.search('people', { limit: 10, countTo: 5 }), {
        hits: [],
        total: { value: 0, relation: 'eq' },
      })
      assert.deepEqual(await index.get('people', ['a']), [null])
      assert.equal(await index.position('people'), -1)
      const status = await index.status('people')
      assert.equal(status.version, '')
      assert.equal(status.documents, 0)
      assert.deepEqual(await index.verify('people'), [])
    })

    test('an index rebuilt from no documents is empty and valid', async ({ assert }) => {
      await index.rebuild('people', [], 4)
      assert.deepEqual(ids(await index.search('people', { limit: 10 })), [])
      assert.equal(await index.position('people'), 4)
      assert.deepEqual(await index.verify('people'), [])
    })

    test('orders hits by score, then static rank, then id by code unit', async ({ assert }) => {
      const text = { body: ['x'] }
      await index.rebuild(
        'people',
        [
          doc('b', { rank: 1, text }),
          doc('a', { rank: 1, text }),
          doc('Z', { rank: 1, text }),
          doc('c', { rank: 2, text }),
          doc('d', { rank: 9 }),
        ],
        0
      )
      assert.deepEqual(ids(await index.search('people', { limit: 10 })), ['d', 'c', 'Z', 'a', 'b'])
      const score = [{ by: 'token', field: 'body', value: 'x', weight: 1 }] as const
      assert.deepEqual(ids(await index.search('people', { limit: 10, score: [...score] })), [
        'c',
        'Z',
        'a',
        'b',
        'd',
      ])
    })

    test('handles limit 0, an offset past the end, and pages without gaps', async ({ assert }) => {
      await index.rebuild(
        'people',
        Array.from({ length: 25 }, (_, n) => doc(`p${n}`, { rank: n })),
        0
      )
      assert.deepEqual(await index.search('people', { limit: 0, countTo: 100 }), {
        hits: [],
        total: { value: 25, relation: 'eq' },
      })
      assert.deepEqual(ids(await index.search('people', { limit: 10, offset: 25 })), [])
      const pages = await Promise.all(
        [0, 10, 20].map((offset) => index.search('people', { limit: 10, offset }))
      )
      assert.deepEqual(
        pages.flatMap(ids),
        Array.from({ length: 25 }, (_, n) => `p${24 - n}`)
      )
    })

    test('a vector ranks within the filter, and never filters or counts as a match', async ({ assert }) => {
      const vector = (...values: number[]) => ({ vectors: { about: Int8Array.from(values) } })
      const text = { body: ['x'] }
      await index.rebuild(
        'people',
        [
          doc('opposite', { ...vector(-9, 0), text }),
          doc('same', { ...vector(90, 0), text }),
          doc('near', { ...vector(50, 50), text }),
          doc('filtered', vector(9, 0)),
          doc('none', { text }),
        ],
        0
      )
      const filter = { match: 'token', field: 'body', value: 'x' } as const
      const clause = { by: 'vector', field: 'about', value: Int8Array.of(120, 0), weight: 2 } as const
      const { hits } = await index.search('people', { limit: 9, filter, score: [clause] })
      const expected = { same: 2, near: Math.SQRT2, none: 0, opposite: 0 }
      assert.sameMembers(ids({ hits }), Object.keys(expected))
      if (await index.comparesVectors()) {
        assert.deepEqual(ids({ hits }), Object.keys(expected))
        for (const [at, score] of Object.values(expected).entries())
          assert.approximately(hits[at].score, score, 1e-6)
      }
      const enough = { limit: 9, score: [clause], minimumMatches: 1 }
      assert.deepEqual(ids(await index.search('people', enough)), [])
      await index.apply('people', [
        { sequence: 1, id: 'later', document: doc('later', { ...vector(80, 1), text }) },
        { sequence: 2, id: 'same', document: null },
      ])
      await index.merge('people')
      const after = ids(await index.search('people', { limit: 9, filter, score: [clause] }))
      assert.sameMembers(after, ['later', 'near', 'none', 'opposite'])
      if (await index.comparesVectors()) assert.deepEqual(after.slice(0, 2), ['later', 'near'])
    })

    test('counts exactly up to the bound and reports when there are more', async ({ assert }) => {
      await index.rebuild(
        'people',
        Array.from({ length: 20 }, (_, n) => doc(`p${n}`)),
        0
      )
      const total = async (countTo?: number) => (await index.search('people', { limit: 1, countTo })).total
      assert.isNull(await total())
      assert.deepEqual(await total(20), { value: 20, relation: 'eq' })
      assert.deepEqual(await total(19), { value: 19, relation: 'gte' })
    })

    test('a phrase of any length matches consecutive tokens of one sequence', async ({ assert }) => {
      const long = 'a b c d e f g h i j'.split(' ')
      await index.rebuild(
        'people',
        [
          doc('one', { phrases: { title: [long, ['k', 'l']] } }),
          doc('two', {
            phrases: {
              title: [
                ['a', 'b', 'c', 'd', 'e'],
                ['b', 'c', 'd', 'e', 'f'],
                ['c', 'd', 'e', 'f', 'g'],
              ],
            },
          }),
        ],
        0
      )
      const find = async (words: string) =>
        ids(
          await index.search('people', {
            limit: 9,
            filter: { match: 'phrase', field: 'title', tokens: words.split(' ') },
          })
        )
      assert.deepEqual(await find('c d e'), ['one', 'two'])
      assert.deepEqual(await find('a b c d e f g'), ['one'])
      assert.deepEqual(await find('a b c d e f g h i j'), ['one'])
      assert.deepEqual(await find('j k'), [])
      assert.deepEqual(await find('d c'), [])
      assert.deepEqual(await find('a b c d e f h'), [])
    })

    test('an empty "all" matches everything, an empty "any" nothing', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      assert.deepEqual(ids(await index.search('people', { limit: 9, filter: { match: 'all', of: [] } })), [
        'a',
      ])
      assert.deepEqual(ids(await index.search('people', { limit: 9, filter: { match: 'any', of: [] } })), [])
      assert.deepEqual(
        ids(
          await index.search('people', { limit: 9, filter: { match: 'not', of: { match: 'any', of: [] } } })
        ),
        ['a']
      )
    })

    test('both sort orders put documents without the number last', async ({ assert }) => {
      await index.rebuild(
        'people',
        [doc('none', { rank: 99 }), doc('two', { numbers: { n: 2 } }), doc('less', { numbers: { n: -1 } })],
        0
      )
      const sorted = async (order: 'asc' | 'desc') =>
        ids(await index.search('people', { limit: 9, sort: { field: 'n', order } }))
      assert.deepEqual(await sorted('asc'), ['less', 'two', 'none'])
      assert.deepEqual(await sorted('desc'), ['two', 'less', 'none'])
    })

    test('changes are visible once applied, and replaying them is harmless', async ({ assert }) => {
      await index.rebuild('people', [doc('a'), doc('b')], 5)
      const changes: IndexChange[] = [
        { sequence: 6, id: 'c', document: doc('c') },
        { sequence: 7, id: 'a', document: null },
        { sequence: 8, id: 'b', document: doc('b', { stored: 'new' }) },
        { sequence: 9, id: 'c', document: doc('c', { stored: 'newer' }) },
      ]
      await index.apply('people', changes)
      await index.apply('people', changes)
      await index.apply('people', [{ sequence: 9, id: 'b', document: null }])
      assert.equal(await index.position('people'), 9)
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['b', 'c'])
      assert.deepEqual(await index.get('people', ['c', 'a', 'b', 'x']), ['newer', null, 'new', null])
      assert.equal((await index.status('people')).documents, 2)
    })

    test('a document removed and restored is found once', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      await index.apply('people', [{ sequence: 1, id: 'a', document: null }])
      await index.apply('people', [{ sequence: 2, id: 'a', document: doc('a', { stored: 2 }) }])
      const result = await index.search('people', { limit: 9, countTo: 9 })
      assert.deepEqual(result, {
        hits: [{ id: 'a', score: 0, stored: 2 }],
        total: { value: 1, relation: 'eq' },
      })
    })

    test('a rebuild keeps changes after its position', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      await index.apply('people', [
        { sequence: 1, id: 'b', document: doc('b') },
        { sequence: 2, id: 'a', document: null },
      ])
      const before = (await index.status('people')).version
      await index.rebuild('people', [doc('a'), doc('b')], 1)
      assert.equal(await index.position('people'), 2)
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['b'])
      assert.notEqual((await index.status('people')).version, before)
    })

    test('a rebuild may use an earlier position', async ({ assert }) => {
      await index.rebuild('people', [doc('a'), doc('b')], 5)
      await index.apply('people', [{ sequence: 7, id: 'c', document: doc('c') }])
      await index.rebuild('people', [doc('a')], 3)
      assert.equal(await index.position('people'), 3)
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['a'])
    })

    test('a rebuild that fails or finds a duplicate id changes nothing', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      async function* failing() {
        yield doc('x')
        throw new Error('the source broke')
      }
      await assert.rejects(() => index.rebuild('people', failing(), 1), /source broke/)
      await assert.rejects(
        () => index.rebuild('people', [doc('x'), doc('y'), doc('x')], 1),
        /duplicate document id/
      )
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['a'])
      assert.equal(await index.position('people'), 0)
      await index.rebuild('people', [doc('z')], 2)
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['z'])
    })

    test('ids match documents in segments and changes, and `not` leaves them out', async ({ assert }) => {
      await index.rebuild('people', [doc('a'), doc('b'), doc('c')], 0)
      await index.apply('people', [
        { sequence: 1, id: 'd', document: doc('d') },
        { sequence: 2, id: 'b', document: null },
      ])
      const filter = { match: 'ids', values: ['d', 'a', 'b', 'nobody', 'a'] } as const
      const found = async (of: Filter) =>
        ids(await index.search('people', { filter: of, limit: 9, countTo: 9 })).sort()
      assert.deepEqual(await found(filter), ['a', 'd'])
      assert.deepEqual(await found({ match: 'not', of: filter }), ['c'])
      assert.deepEqual(await found({ match: 'ids', values: [] }), [])
    })

    test('indexes of different names do not mix', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      await index.apply('companies', [{ sequence: 3, id: 'c', document: doc('c') }])
      assert.deepEqual(ids(await index.search('people', { limit: 9 })), ['a'])
      assert.deepEqual(ids(await index.search('companies', { limit: 9 })), ['c'])
    })

    test('an aborted search rejects', async ({ assert }) => {
      await assert.rejects(
        () => index.search('people', { limit: 1 }, { signal: AbortSignal.abort() }),
        /abort/
      )
    })

    test('a closed index throws IndexUnavailableError', async ({ assert }) => {
      await index.rebuild('people', [doc('a')], 0)
      await index.close()
      await assert.rejects(() => index.search('people', { limit: 1 }), /closed/)
    })

    test('answers random queries like the oracle, through changes, merges and rebuilds', ({ assert }) =>
      agreesWithOracle(assert, index, agreement))
  })
}

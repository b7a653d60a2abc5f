import { test } from '@japa/runner'
import type { StoredPerson } from '#domain/search/people_document'
import { FinderLog } from '#domain/search/verification/finder_log'
import { rowOf } from '#domain/search/verification/rows'
import type { PersonFacts } from '#domain/search/verification/person_facts'
import type { Row } from '#domain/truth/subject'

const FAMILY = ['Marklund', 'Ostberg', 'Pihlstrom', 'Quennerstedt', 'Rosvall', 'Sjogren', 'Tornqvist']
const person = (i: number): StoredPerson =>
  ({
    person_id: `p${i}`,
    name: `Anna ${FAMILY[i % 7]}${'abcdefghij'[Math.floor(i / 7) % 10]}`,
    company: `Company ${i} GmbH`,
    pronet_url: `https://www.linkedin.com/in/anna-${i}`,
  }) as StoredPerson
const onPage = ({ name, company }: StoredPerson): Row => ({ name, company })
const found = (rows: readonly Row[]) => rows.map((row) => ({ row, finders: ['page_search' as const] }))
const proven = (indexed: StoredPerson | null, { name, company }: StoredPerson) => {
  const values: Record<string, unknown> = { name, company }
  const facts = { value: (field: string) => values[field] ?? null } as unknown as PersonFacts
  return { indexed, facts, probability: 1 }
}
const all = Array.from({ length: 40 }, (_, i) => person(i))
const pause = async () => {}
const BOTH = [{ finders: ['index_vectors', 'page_search'], people: 40 }]

test.group('verified search: the finders of candidates', () => {
  for (const order of ['pages first', 'index first'])
    test(`counts a person of the index and of pages once, ${order}`, async ({ assert }) => {
      const log = new FinderLog()
      const byIndex = () => log.indexFound('index_vectors', all, false)
      const onPages = () => log.pagesFound(found(all.map(onPage)), false)
      for (const find of order === 'pages first' ? [onPages, byIndex] : [byIndex, onPages]) find()
      const results = all.map((one) => proven(one, one))
      for (const [i, one] of all.entries()) log.judged({ indexed: one, row: rowOf(one) }, results[i])
      const { found: count, overlap } = await log.recall(results, pause)
      assert.equal(count, 40)
      assert.deepEqual(overlap, BOTH)
    })

  test('research that finds the index record of a page person merges their finders', async ({ assert }) => {
    const log = new FinderLog()
    log.indexFound('index_vectors', all, false)
    const rows = all.map(({ name }): Row => ({ name }))
    log.pagesFound(found(rows), false)
    const results = all.map((one) => proven(one, one))
    for (const [i, row] of rows.entries()) {
      log.isIndexed({ indexed: null, row }, all[i])
      log.judged({ indexed: null, row }, results[i])
    }
    assert.deepEqual((await log.recall(results, pause)).overlap, BOTH)
  })

  test('proven duplicates add their finders; excluded and surplus people do not count', async ({
    assert,
  }) => {
    const log = new FinderLog()
    const [kept, surplus, excluded] = all
    log.indexFound('index_filters', [kept, surplus, excluded], false)
    const [again] = [{ name: kept.name }] as Row[]
    log.pagesFound(found([again]), false)
    const result = proven(kept, kept)
    log.judged({ indexed: kept, row: rowOf(kept) }, result)
    log.judged({ indexed: null, row: again }, proven(null, kept))
    log.judged({ indexed: surplus, row: rowOf(surplus) }, proven(surplus, surplus))
    log.leaveOut({ indexed: excluded, row: rowOf(excluded) })
    const recall = await log.recall([result], pause)
    assert.equal(recall.found, 1)
    assert.deepEqual(recall.overlap, [{ finders: ['index_filters', 'page_search'], people: 1 }])
  })

  test('merging two records of one person keeps the verdicts of both', async ({ assert }) => {
    const rows = all.map(onPage)
    const again = all.map((one, i) => ({ ...one, person_id: `again${i}`, company: `Other ${i} AG` }))
    const recallOf = async (judge: (log: FinderLog, i: number, merge: () => void) => void) => {
      const log = new FinderLog()
      log.pagesFound(found(rows), false)
      log.indexFound('index_vectors', all, false)
      log.indexFound('index_filters', again.slice(0, 25), false)
      const results = all.slice(10).map((one) => proven(one, one))
      for (const [i, person] of results.entries())
        log.judged({ indexed: all[i + 10], row: rows[i + 10] }, person)
      for (let i = 0; i < 10; i++)
        judge(log, i, () => log.isIndexed({ indexed: null, row: rows[i] }, again[i]))
      return log.recall(results, pause)
    }
    const no = (log: FinderLog, i: number) => log.judged({ indexed: all[i], row: rows[i] }, 'no')
    const expected = await recallOf((log, i, merge) => {
      merge()
      log.judged({ indexed: again[i], row: rows[i] }, 'no')
    })
    assert.equal(expected.found, 30)
    const before = await recallOf((log, i, merge) => {
      no(log, i)
      merge()
    })
    const after = await recallOf((log, i, merge) => {
      merge()
      no(log, i)
    })
    assert.deepEqual(before, expected)
    assert.deepEqual(after, expected)
  })

  test('an index that returned its maximum gives no estimate', async ({ assert }) => {
    const log = new FinderLog()
    log.indexFound('index_filters', all, true)
    log.pagesFound(found(all.map(onPage)), false)
    const results = all.map((one) => proven(one, one))
    for (const [i, one] of all.entries()) log.judged({ indexed: one, row: rowOf(one) }, results[i])
    assert.equal((await log.recall(results, pause)).reason, 'limit_reached')
  })

  test('does not compare every person on pages with every person of the index', ({ assert }) => {
    const named = (i: number): StoredPerson => ({ ...person(i), name: `Anna ${FAMILY[i % 7]}` })
    const log = new FinderLog()
    const indexed = Array.from({ length: 600 }, (_, i) => named(i))
    log.indexFound('index_filters', indexed, false)
    const rows = Array.from({ length: 600 }, (_, i) => onPage(named(i + 1000)))
    let reads = 0
    for (const row of rows) {
      const { name } = row
      const get = () => {
        reads++
        return name
      }
      Object.defineProperty(row, 'name', { get })
    }
    log.pagesFound(found(rows), false)
    assert.isBelow(reads, 10 * rows.length)
  })
})

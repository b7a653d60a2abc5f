import { setImmediate as turn } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import { ExplainEmpty } from '#app/search/explain_empty'
import { PeopleStore } from '#app/people/people_store'
import { PersonMeaning } from '#app/search/person_meaning'
import { QueryMeaning } from '#app/search/query_meaning'
import { SearchPeople } from '#app/search/search_people'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import type { SearchIndex } from '#domain/ports/search_index'

/** An index that counts its searches in each turn of the event loop. */
function countingIndex(hits: object[] = []) {
  const searches = [0]
  let isCounting = true
  const count = async () => {
    for (; isCounting; await turn()) searches.push(0)
  }
  void count()
  const index = {
    search: async () => {
      searches[searches.length - 1]++
      return { hits: hits.map((stored) => ({ stored })), total: null }
    },
  }
  const stop = () => {
    isCounting = false
    return searches
  }
  return { index: index as unknown as SearchIndex, stop }
}

const ids = (count: number) => Array.from({ length: count }, (_, i) => i)

test.group('requests with many steps return to the event loop between them', () => {
  test('a dataset starts each row in a turn of its own', async ({ assert }) => {
    const { index, stop } = countingIndex()
    const checks = { email: async () => null, phone: async () => null } as never
    const filler = new DatasetFiller(new MemoryEvidence([]), index, checks, {
      source: 'kith',
      pages: 5,
      concurrency: 6,
    })
    const rows = ids(12).map((position) => ({ position, seed: { name: `Ada Byron${position}` } }))
    const request = {
      entityType: 'person',
      rows: [],
      columns: [{ key: 'title' }],
      mode: 'sync',
      deadlineMs: 5_000,
      maxAgeDays: null,
      includeUnverified: false,
    } as const
    await filler.fill(rows, request as never, AbortSignal.timeout(5_000), () => {}, {
      workspaceId: 'ws',
      concurrency: rows.length,
    })
    const searches = stop().filter((n) => n > 0)
    assert.equal(
      searches.reduce((sum, n) => sum + n, 0),
      rows.length
    )
    assert.deepEqual([...new Set(searches)], [1])
  })

  test('a search with many long places is planned in several turns', async ({ assert }) => {
    const { index, stop } = countingIndex()
    const places = (n: number) => ids(10).map((i) => `${n}${i} ${'de '.repeat(97)}`)
    const location = { any_of: places(1), none_of: places(2), countries: places(3), cities: places(4) }
    const request = { parsed: null, type: 'instant', numResults: 10, filters: { location } } as const
    const parts = [
      await app.container.make(PeopleStore),
      await app.container.make(QueryMeaning),
      await app.container.make(PersonMeaning),
    ] as const
    await new SearchPeople(index, ...parts).run(request, 'ws')
    assert.isAtLeast(stop().length, 3)
  })

  test('the explanation of an empty search looks up one value per turn', async ({ assert }) => {
    const { index, stop } = countingIndex([])
    const any_of = ids(10).map((n) => `Atlantis ${n}`)
    const request = {
      parsed: null,
      type: 'instant',
      numResults: 10,
      filters: { location: { any_of } },
    } as const
    await new ExplainEmpty(index).run(request, 'ws')
    const searches = stop().filter((n) => n > 0)
    assert.equal(
      searches.reduce((sum, n) => sum + n, 0),
      11
    )
    assert.isAtMost(Math.max(...searches), 2)
  })
})

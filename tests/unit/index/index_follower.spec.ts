import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { IndexFollower } from '#app/index/index_follower'
import type { IndexSource } from '#app/index/index_source'

const silent = { error() {} } as unknown as Logger
const document = { id: 'a', rank: 0, text: {}, terms: {}, phrases: {}, numbers: {}, stored: null }

/** An index that is unavailable while `isAway`, and counts its calls. */
class AwayIndex extends MemoryIndex {
  isAway = true
  looks = 0

  override async refresh(name: Parameters<MemoryIndex['refresh']>[0]) {
    if (this.isAway) throw new IndexUnavailableError('away')
    await super.refresh(name)
  }

  override status(name: Parameters<MemoryIndex['status']>[0]) {
    this.looks++
    return super.status(name)
  }
}

const source = {
  name: 'people',
  changesSince: async (position: number) => (position < 1 ? [{ sequence: 1, id: 'a', document }] : []),
} as unknown as IndexSource

test.group('index follower', () => {
  test('a process starts without the index and follows it when it returns', async ({ assert, cleanup }) => {
    const index = new AwayIndex()
    const follower = new IndexFollower(index, [source], silent)
    cleanup(() => follower.stop())
    await follower.start()
    index.isAway = false
    for (let i = 0; i < 100 && (await index.position('people')) < 1; i++) await sleep(50)
    assert.equal(await index.position('people'), 1)
  })

  test('does not query an index again without changes', async ({ assert, cleanup }) => {
    const index = new AwayIndex()
    index.isAway = false
    const follower = new IndexFollower(index, [source], silent)
    cleanup(() => follower.stop())
    await follower.start()
    for (let i = 0; i < 5; i++) await follower.catchUp()
    assert.equal(index.looks, 1)
  })

  test('an error other than an unavailable index stops the start', async ({ assert }) => {
    const broken = {
      ...source,
      changesSince: () => Promise.reject(new Error('no such table')),
    } as unknown as IndexSource
    const index = new AwayIndex()
    index.isAway = false
    await assert.rejects(() => new IndexFollower(index, [broken], silent).start(), /no such table/)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { IndexFollower } from '#app/index/index_follower'
import type { IndexSource } from '#app/index/index_source'

const silent = { error() {} } as unknown as Logger
const document = { id: 'a', rank: 0, text: {}, terms: {}, phrases: {}, numbers: {}, stored: null }

/** An index that cannot be had until `isAway` is false, and counts how often it is looked at. */
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

test.group('following the change log', () => {
  test('a process starts while the index is away, and follows it when it is back', async ({
    assert,
    cleanup,
  }) => {
    const index = new AwayIndex()
    const follower = new IndexFollower(index, [source], silent)
    cleanup(() => follower.stop())
    await follower.start()
    index.isAway = false
    for (let i = 0; i < 100 && (await index.position('people')) < 1; i++) await sleep(50)
    assert.equal(await index.position('people'), 1)
  })

  test('an index without changes is not looked at again and again', async ({ assert, cleanup }) => {
    const index = new AwayIndex()
    index.isAway = false
    const follower = new IndexFollower(index, [source], silent)
    cleanup(() => follower.stop())
    await follower.start()
    for (let i = 0; i < 5; i++) await follower.catchUp()
    assert.equal(index.looks, 1)
  })

  test('what is no matter of the index being away stops the start', async ({ assert }) => {
    const broken = {
      ...source,
      changesSince: () => Promise.reject(new Error('no such table')),
    } as unknown as IndexSource
    const index = new AwayIndex()
    index.isAway = false
    await assert.rejects(() => new IndexFollower(index, [broken], silent).start(), /no such table/)
  })
})

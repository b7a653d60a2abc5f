import { test } from '@japa/runner'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IndexChange } from '#domain/ports/search_index'
import { buildDelta } from '#adapters/index/embedded/delta'
import { EmbeddedIndex, type EmbeddedIndexSettings } from '#adapters/index/embedded/embedded_index'
import { WorkerPool } from '#adapters/index/embedded/worker_pool'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { doc } from './support/doc.js'
import { assertAgree } from './support/agreement.js'
import { generationDocument } from './support/generation.js'
import { Random } from './support/random.js'
import { randomDocument, randomDocuments } from './support/random_documents.js'
import { randomQuery } from './support/random_queries.js'

test.group('embedded index: concurrency', (group) => {
  let directory: string
  const opened: EmbeddedIndex[] = []
  const open = (settings: Partial<EmbeddedIndexSettings> = {}) => {
    opened.push(new EmbeddedIndex({ directory, threads: 0, mergeFrom: 1, ...settings }))
    return opened[opened.length - 1]
  }
  group.each.setup(async () => {
    directory = await mkdtemp(join(tmpdir(), 'index-'))
    return async () => {
      await Promise.all(opened.splice(0).map((each) => each.close()))
      await rm(directory, { recursive: true })
    }
  })

  test('no search fails or mixes versions while the index is rebuilt, changed and merged', async ({
    assert,
  }) => {
    const index = open({ threads: 2, inlineCost: 50, storedInMemory: 0, segmentDocuments: 900 })
    const generation = (number: number) =>
      Array.from({ length: 2000 }, (_, at) => generationDocument(`d${at}`, number))
    await index.rebuild('people', generation(0), 0)
    let running = true
    let searches = 0
    const client = async (limit: number) => {
      while (running) {
        const score = [{ by: 'token', field: 'body', value: 'word', weight: 1 }] as const
        const { hits, total } = await index.search('people', { score: [...score], limit, countTo: 5000 })
        assert.deepEqual(total, { value: 2000, relation: 'eq' })
        assert.lengthOf(hits, limit)
        assert.equal(new Set(hits.map((hit) => (hit.stored as { generation: number }).generation)).size, 1)
        searches++
        if (limit === 7) await sleep(1)
      }
    }
    const clients = [7, 40, 100, 300].map(client)
    for (let number = 1; number < 4; number++) {
      const start = number * 10_000
      await index.rebuild('people', generation(number), start)
      const changes = generation(number + 0.5).map(
        (document, at): IndexChange => ({ sequence: start + 1 + at, id: document.id, document })
      )
      await index.apply('people', changes)
      await index.merge('people')
      await index.refresh('people')
    }
    running = false
    await Promise.all(clients)
    assert.isAbove(searches, 50)
    assert.equal((await index.status('people')).documents, 2000)
  })

  test('two instances on one directory follow the log, and each can merge or rebuild', async ({ assert }) => {
    const random = Random.seeded()
    const oracle = new MemoryIndex()
    const one = open({ segmentDocuments: 500 })
    const two = open({ threads: 1, inlineCost: 0, storedInMemory: 0 })
    const documents = randomDocuments(random, 1100)
    const log: IndexChange[] = []
    await oracle.rebuild('people', documents, 0)
    await one.rebuild('people', documents, 0)
    for (let round = 0; round < 12; round++) {
      for (let n = random.below(60); n >= 0; n--) {
        const id = `p${random.below(1300)}`
        log.push({
          sequence: log.length + 1,
          id,
          document: random.chance(0.3) ? null : randomDocument(random, id),
        })
      }
      await oracle.apply('people', log)
      const behind = random.chance(0.3) ? two : null
      for (const index of [one, two])
        if (index !== behind) await index.apply('people', log.slice(await index.position('people')))
      if (random.chance(0.6)) await random.pick([one, two]).merge('people')
      for (const index of [one, two]) {
        await index.refresh('people')
        await index.apply('people', log)
        assert.equal(await index.position('people'), log.length)
        for (let n = 0; n < 12; n++) {
          await assertAgree(
            assert,
            oracle,
            index,
            'people',
            randomQuery(random, documents),
            `INDEX_SEED=${random.seed}`
          )
        }
      }
    }
  })

  test('a concurrent rebuild is rejected, and a merge does nothing during a rebuild', async ({ assert }) => {
    const [one, two] = [open(), open()]
    async function* slowly() {
      yield doc('a')
      await sleep(400)
      yield doc('b')
    }
    const first = one.rebuild('people', slowly(), 1)
    await sleep(100)
    await assert.rejects(() => two.rebuild('people', [doc('z')], 1), /already being rebuilt/)
    await two.apply('people', [{ sequence: 9, id: 'n', document: doc('n') }])
    await two.merge('people')
    assert.equal((await two.status('people')).version, '')
    await first
    await two.refresh('people')
    const { hits } = await two.search('people', { limit: 9 })
    assert.deepEqual(
      hits.map((hit) => hit.id),
      ['a', 'b', 'n']
    )
  })

  test('completes searches started before close and aborts a rebuild in progress', async ({ assert }) => {
    const index = open({ threads: 1, inlineCost: 0 })
    await index.rebuild('people', randomDocuments(new Random(3), 1000), 1)
    await index.search('people', { limit: 1 })
    async function* endless() {
      for (let n = 0; ; n++) {
        yield doc(`x${n}`)
        await sleep(1)
      }
    }
    const rebuild = index.rebuild('people', endless(), 2)
    const given = assert.rejects(() => rebuild, /ended/)
    await sleep(50)
    const searches = Array.from({ length: 20 }, () => index.search('people', { limit: 3 }))
    await new Promise((resolve) => setImmediate(resolve))
    await index.close()
    for (const result of await Promise.all(searches)) assert.lengthOf(result.hits, 3)
    await given
    const after = open()
    assert.equal(await after.position('people'), 1)
    await after.rebuild('people', [doc('a')], 2)
  })

  test('compacts a large batch of changes on a thread and keeps later changes', async ({ assert }) => {
    const index = open()
    const oracle = new MemoryIndex()
    const random = Random.seeded()
    const documents = randomDocuments(random, 4000)
    const changes = documents.map(
      (document, at): IndexChange => ({ sequence: at, id: document.id, document })
    )
    const later: IndexChange[] = Array.from({ length: 300 }, (_, at) => ({
      sequence: 4000 + at,
      id: `p${random.below(4000)}`,
      document: random.chance(0.5) ? null : randomDocument(random, `p${random.below(9)}x${at}`),
    }))
    for (const change of later) if (change.document) change.document.id = change.id
    for (const one of [index, oracle]) await one.apply('people', changes)
    for (const one of [index, oracle]) for (const change of later) await one.apply('people', [change])
    for (let wait = 0; wait < 100 && (await index.status('people')).segments > 6; wait++) await sleep(50)
    assert.isAtMost((await index.status('people')).segments, 6)
    for (let n = 0; n < 60; n++) {
      await assertAgree(
        assert,
        oracle,
        index,
        'people',
        randomQuery(random, documents),
        `INDEX_SEED=${random.seed}`
      )
    }
  })
})

test.group('embedded index: threads', () => {
  test('replaces a thread that dies and retries its searches', async ({ assert }) => {
    const pool = new WorkerPool(2)
    const segments = await buildDelta(randomDocuments(new Random(5), 400))
    pool.publish('people', segments)
    for (let round = 0; round < 3; round++) {
      const searches = Array.from({ length: 30 }, () => pool.search('people', { limit: 5 }))
      await pool.workers[round % 2].terminate()
      for (const result of await Promise.all(searches)) assert.lengthOf(result.hits, 5)
    }
    await pool.close()
    await assert.rejects(() => pool.search('people', { limit: 1 }), /closed/)
  })
})

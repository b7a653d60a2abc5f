import { monitorEventLoopDelay } from 'node:perf_hooks'
import { test } from '@japa/runner'
import { LongTexts } from '#adapters/threads/long_texts'
import { ThreadQueryReader, ThreadSetSearchReader, ThreadTurnReader } from '#adapters/threads/text_readers'
import { type PoolLimits, ThreadPool } from '#adapters/threads/thread_pool'
import { understand } from '#domain/agent/rules/read/understand'
import type { AgentTurn } from '#domain/agent/turn'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { readSetSearch } from '#domain/sets/read_set_search'
import { HOSTILE_SHAPES } from '#tests/support/hostile_strings'

const ORDINARY =
  'senior product managers or data engineers who worked at Acme or Torvik, now in greater Boston, Berlin or remote, not recruiters, ideally with fintech, Python and ten years of experience in payments, banking or insurance, and founders of series A companies who studied at Wexcombe University'
const HOSTILE = HOSTILE_SHAPES.filter((_, i) => i % 16 === 0).map(({ make }) => make(1_000))
const TEXTS = [ORDINARY, ...HOSTILE]

const turnOf = (task: string, history: string[] = []): AgentTurn => ({
  task,
  inputs: {},
  history: history.map((text) => ({ role: 'user', text })),
  maxResults: 10,
  outputSchema: null,
  lookalikes: null,
})
/** Takes a second or more to parse. Each number makes a different text. */
const slow = (number: number) => {
  const message = `${number} ${'Jr. van der Berg of Acme Inc. in New York, '.repeat(500)}`.slice(0, 20_000)
  return turnOf(
    message,
    Array.from({ length: 20 }, () => message)
  )
}

/** Counts the calls that reach a thread. */
class CountedPool extends ThreadPool {
  calls = 0
  override run: ThreadPool['run'] = (...given) => {
    this.calls++
    return super.run(...given)
  }
}

async function poolOf(limits: Partial<PoolLimits>, use: (pool: CountedPool) => Promise<void>) {
  const pool = new CountedPool({ threads: 1, ...limits })
  try {
    await use(pool)
  } finally {
    await pool.close()
  }
}

test.group('Long texts parsed in threads', () => {
  test('a thread parses queries, Set searches and turns like the calling thread', async ({ assert }) => {
    await poolOf({}, async (pool) => {
      const texts = new LongTexts(pool)
      const [queries, sets, turns] = [
        new ThreadQueryReader(texts),
        new ThreadSetSearchReader(texts),
        new ThreadTurnReader(texts),
      ]
      for (const text of TEXTS) {
        assert.deepEqual(await queries.read(text, 'w'), parseQuery(text))
        assert.deepEqual(await sets.read(text, ['in Berlin'], 'w'), readSetSearch(text, ['in Berlin']))
        assert.deepEqual(await turns.read(turnOf(text, ['CTOs'])), understand(turnOf(text, ['CTOs'])))
      }
      assert.equal(pool.calls, 3 * TEXTS.length)
    })
  }).timeout(60_000)

  test('parses a short text on the calling thread', async ({ assert }) => {
    await poolOf({}, async (pool) => {
      const reader = new ThreadQueryReader(new LongTexts(pool))
      assert.deepEqual(await reader.read('CTOs in Berlin', 'w'), parseQuery('CTOs in Berlin'))
      assert.equal(pool.calls, 0)
    })
  })

  test('rejects a text that takes too long with the reason, and parses the next one', async ({ assert }) => {
    await poolOf({ timeMs: 50 }, async (pool) => {
      const texts = new LongTexts(pool)
      const turns = new ThreadTurnReader(texts)
      await assert.rejects(() => turns.read(slow(1)), 'A text was not read: it took over 50 ms')
      assert.deepEqual(await new ThreadQueryReader(texts).read(ORDINARY, 'w'), parseQuery(ORDINARY))
    })
  })

  test('a text that needs too much memory ends its thread, not the process', async ({ assert }) => {
    await poolOf({ memoryMb: 120, timeMs: 60_000 }, async (pool) => {
      const outcome = await pool.run('page', [page('<b a=b><i>x</i></b>'.repeat(400_000))], {
        caller: 'w',
        length: 1,
      }).outcome
      assert.deepEqual(outcome, { failed: 'it took over 120 MB' })
      const texts = new LongTexts(pool)
      assert.deepEqual(await new ThreadQueryReader(texts).read(ORDINARY, 'w'), parseQuery(ORDINARY))
    })
  }).timeout(60_000)

  test('reports an error of a function as the reason and keeps its thread', async ({ assert }) => {
    await poolOf({}, async (pool) => {
      const of = { caller: 'w', length: 1 }
      const outcome = await pool.run('query', [null as unknown as string], of).outcome
      if (outcome === 'busy' || !('failed' in outcome)) return assert.fail('it was read')
      assert.match(outcome.failed, /^it cannot be read: /)
      assert.deepEqual(await pool.run('query', ['CTOs'], of).outcome, { result: parseQuery('CTOs') })
    })
  })

  test('parses on the calling thread if too many wait or the pool is closed', async ({ assert }) => {
    await poolOf({ maxWaiting: 10 }, async (pool) => {
      const reader = new ThreadQueryReader(new LongTexts(pool))
      assert.deepEqual(await reader.read(ORDINARY, 'w'), parseQuery(ORDINARY))
      assert.equal(await pool.run('query', [ORDINARY], { caller: 'w', length: 11 }).outcome, 'busy')
      await pool.close()
      assert.equal(await pool.run('query', [ORDINARY], { caller: 'w', length: 1 }).outcome, 'busy')
      assert.deepEqual(await reader.read(ORDINARY, 'w'), parseQuery(ORDINARY))
    })
  })

  test('workspaces take turns: a hundred queries of one barely delay a query of another', async ({
    assert,
  }) => {
    await poolOf({}, async (pool) => {
      const reader = new ThreadQueryReader(new LongTexts(pool))
      await reader.read(ORDINARY, 'many')
      let ended = 0
      const many = Array.from({ length: 8 }, () => HOSTILE)
        .flat()
        .map((text) => reader.read(text, 'many').then(() => ended++))
      await reader.read(ORDINARY, 'other')
      assert.isAbove(many.length, 60)
      assert.isBelow(ended, 10)
      await Promise.all(many)
    })
  })

  test('the event loop stays free while long texts are parsed', async ({ assert }) => {
    await poolOf({ threads: 2, timeMs: 60_000 }, async (pool) => {
      const turns = new ThreadTurnReader(new LongTexts(pool))
      await turns.read(turnOf(ORDINARY))
      const delay = monitorEventLoopDelay({ resolution: 5 })
      delay.enable()
      await Promise.all([1, 2, 3].map((number) => turns.read(slow(number))))
      delay.disable()
      // If it were parsed inline, each text would block the loop for a second or more.
      assert.isBelow(delay.max / 1e6, 400)
    })
  }).timeout(60_000)
})

const page = (html: string) => ({
  url: 'https://acme.example/',
  via: ['https://acme.example/'],
  status: 200,
  contentType: 'text/html',
  html,
  observedAt: '2026-10-01T00:00:00.000Z',
})

import { test } from '@japa/runner'
import { ThreadPageParser, type PageParserOptions } from '#adapters/page_parser/thread_page_parser'
import { type PoolLimits, ThreadPool } from '#adapters/threads/thread_pool'
import type { Snapshot } from '#domain/evidence/page'
import { readPage } from '#domain/evidence/read_page'
import { slowness } from '#tests/support/machine_speed'

const page = (text: string, over: Partial<Snapshot> = {}): Snapshot => ({
  url: 'https://acme.example/about',
  via: ['https://acme.example/about'],
  status: 200,
  contentType: 'text/html',
  html: `<html lang="en"><title>Acme</title><h1>Acme</h1><p>Jane Doe is CTO at Acme Inc.</p>${text}</html>`,
  observedAt: '2026-10-01T00:00:00.000Z',
  ...over,
})
/** Each number makes a different page. */
const ordinary = (number: number) => page(`<p>Page ${number}.</p>${'<p>We build robots.</p>'.repeat(200)}`)
/** Takes longer than the time limit in these tests. */
const slow = (number: number) =>
  page(
    Array.from(
      { length: 6000 },
      (_, i) => `<p>Jane${number}x${i} Doe${i} was founded in Berlin, and raised $1${i}.</p>`
    ).join('')
  )

async function parserOf(
  options: PageParserOptions & Partial<PoolLimits>,
  use: (parser: ThreadPageParser) => Promise<void>
) {
  const pool = new ThreadPool({ threads: 1, ...options })
  const parser = new ThreadPageParser(pool, options)
  try {
    await use(parser)
  } finally {
    await pool.close()
  }
}

test.group('Pages parsed in threads', (group) => {
  let usual: ThreadPageParser
  const withUsual = (use: (parser: ThreadPageParser) => Promise<void>) => use(usual)
  group.setup(() => {
    const pool = new ThreadPool({ threads: 1 })
    usual = new ThreadPageParser(pool)
    return () => pool.close()
  })

  test('a thread parses a page like the calling thread', async ({ assert }) => {
    await withUsual(async (parser) => {
      for (const snapshot of [
        page(''),
        ordinary(1),
        page('a\ud800b <b>c</b>', { contentType: 'text/plain' }),
      ])
        assert.deepEqual(await parser.parse(snapshot, { caller: {} }), readPage(snapshot))
    })
  })

  test('parses equal content once, also concurrently and for different capture times', async ({ assert }) => {
    await withUsual(async (parser) => {
      const [one, two] = await Promise.all([1, 2].map(() => parser.parse(ordinary(1), { caller: {} })))
      assert.strictEqual(one, two)
      const later = await parser.parse(
        { ...ordinary(1), observedAt: '2026-11-01T00:00:00.000Z' },
        { caller: {} }
      )
      assert.isNotString(later)
      if (typeof one === 'string' || typeof later === 'string') return
      assert.strictEqual(later.mentions, one.mentions)
      assert.equal(later.page.observedAt, '2026-11-01T00:00:00.000Z')
      const elsewhere = await parser.parse({ ...ordinary(1), url: 'https://b.example/' }, { caller: {} })
      assert.isNotString(elsewhere)
      if (typeof elsewhere !== 'string') assert.equal(elsewhere.page.url, 'https://b.example/')
    })
  })

  test('reports a page that takes too long once, does not retry it, and still parses others', async ({
    assert,
  }) => {
    const failures: string[] = []
    const onFailure = (_: string, why: string) => failures.push(why)
    await parserOf({ timeMs: 100, onFailure }, async (parser) => {
      assert.equal(await parser.parse(slow(1), { caller: {} }), 'unparsable')
      const began = performance.now()
      assert.equal(await parser.parse(slow(1), { caller: {} }), 'unparsable')
      assert.isBelow(performance.now() - began, 100)
      assert.deepEqual(failures, ['it took over 100 ms'])
      assert.isNotString(await parser.parse(page('<p>small</p>'), { caller: {} }))
    })
  })

  test('tries a page that takes too long again after 5 s, and later and later up to an hour', async ({
    assert,
  }) => {
    let [tries, now] = [0, 0]
    const late = { outcome: Promise.resolve({ failed: 'it took over 100 ms' }), cancel: () => false }
    const parser = new ThreadPageParser({ run: () => late } as unknown as ThreadPool, {
      onFailure: () => tries++,
      now: () => now,
    })
    const parse = () => parser.parse(slow(2), { caller: {} })
    assert.equal(await parse(), 'unparsable')
    for (const seconds of [5, 30, 180, 1_080, 3_600, 3_600]) {
      const before = tries
      now += seconds * 1_000 - 1
      assert.equal(await parse(), 'unparsable')
      assert.equal(tries, before, `before ${seconds} s`)
      now += 1
      assert.equal(await parse(), 'unparsable')
      assert.equal(tries, before + 1, `after ${seconds} s`)
    }
  })

  test('a page that fails while the machine is busy is parsed 5 s later', async ({ assert }) => {
    const pools = { busy: new ThreadPool({ threads: 1, timeMs: 1 }), free: new ThreadPool({ threads: 1 }) }
    let [now, pool] = [0, pools.busy]
    const either = { run: (...call: Parameters<typeof pool.run>) => pool.run(...call) } as ThreadPool
    const parser = new ThreadPageParser(either, { now: () => now })
    try {
      assert.equal(await parser.parse(slow(3), { caller: {} }), 'unparsable')
      pool = pools.free
      now = 5_000
      assert.isNotString(await parser.parse(slow(3), { caller: {} }))
    } finally {
      await Promise.all(Object.values(pools).map((one) => one.close()))
    }
  })

  test('a page that needs too much memory ends its thread, not the process', async ({ assert }) => {
    const failures: string[] = []
    const onFailure = (_: string, why: string) => failures.push(why)
    await parserOf({ memoryMb: 100, timeMs: 60_000, onFailure }, async (parser) => {
      for (const text of ['<b a=b><i>x</i></b>', '<p>Jane Doe is CTO at Acme Inc.</p>']) {
        const huge = page(text.repeat(8_000_000 / text.length))
        assert.equal(await parser.parse(huge, { caller: {} }), 'unparsable')
        assert.equal(failures.pop(), 'it took over 100 MB')
      }
      assert.isNotString(await parser.parse(ordinary(1), { caller: {} }))
    })
  })

  test('callers take turns, a signal ends the wait, and a page without callers is not parsed', async ({
    assert,
  }) => {
    await withUsual(async (parser) => {
      const [many, few] = [{}, {}]
      const ended: string[] = []
      const ask = (name: string, number: number, caller: object, signal?: AbortSignal) =>
        parser.parse(ordinary(number), { caller, signal }).then((read) => {
          ended.push(name)
          return read
        })
      const hundred = Array.from({ length: 100 }, (_, i) => ask(`many ${i}`, 1000 + i, many))
      const left = new AbortController()
      const abandoned = ask('abandoned', 200, few, left.signal)
      const one = ask('few', 300, few)
      left.abort()
      assert.equal(await abandoned, 'timeout')
      assert.isNotString(await one)
      assert.isBelow(ended.length, 10)
      await Promise.all(hundred)
      assert.equal(await parser.parse(ordinary(400), { caller: {}, signal: AbortSignal.abort() }), 'timeout')
    })
  })

  test('refuses a page while too many wait, and parses it when requested again', async ({ assert }) => {
    await parserOf({ maxWaiting: 10_000 }, async (parser) => {
      const asked = Array.from({ length: 5 }, (_, i) => parser.parse(ordinary(i), { caller: {} }))
      const read = await Promise.all(asked)
      assert.include(read, 'timeout')
      const refused = read.indexOf('timeout')
      assert.isNotString(await parser.parse(ordinary(refused), { caller: {} }))
    })
  })

  test('keeps the event loop free while pages exceed every limit', async ({ assert }) => {
    await parserOf({ timeMs: 50, threads: 2 }, async (parser) => {
      await parser.parse(ordinary(1), { caller: {} })
      const before = process.threadCpuUsage()
      const outcomes = await Promise.all([10, 11, 12, 13].map((n) => parser.parse(slow(n), { caller: {} })))
      const { user, system } = process.threadCpuUsage(before)
      assert.include(outcomes, 'unparsable')
      // If it were parsed inline, each page would use a second or more of this thread's processor time.
      assert.isBelow((user + system) / 1_000, 400 * slowness())
    })
  })
})

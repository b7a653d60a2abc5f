import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { bucket, REDIS_URL, uniquePrefix, WITHOUT_REDIS } from '#tests/contract/support/rate_buckets'
import { allowedOf, type Load, type Offered, offer } from './support/offered_load.js'

const LIMIT = 300
const SECONDS = 4
const TIMES_THE_LIMIT = [0.9, 1, 10]
const PROCESSES = 3

test.group('rate buckets under load', (group) => {
  // A busy machine may delay clients by more than the tolerance.
  group.tap((one) => one.retry(2))

  test('[RL-001] one process at 0.9, 1 and 10 times the limit admits what it allows, within 5%', async ({
    assert,
  }) => {
    const buckets = new MemoryRateBuckets()
    const loads = loadsFrom(Date.now() + 50, 1)
    const offered = await Promise.all(loads.map((load) => offer(buckets, load)))
    assertWithin5Percent(assert, offered)
  })

  test('[RL-001] three processes with Redis admit the same', async ({ assert }) => {
    const prefix = uniquePrefix()
    const drivers = Array.from({ length: PROCESSES }, () => startDriver(prefix))
    try {
      await Promise.all(drivers.map((driver) => once(driver.stdout!, 'data')))
      const loads = JSON.stringify(loadsFrom(Date.now() + 200, PROCESSES))
      const printed = drivers.map((driver) => text(driver.stdout!))
      for (const driver of drivers) driver.stdin!.end(loads)
      const answers = (await Promise.all(printed)).map((output) => JSON.parse(output) as Offered[][])
      assertWithin5Percent(
        assert,
        TIMES_THE_LIMIT.map((_, i) => answers.flatMap((offered) => offered[i]))
      )
    } finally {
      for (const driver of drivers) driver.kill('SIGKILL')
    }
  }).skip(Boolean(WITHOUT_REDIS), WITHOUT_REDIS)
})

/** A load for each of TIMES_THE_LIMIT on its own bucket, from one of `processes` that share it. */
function loadsFrom(startAt: number, processes: number): Load[] {
  return TIMES_THE_LIMIT.map((times) => ({
    bucket: loaded(times),
    perSecond: (LIMIT * times) / processes,
    startAt,
    seconds: SECONDS,
  }))
}

const loaded = (times: number) => bucket(`${times}`, LIMIT, 1)

function assertWithin5Percent(assert: Assert, offered: Offered[][]): void {
  TIMES_THE_LIMIT.forEach((times, i) => {
    const allowed = offered[i].filter((request) => request.allowed).length
    const expected = allowedOf(
      loaded(times),
      offered[i].map(({ at }) => at)
    )
    const label = `at ${times} times the limit: ${allowed} of ${offered[i].length} admitted, ${expected} allowed`
    assert.isAtLeast(offered[i].length, LIMIT * SECONDS * times - PROCESSES, label)
    assert.isAtMost(Math.abs(allowed - expected), expected * 0.05, label)
    // If clients keep their pace, exactly this many requests are admitted. At the limit itself, any delay
    // changes the number.
    const product = LIMIT * SECONDS * Math.min(1, times)
    if (times !== 1) assert.isAtMost(Math.abs(allowed - product), product * 0.05, label)
  })
}

function startDriver(prefix: string): ChildProcess {
  const script = fileURLToPath(new URL('./support/rate_driver.ts', import.meta.url))
  return spawn(process.execPath, ['--import=./bin/typescript.js', script, REDIS_URL!, prefix], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

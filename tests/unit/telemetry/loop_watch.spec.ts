import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { ActiveWork } from '#app/shared/active_work'
import { LoopWatch } from '#app/telemetry/loop_watch'

const block = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test.group('event loop watch', () => {
  const watched = (cleanup: (end: () => void) => void, work: ActiveWork, logMs: number) => {
    const lines: { delay_ms: number; during: string[]; stalls_not_logged: number }[] = []
    const logger = { warn: (line: (typeof lines)[0]) => void lines.push(line) }
    const watch = new LoopWatch(work, logger as never, { reportMs: 20, logMs })
    watch.start()
    cleanup(() => watch.stop())
    return lines
  }

  test('logs a stall with the active work', async ({ assert, cleanup }) => {
    const work = new ActiveWork()
    const lines = watched(cleanup, work, 0)
    work.begin('POST /v1/old')()
    await sleep(80)
    work.begin('run agent')
    const end = work.begin('POST /v1/search')
    block(300)
    end()
    await sleep(80)
    const stall = lines.find(({ delay_ms }) => delay_ms >= 250)
    assert.deepEqual(stall?.during, ['POST /v1/search', 'run agent'])
  })

  test('limits log lines, for any number of stalls', async ({ assert, cleanup }) => {
    const lines = watched(cleanup, new ActiveWork(), 60_000)
    for (let n = 0; n < 2; n++) {
      await sleep(80)
      block(250)
    }
    await sleep(80)
    assert.lengthOf(lines, 1)
  })

  test('active work counts each name once until its last end', ({ assert }) => {
    const work = new ActiveWork()
    const ends = [work.begin('a'), work.begin('a'), work.begin('b')]
    assert.deepEqual(work.sinceLast(), ['a', 'b'])
    for (const end of ends) end()
    assert.deepEqual(work.sinceLast(), ['a', 'b'])
    assert.deepEqual(work.sinceLast(), [])
  })
})

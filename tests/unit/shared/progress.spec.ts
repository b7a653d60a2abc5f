import { test } from '@japa/runner'
import { Progress } from '#app/shared/cli/progress'

/** A stream that records its output. */
function stream(isTTY: boolean) {
  const written: string[] = []
  const kept = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { written, stream: kept as unknown as NodeJS.WriteStream }
}

test.group('progress', (group) => {
  let now = 0
  group.each.setup(() => {
    const { now: real } = performance
    now = 1_000
    performance.now = () => now
    return () => {
      performance.now = real
    }
  })

  test('on a terminal, draws a bar that disappears at the end', ({ assert }) => {
    const { written, stream: terminal } = stream(true)
    const progress = new Progress('rows', terminal)
    for (let i = 1; i <= 20; i++) {
      now += 50
      progress.update('people.csv', i * 100, i / 20)
    }
    progress.done()
    assert.isAtLeast(written.length, 5)
    assert.isAtMost(written.length, 12)
    for (const text of written) assert.isTrue(text.startsWith('\r\x1b[2K'))
    assert.match(written[0], /\[#+\.+\] +\d+% people\.csv \d+ rows, 0\.1 s, 2,000 rows\/s, \d+ s left/)
    assert.equal(written.at(-1), '\r\x1b[2K')
  })

  test('elsewhere, prints a line every few seconds, and nothing for short work', ({ assert }) => {
    const { written, stream: log } = stream(false)
    const progress = new Progress('rows', log)
    for (let i = 1; i <= 100; i++) {
      now += 100
      progress.update('people.csv', i, i / 100)
    }
    progress.done()
    assert.lengthOf(written, 3)
    for (const text of written)
      assert.match(text, /^people\.csv \d+ rows, \d+\.\d s, \d+ rows\/s, \d+ s left, \d+%\n$/)
    const short = stream(false)
    const brief = new Progress('rows', short.stream)
    brief.update('x', 1, null)
    brief.done()
    assert.deepEqual(short.written, [])
  })

  test('without a known end, prints only the rate', ({ assert }) => {
    const { written, stream: log } = stream(false)
    const progress = new Progress('events', log)
    now += 3_000
    progress.update('hours', 3_000_000, null)
    assert.deepEqual(written, ['hours 3,000,000 events, 3.0 s, 1,000,000 events/s\n'])
  })
})

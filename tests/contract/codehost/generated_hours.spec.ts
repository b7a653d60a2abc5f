import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { comparable, folded, imported, testArchive } from './archive_support.js'
import { foldHere } from './fold_here.js'
import { event, files, textOf } from './generated_hours.js'
import { plainFold } from './plain_fold.js'
import { repeats } from '#tests/support/long_form'

const AS_OF = '2025-12-01'

test.group('code-host archive, generated hours of all eras', (group) => {
  let folder: string
  group.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'hours-'))
    return () => rmSync(folder, { recursive: true })
  })
  let written = 0
  const write = (text: string) => {
    const path = join(folder, `${++written}.json.gz`)
    writeFileSync(path, gzipSync(`${text}\n`))
    return path
  }

  test('[CH-043][CH-044][CH-045][CH-046][CH-047][CH-048][CH-049] every account equals the reference fold', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(files, async (hours) => {
        const paths = hours.map(({ events, separated }) => write(textOf(events, separated)))
        const expected = plainFold(
          hours.flatMap(({ events }) => JSON.parse(JSON.stringify(events))),
          AS_OF
        )
        assert.deepEqual(comparable(await foldHere(folder, paths, AS_OF)), comparable(expected))
      }),
      { numRuns: repeats('HOUR_RUNS', { short: 4, long: 12 }) }
    )
  }).timeout(180_000)

  test('order, splitting and merging of files do not change the result', async ({ assert }) => {
    const events = fc.sample(event, { numRuns: 450, seed: 11 })
    const foldOf = async (texts: string[], threads: number) => {
      const { archive, end } = await testArchive(undefined, threads)
      try {
        await imported(archive, texts.map(write))
        return comparable(await folded(archive, AS_OF))
      } finally {
        await end()
      }
    }
    const whole = await foldOf([textOf(events, true)], 1)
    const small = Array.from({ length: 30 }, (_, i) => textOf(events.slice(i * 15, i * 15 + 15), i % 2 === 0))
    assert.isAbove(whole.length, 5)
    assert.deepEqual(await foldOf(small.toReversed(), 2), whole)
  }).timeout(120_000)
})

import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { comparable, DATABASES, folded, imported, testArchive } from './archive_support.js'
import { plainEvents } from './plain_events.js'
import { plainFold } from './plain_fold.js'

const HOURS = join(import.meta.dirname, '../../../../shared/data/gharchive')
const missing = existsSync(HOURS) ? undefined : 'there are no hours of the archive beside the project'

for (const database of DATABASES) {
  test.group(`code-host archive over ${database.name}, real hours`, () => {
    const skipped = database.missing ?? missing
    test('every account equals the reference fold', async ({ assert }) => {
      const files = globSync('*.json.gz', { cwd: HOURS })
        .sort()
        .map((name) => join(HOURS, name))
      const { archive, end } = await testArchive(database.open)
      try {
        const outcomes = await imported(archive, files)
        const events = files.flatMap(plainEvents)
        const written = outcomes.reduce(
          (sum, outcome) => sum + ('report' in outcome ? outcome.report.written : 0),
          0
        )
        assert.equal(written, events.length)
        const expected = comparable(plainFold(events, '2021-08-01'))
        const found = comparable(await folded(archive, '2021-08-01'))
        assert.isAbove(found.length, 5000)
        assert.deepEqual(
          found.map(({ login }) => login),
          expected.map(({ login }) => login)
        )
        for (const [i, account] of found.entries()) assert.deepEqual(account, expected[i])
      } finally {
        await end()
      }
    }).skip(Boolean(skipped), skipped)
  })
}

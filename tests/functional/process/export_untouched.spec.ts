import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { ace, dataFolder } from '#tests/functional/support/child'

// `npm run pages` runs this command while an older version serves the same data.
test('openapi:export does not migrate the database', async ({ assert, cleanup }) => {
  const { directory, end } = dataFolder()
  cleanup(end)
  const { code, out, err } = await ace(['openapi:export'], { DATA_DIR: directory })
  assert.equal(code, 0, err)
  assert.equal(JSON.parse(out).openapi, '3.1.0')
  const database = new Database(join(directory, 'kith.sqlite3'))
  cleanup(() => void database.close())
  assert.deepEqual(database.prepare('SELECT name FROM sqlite_master').all(), [])
})

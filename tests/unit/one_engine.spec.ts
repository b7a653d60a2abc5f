import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '../..')

test('files that npm test runs on one engine exist and name no engine', ({ assert }) => {
  const list = readFileSync(join(ROOT, 'tests/functional/one_engine.txt'), 'utf8').trim().split('\n')
  assert.isAbove(list.length, 10)
  for (const file of list) {
    assert.isTrue(existsSync(join(ROOT, file)), file)
    assert.notMatch(
      readFileSync(join(ROOT, file), 'utf8'),
      /postgres|redis|opensearch|dialect|DATABASE_URL/i,
      `${file} tests an engine: remove it from one_engine.txt`
    )
  }
})

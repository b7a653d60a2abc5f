import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '../../..')
/** The files that may parse queries. */
const READERS = [
  'adapters/threads/work.ts',
  'domain/agent/rules/read/inputs.ts',
  'domain/agent/rules/read/read_task.ts',
  'domain/search/query_language/query_reader.ts',
  'domain/sets/criterion.ts',
  'domain/sets/read_set_search.ts',
]

test('only readers parse queries; all other code receives the parsed query', ({ assert }) => {
  const files = ['app', 'adapters', 'domain', 'start'].flatMap((area) =>
    globSync(`${area}/**/*.ts`, { cwd: ROOT })
  )
  const parsing = files.filter((file) => /query_language\/parse_query|\.\/parse_query/.test(text(file)))
  assert.deepEqual(parsing.sort(), READERS)
})

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

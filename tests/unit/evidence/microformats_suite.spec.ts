import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from '@japa/runner'
import { parseMicroformats } from '#domain/evidence/parse/microformats'

const SUITE = join(import.meta.dirname, '../../../../shared/data/html/microformats/tests')
const cases = existsSync(SUITE)
  ? readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(SUITE, file.replace(/json$/, 'html')))
      .filter((file) => existsSync(file))
  : []

/** The unit tests have their own base URL. */
const baseOf = (file: string) => (file.includes('v2-unit') ? 'http://example.test' : 'http://example.com/')

test.group('Microformats test suite', () => {
  test('{$i}: {$self}')
    .with(cases.map((file) => relative(SUITE, file)))
    .run(({ assert }, file) => {
      const html = readFileSync(join(SUITE, file), 'utf8')
      const expected = JSON.parse(readFileSync(join(SUITE, file.replace(/html$/, 'json')), 'utf8'))
      assert.deepEqual(JSON.parse(JSON.stringify(parseMicroformats(html, baseOf(file)))), expected)
    })
    .skip(cases.length === 0, 'the suite is not on this machine')
})

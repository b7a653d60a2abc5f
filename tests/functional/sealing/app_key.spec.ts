import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder } from '../support/child.js'

const [FORMER, FRESH] = ['a former key of more than 32 characters', 'a fresh key of more than 32 characters!']
const PERSON = { name: 'Zoe Quill', company: 'Inkwell', city: 'Rome', emails: ['zoe@inkwell.io'] }

test('a new APP_KEY takes over after keys:rotate, and a wrong one stops every command with one sentence', async ({
  assert,
  cleanup,
}) => {
  const { directory, end } = dataFolder()
  cleanup(end)
  const file = join(directory, 'people.jsonl')
  writeFileSync(file, `${JSON.stringify(PERSON)}\n`)
  const run = async (args: string[], keys: Record<string, string>) =>
    ace([...args, '--json'], { DATA_DIR: join(directory, 'data'), ...keys })
  const isUnchanged = (out: string) => assert.include(JSON.parse(out), { read: 1, rejected: 0 })

  const nothing = await run(['keys:rotate'], { APP_KEY: FORMER })
  assert.equal(nothing.code, 1)
  assert.match(nothing.err, /^Nothing can be rotated: .* To replace APP_KEY: set APP_PREVIOUS_KEYS .*\n$/)

  const first = await run(['people:import', file], { APP_KEY: FORMER })
  assert.equal(first.code, 0, first.err)
  const wrong = await run(['people:import', file], { APP_KEY: FRESH })
  assert.equal(wrong.code, 1)
  assert.match(wrong.err, /^APP_KEY is not the key that encrypted the stored data\.[^\n]*\n$/)

  const own = await run(['keys:rotate'], { APP_KEY: FORMER })
  assert.equal(own.code, 0, own.err)
  assert.include(own.err, 'APP_KEY is unchanged. To replace APP_KEY:')
  const same = await run(['keys:rotate'], { APP_KEY: FORMER, APP_PREVIOUS_KEYS: FORMER })
  assert.equal(same.code, 1)
  assert.match(same.err, /^APP_PREVIOUS_KEYS contains APP_KEY, [^\n]* Set APP_KEY to a new key\.\n$/)

  const both = { APP_KEY: FRESH, APP_PREVIOUS_KEYS: ` ${FORMER} ,` }
  const before = JSON.parse((await run(['doctor'], both)).out)
  const check = (report: { checks: { check: string; state: string }[] }) =>
    report.checks.find((one) => one.check === 'contacts')?.state
  assert.equal(check(before), 'warning')
  const rotated = await run(['keys:rotate'], both)
  assert.equal(rotated.code, 0, rotated.err)
  assert.isAbove(JSON.parse(rotated.out).keys, 0)
  assert.equal(check(JSON.parse((await run(['doctor'], both)).out)), 'ok')
  const after = await run(['people:import', file], { APP_KEY: FRESH })
  assert.equal(after.code, 0, after.err)
  isUnchanged(after.out)
  assert.equal((await run(['people:import', file], { APP_KEY: FORMER })).code, 1)
}).timeout(300_000)

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '../support/child.js'

const PEOPLE = ['Zoe Quill', 'Ann Nib'].map((name) => ({
  ...{ name, company: 'Inkwell', city: 'Rome', country: 'Italy', title: 'Engraver' },
  emails: [`${name.split(' ')[0].toLowerCase()}@inkwell.io`],
}))

test('people erased after a backup do not return with it', async ({ assert, cleanup }) => {
  const { directory, end } = dataFolder()
  cleanup(end)
  const env = { DATA_DIR: join(directory, 'data'), DEMO: '0' }
  const backups = join(directory, 'backups')
  const run = async (...args: string[]) => {
    const { code, out, err } = await ace([...args, '--json'], env)
    assert.equal(code, 0, `${args.join(' ')}: ${err}`)
    return JSON.parse(out)
  }
  const file = join(directory, 'people.jsonl')
  writeFileSync(file, PEOPLE.map((person) => `${JSON.stringify(person)}\n`).join(''))
  await run('people:import', file)
  await run('backup:create', backups)
  const held = async (email: string) => (await run('privacy:erase', `--email=${email}`)).person
  await run('privacy:erase', '--email=zoe@inkwell.io', '--yes')
  assert.isNull(await held('zoe@inkwell.io'))

  const elsewhere = join(directory, 'elsewhere')
  const keeps = () => existsSync(join(elsewhere, 'pending_suppressions.sqlite3'))
  const warned = await ace(['backup:restore', backups, `--to=${elsewhere}`], env)
  assert.equal(warned.code, 0)
  assert.include(warned.err, `--suppressions=${env.DATA_DIR}`)
  assert.isFalse(keeps())
  const restore = ['backup:restore', backups, `--to=${elsewhere}`, '--replace']
  const kept = await ace([...restore, `--suppressions=${env.DATA_DIR}`], env)
  assert.notInclude(kept.err, '--suppressions')
  assert.isTrue(keeps())

  await run('backup:restore', backups, '--replace')
  const server = await serve({ ...env, LOG_LEVEL: 'debug' })
  await kill(server.child, 'SIGTERM')
  assert.notMatch(server.printed(), /zoe@inkwell|Zoe Quill/i)
  assert.isNull(await held('zoe@inkwell.io'))
  assert.equal((await held('ann@inkwell.io')).name, 'Ann Nib')
  assert.equal((await run('people:import', file)).suppressed, 1)
}).timeout(400_000)

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import env, { dataPath } from '#start/env'
import { protectData } from '#start/private_data'

const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8)

test.group('the data folder', (group) => {
  const served = env.get('DATA_DIR')
  let folder = ''
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kith-private-'))
    env.set('DATA_DIR', folder)
    return () => {
      env.set('DATA_DIR', served)
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('of a running service is readable only by its user, including database and secrets', async ({
    assert,
  }) => {
    env.set('DATA_DIR', served)
    await (await app.container.make(Sql)).run('UPDATE users SET id = id WHERE id = ?', ['nobody'])
    assert.equal(mode(dataPath()), '700')
    const names = readdirSync(dataPath()).filter((name) => name.startsWith('kith.sqlite3'))
    if (!env.get('DATABASE_URL')) assert.includeMembers(names, ['kith.sqlite3', 'kith.sqlite3-wal'])
    for (const name of names) assert.equal(mode(dataPath(name)), '600', name)
    for (const name of readdirSync(dataPath('secrets')))
      assert.equal(mode(dataPath('secrets', name)), '600', name)
  })

  test('that others can read is restricted at the start', ({ assert }) => {
    mkdirSync(join(folder, 'secrets'))
    const files = [
      'kith.sqlite3',
      'kith.sqlite3-wal',
      'kith.sqlite3-shm',
      'secrets/app_key',
      'secrets/demo_key',
    ]
    for (const file of files) writeFileSync(join(folder, file), '', { mode: 0o644 })
    for (const each of ['', 'secrets']) chmodSync(join(folder, each), 0o755)
    assert.deepEqual(protectData({ sqlite: true }), [])
    for (const each of ['', 'secrets']) assert.equal(mode(join(folder, each)), '700', each)
    for (const file of files) assert.equal(mode(join(folder, file)), '600', file)
  })

  test('is never readable by others, not even while it is created', ({ assert }) => {
    env.set('DATA_DIR', join(folder, 'new'))
    assert.deepEqual(protectData({ sqlite: true }), [])
    assert.equal(mode(join(folder, 'new')), '700')
    assert.equal(mode(join(folder, 'new', 'kith.sqlite3')), '600')
  })

  test('whose mode cannot be changed causes a warning', ({ assert }) => {
    // A folder of /proc: not even root can change its mode.
    env.set('DATA_DIR', '/proc/self/task')
    assert.match(
      protectData({ sqlite: false })[0],
      /^\/proc\/self\/task has mode 555, .*cannot be changed\.$/
    )
  }).skip(process.platform !== 'linux', 'needs /proc')
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder } from '#tests/functional/support/child'
import { runCommand } from '#tests/functional/support/run_command'

test.group('commands', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })
  const run = (...args: string[]) => ace(args, { DATA_DIR: folder.directory })
  const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out)

  test('[AU-003 AU-004] creates a workspace and keys, and shows the secret once', async ({ assert }) => {
    const workspace = await json('workspace:create', 'Acme Recruiting', '--plan=pro')
    assert.include(workspace, { slug: 'acme-recruiting', plan: 'pro' })
    const key = await json('key:create', '--workspace=acme-recruiting', '--scopes=people:search,account:read')
    assert.match(key.key, /^kith_live_[\w-]{43}$/)
    assert.deepEqual(key.scopes, ['people:search', 'account:read'])
    assert.equal(key.workspace, 'acme-recruiting')
    const listed = await run('key:list', '--workspace=acme-recruiting', '--json')
    assert.notInclude(listed.out, key.key.slice('kith_live_'.length))
    assert.isNull(JSON.parse(listed.out).keys[0].expires_at)
    const revoked = await json('key:revoke', key.id)
    assert.isString(revoked.revoked_at)
  }).timeout(60_000)

  test('[AU-012] invalid arguments print one sentence and exit with 1', async ({ assert }) => {
    await runCommand('workspace:create', ['Twice'])
    for (const [args, said] of [
      [['key:create', '--workspace=twice', '--scopes=people:search,admin'], /scopes.*admin/],
      [['key:create', '--workspace=nobody', '--scopes=all'], /nobody/],
      [['key:create', '--workspace=twice', '--scopes=all', '--rate=0'], /rate/],
      [['key:create', '--workspace=twice', '--scopes=all', '--expires-at=soon'], /expires-at/],
      [['workspace:create', 'Twice'], /twice/],
      [['workspace:create', 'Other', '--plan=gold'], /plan/],
      [['workspace:create', 'Other', '--plan=pro', '--rate=2000'], /rate.*enterprise/],
      [['workspace:create', 'Other', '--plan=enterprise', '--rate=1.5'], /rate.*whole number/],
      [['key:revoke', 'key_none'], /key_none/],
      [['index:rebuild', 'pets'], /index/],
    ] as [string[], RegExp][]) {
      const [name, ...given] = args
      const { code, out, err } = await runCommand(name, given)
      assert.equal(code, 1, args.join(' '))
      assert.match(err.trim(), said)
      assert.lengthOf(err.trim().split('\n'), 1, err)
      assert.equal(out, '')
    }
  })

  test('imports, rebuilds, shows the status and verifies', async ({ assert }) => {
    const file = join(folder.directory, 'people.jsonl')
    writeFileSync(file, '{"name":"Ada Example","title":"CEO"}\n{"title":"nobody"}\n')
    const imported = await json('people:import', file)
    assert.include(imported, { read: 2, written: 1, rejected: 1 })
    assert.equal(imported.rejects[0].line, 2)
    const rebuilt = await json('index:rebuild', 'people')
    assert.sameMembers(Object.keys(rebuilt), ['index', 'documents', 'seconds', 'version'])
    assert.include(rebuilt, { index: 'people', documents: 1 })
    const { indexes } = await json('index:status')
    assert.equal(indexes.find((one: any) => one.name === 'people').documents, 1)
    assert.isTrue((await json('index:verify')).indexes.every((one: any) => one.sound))
  }).timeout(60_000)
})

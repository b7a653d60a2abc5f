import { test } from '@japa/runner'
import { ace, dataFolder } from '#tests/functional/support/child'

test.group('user:create', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })
  const run = (...args: string[]) => ace(args, { DATA_DIR: folder.directory })

  test('a user of two workspaces, the password made shown once', async ({ assert }) => {
    for (const name of ['One', 'Two']) await run('workspace:create', name)
    const created = await run('user:create', 'Zoe@Acme.example', '--workspace=one', '--role=admin', '--json')
    const zoe = JSON.parse(created.out)
    assert.include(zoe, { email: 'zoe@acme.example', workspace: 'one', role: 'owner', operator: false })
    assert.match(zoe.password, /^[\w-]{20}$/)
    const again = JSON.parse((await run('user:create', 'zoe@acme.example', '--workspace=two', '--json')).out)
    assert.include(again, { id: zoe.id, workspace: 'two', role: 'member' })
    assert.notProperty(again, 'password')
    for (const [args, said] of [
      [['zoe@acme.example', '--workspace=one'], /is a member/],
      [['no address', '--workspace=one'], /email: must be an e-mail/],
      [['b@acme.example', '--workspace=nobody'], /nobody/],
      [['b@acme.example', '--workspace=one', '--role=king'], /role: must be one of owner, admin, member/],
      [['b@acme.example', '--workspace=one', '--password=short'], /password: must have at least 10/],
    ] as [string[], RegExp][]) {
      const { code, err } = await run('user:create', ...args)
      assert.equal(code, 1)
      assert.match(err, said)
    }
  }).timeout(90_000)
})

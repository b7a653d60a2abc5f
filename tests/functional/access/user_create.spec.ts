import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { makeKey } from '#tests/functional/support/keys'
import { runCommand } from '#tests/functional/support/run_command'

const run = (...args: string[]) => runCommand('user:create', [...args, '--json'])

test('user:create: adds a user to two workspaces and shows a generated password once', async ({ assert }) => {
  const [one, two] = [(await makeKey()).workspace.slug, (await makeKey()).workspace.slug]
  const email = `zoe-${randomUUID()}@acme.example`
  const created = await run(email.replace('zoe', 'Zoe'), `--workspace=${one}`, '--role=admin')
  const zoe = JSON.parse(created.out)
  // The first admin becomes the owner.
  assert.include(zoe, { email, workspace: one, role: 'owner', operator: false })
  assert.match(zoe.password, /^[\w-]{20}$/)
  const again = JSON.parse((await run(email, `--workspace=${two}`, '--operator')).out)
  assert.include(again, { id: zoe.id, workspace: two, role: 'member', operator: true })
  assert.notProperty(again, 'password')
  for (const [args, message] of [
    [[email, `--workspace=${one}`], /is already a member/],
    [[email, `--workspace=${one}`, '--password=a password of two'], /already has a password/],
    [['no address', `--workspace=${one}`], /email: must be an email/],
    [['b@acme.example', '--workspace=nobody'], /nobody/],
    [['b@acme.example', `--workspace=${one}`, '--role=king'], /role: must be one of owner, admin, member/],
    [['b@acme.example', `--workspace=${one}`, '--password=short'], /password: must have at least 10/],
  ] as [string[], RegExp][]) {
    const { code, err } = await run(...args)
    assert.equal(code, 1)
    assert.match(err, message)
  }
})

import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { makeKey } from '#tests/functional/support/keys'
import { runCommand } from '#tests/functional/support/run_command'
import { signedIn } from './support/visitor.js'

const run = async (name: string, ...args: string[]) => {
  const { out, err, code } = await runCommand(name, [...args, '--json'])
  if (code !== 0) throw new Error(err)
  return JSON.parse(out)
}

test.group('console: the audit log lists changes by commands', () => {
  test('keys and credits', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const of = `--workspace=${workspace.slug}`
    const { id, key } = await run('key:create', of, '--scopes=people:search', '--name=nightly')
    await run('key:revoke', id)
    await run('key:revoke', id)
    await run('credits:grant', '5', of)
    assert.notEqual((await runCommand('credits:grant', ['5', '--workspace=nobody'])).code, 0)
    const { body } = await admin.get(`/workspaces/${workspace.slug}/audit?email=command%20line`)
    assert.deepEqual(
      body.data.items.map(({ email, action, subject, detail }: any) => [email, action, subject, detail]),
      [
        ['command line', 'credits.grant', workspace.id, { amount: 5, note: 'credits:grant' }],
        ['command line', 'key.revoke', id, { name: 'nightly' }],
        ['command line', 'key.create', id, { name: 'nightly', scopes: ['people:search'] }],
      ]
    )
    assert.notInclude(JSON.stringify(body), key)
  })

  test('users and operators, in each workspace of the user', async ({ assert }) => {
    const [one, two, other] = [await makeKey(), await makeKey(), await makeKey()]
    const email = `${randomUUID()}@console.example`
    const { id } = await run('user:create', email, `--workspace=${one.workspace.slug}`)
    await run('user:create', email, `--workspace=${two.workspace.slug}`)
    await run('operator:add', email)
    await run('operator:remove', email)
    for (const { workspace } of [one, two]) {
      const admin = await signedIn(workspace.id)
      const { body } = await admin.get(`/workspaces/${workspace.slug}/audit`)
      assert.deepEqual(
        body.data.items.map(({ action, subject, detail }: any) => [action, subject, detail]),
        [
          ['operator.remove', id, { email }],
          ['operator.add', id, { email }],
          ['member.add', id, { email, role: 'member', operator: false }],
        ]
      )
    }
    const admin = await signedIn(other.workspace.id)
    assert.deepEqual((await admin.get(`/workspaces/${other.workspace.slug}/audit`)).body.data.items, [])
  })

  test('webhooks, and a command that fails adds no entry', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const path = `/workspaces/${workspace.slug}`
    const hook = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
    const { id } = (await admin.post(`${path}/webhooks`, hook)).body.data
    const { secret } = await run('webhook:secret', `--workspace=${workspace.slug}`)
    const rotated = await run('webhook:secret', `--workspace=${workspace.slug}`, '--rotate')
    assert.notEqual(rotated.secret, secret)
    const fresh = await run('webhook:rotate', id)
    await run('webhook:redeliver', id, '--since=2026-01-01')
    await storeDisabled(id)
    await run('webhook:enable', id)
    assert.notEqual((await runCommand('webhook:enable', [id])).code, 0)
    assert.notEqual((await runCommand('webhook:redeliver', ['whd_none'])).code, 0)
    const { body } = await admin.get(`${path}/audit?email=command%20line`)
    assert.deepEqual(
      body.data.items.map(({ action, subject }: any) => [action, subject]),
      [
        ['webhook.enable', id],
        ['webhook.redeliver_failed', id],
        ['webhook.rotate', id],
        ['webhook.rotate_shared', workspace.id],
      ]
    )
    assert.notInclude(JSON.stringify(body), rotated.secret)
    assert.notInclude(JSON.stringify(body), fresh.secret)
  })
})

async function storeDisabled(id: string): Promise<void> {
  const sql = await app.container.make(Sql)
  await sql.run(`UPDATE webhook_endpoints SET status = 'disabled', disabled_reason = 'gone' WHERE id = ?`, [
    id,
  ])
}

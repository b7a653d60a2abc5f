import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { PeopleStore } from '#app/people/people_store'
import { RUN_QUEUE } from '#app/runs/wake_run'
import { makeKey } from '#tests/functional/support/keys'
import { runCommand } from '#tests/functional/support/run_command'
import { operator, signedIn } from './support/visitor.js'

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

test.group('console: the audit log lists changes of the whole service', () => {
  const entries = async ({ workspace }: Made, action: string) => {
    const { body } = await (await signedIn(workspace.id)).get(`/workspaces/${workspace.slug}/audit`)
    return body.data.items
      .filter((one: any) => one.action === action)
      .map(({ email, subject, detail }: any) => [email, subject, detail])
  }

  test('retried jobs are listed in the workspaces of their runs', async ({ assert }) => {
    const [one, two, other] = [await makeKey(), await makeKey(), await makeKey()]
    const [first, second] = [await deadRun(one), await deadRun(two)]
    await run('queue:revive', first)
    const served = await operator(other.workspace.id)
    assert.equal((await served.post('/service/revive', {})).status, 200)
    assert.deepEqual(await entries(one, 'run.revive'), [['command line', first, { kind: 'batch' }]])
    assert.deepEqual(await entries(two, 'run.revive'), [[served.email, second, { kind: 'batch' }]])
    assert.deepEqual(await entries(other, 'run.revive'), [])
    assert.notEqual((await runCommand('queue:revive', [first])).code, 0)
    assert.lengthOf(await entries(one, 'run.revive'), 1)
  })

  test('changes of sources are listed in the workspaces of operators', async ({ assert }) => {
    const [made, other] = [await makeKey(), await makeKey()]
    const served = await operator(made.workspace.id)
    const [deleted, chosen] = [`crm-${randomUUID()}`, `ats-${randomUUID()}`]
    const people = await app.container.make(PeopleStore)
    const records = [deleted, chosen].map((source) => ({ source, id: '1', name: 'Ada Berg' }))
    await people.applyRecords(records)
    await run('sources:delete', deleted, '--yes')
    await run('sources:delete', chosen, '--dry-run')
    await run('sources:learn', '--rows=1')
    await served.post('/sources/delete', { source: chosen })
    const deletions = await entries(made, 'source.delete')
    const counts = { person_records: 1, company_records: 0 }
    assert.deepEqual(
      deletions.find(([, subject]: string[]) => subject === deleted),
      ['command line', deleted, counts]
    )
    assert.deepEqual(
      deletions.filter(([, subject]: string[]) => subject === chosen).map(([by]: string[]) => by),
      [served.email]
    )
    const [[by, subject, detail]] = await entries(made, 'source.learn')
    assert.deepEqual([by, subject, Object.keys(detail)], ['command line', 'sources', ['rows', 'rates']])
    assert.deepEqual(await entries(other, 'source.delete'), [])
  }).timeout(60_000)
})

type Made = Awaited<ReturnType<typeof makeKey>>

/** Stores a run whose job has failed for good. Returns its id. */
async function deadRun({ workspace, key }: Made): Promise<string> {
  const [sql, queue] = [await app.container.make(Sql), await app.container.make(Queue)]
  const [id, now] = [`run_${randomUUID().replaceAll('-', '')}`, new Date().toISOString()]
  await sql.run(
    `INSERT INTO runs (id, workspace_id, key_id, kind, status, created_at, expires_at)
     VALUES (?, ?, ?, 'batch', 'running', ?, ?)`,
    [id, workspace.id, key.id, now, now]
  )
  await queue.enqueue(RUN_QUEUE, { runId: id }, { id, maxAttempts: 1 })
  const consumer = queue.consume(RUN_QUEUE, () => Promise.reject(new Error('broken')))
  for (let n = 0; n < 400; n++) {
    if ((await queue.dead(RUN_QUEUE, 100)).some((job) => job.id === id)) break
    await sleep(10)
  }
  await consumer.stop(1_000)
  return id
}

async function storeDisabled(id: string): Promise<void> {
  const sql = await app.container.make(Sql)
  await sql.run(`UPDATE webhook_endpoints SET status = 'disabled', disabled_reason = 'gone' WHERE id = ?`, [
    id,
  ])
}

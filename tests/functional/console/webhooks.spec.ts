import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { parseEgressAllow } from '#domain/evidence/egress'
import { Sql } from '#domain/ports/sql'
import { GuardedWebhookSender } from '#adapters/webhooks/guarded_webhook_sender'
import { DeliveryStore } from '#app/webhooks/delivery_store'
import { SecretVault } from '#app/webhooks/secret_vault'
import { auditDisabled } from '#app/console/audit_webhooks'
import { WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import { WorkspaceSecrets } from '#app/webhooks/workspace_secrets'
import { makeKey } from '#tests/functional/support/keys'
import { audited } from './support/events.js'
import { signedIn } from './support/visitor.js'

type Got = { headers: Record<string, string>; body: string }

/** A receiver with configurable responses, and a deliverer that can reach it. */
async function receiving(status: () => number, answer: string) {
  const got: Got[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ headers: request.headers as Got['headers'], body })
    response.writeHead(status()).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { container } = app
  const sender = new GuardedWebhookSender({
    egress: parseEgressAllow('127.0.0.1/32'),
    userAgent: 'test',
  })
  const deliverer = new WebhookDeliverer(
    new DeliveryStore(await container.make(Sql), auditDisabled),
    await container.make(WorkspaceSecrets),
    await container.make(SecretVault),
    sender,
    { error: console.error },
    { pollMs: 50 }
  )
  deliverer.start()
  return {
    got,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    end: async () => {
      await deliverer.stop(1_000)
      await sender.close()
      server.close()
    },
  }
}

test.group('console: webhook deliveries', () => {
  test('sends a signed test event, shows the response of each attempt, and redelivers', async ({
    assert,
  }) => {
    let status = 500
    const receiver = await receiving(() => status, `{"problem":"${'é'.repeat(3_000)}"}`)
    try {
      const { workspace } = await makeKey()
      const [admin, member] = [await signedIn(workspace.id), await signedIn(workspace.id, 'member')]
      const sql = await app.container.make(Sql)
      const webhooks = `/workspaces/${workspace.slug}/webhooks`
      const registered = await admin.post(webhooks, {
        url: 'https://hooks.example.com/in',
        events: ['set.idle'],
      })
      const { id, secret } = registered.body.data
      await sql.run('UPDATE webhook_endpoints SET url = ? WHERE id = ?', [receiver.url, id])

      assert.equal((await member.post(`${webhooks}/${id}/test`, {})).body.error.code, 'admin_required')
      const sent = await admin.post(`${webhooks}/${id}/test`, {})
      assert.equal(sent.status, 201)
      const delivery = async () => (await member.get(`${webhooks}/${id}/deliveries`)).body.data.items[0]
      const until = async (holds: (delivery: any) => boolean) => {
        for (let i = 0; i < 100; i++) {
          const now = await delivery()
          if (holds(now)) return now
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        throw new Error(JSON.stringify(await delivery()))
      }
      const failed = await until(({ attempts }) => attempts.length === 1)
      assert.equal(failed.webhook_id, sent.body.data.webhook_id)
      assert.deepInclude(failed, {
        type: 'webhook.test',
        last_error: 'status 500',
        payload: receiver.got[0].body,
      })
      const [attempt] = failed.attempts
      assert.equal(attempt.status_code, 500)
      // The beginning of the response, cut between two characters.
      const activity = async (visitor = member) =>
        (await visitor.get(`/workspaces/${workspace.slug}/webhook-activity`)).body.data.items
      const [{ slots, last_attempt, ...counts }] = await activity()
      assert.deepEqual(counts, {
        id,
        attempts: 1,
        accepted: 0,
        pending: 1,
        retrying: 1,
        next_attempt_at: failed.next_attempt_at,
      })
      assert.deepEqual(last_attempt, { at: attempt.started_at, status_code: 500, error: null })
      assert.lengthOf(slots, 24)
      assert.deepEqual(slots.map(({ attempts }: { attempts: number }) => attempts).filter(Boolean), [1])
      assert.equal(
        (
          await (
            await signedIn((await makeKey()).workspace.id)
          ).get(`/workspaces/${workspace.slug}/webhook-activity`)
        ).status,
        404
      )
      assert.match(attempt.response, /^\{"problem":"é{1000,1100}$/)
      assert.isAtMost(Buffer.byteLength(attempt.response), 2_048)
      const { headers, body } = receiver.got[0]
      assert.deepInclude(new Webhook(secret).verify(body, headers) as object, { type: 'webhook.test' })

      status = 204
      // The next attempt is due in seconds, and this makes it due at once.
      assert.equal(failed.status, 'pending')
      assert.equal((await admin.post(`${webhooks}/${id}/deliveries/${failed.id}`, {})).status, 200)
      const delivered = await until((now) => now.status === 'delivered')
      assert.isNull(delivered.attempts[1].response)
      assert.containsSubset((await activity())[0], {
        attempts: 2,
        accepted: 1,
        pending: 0,
        next_attempt_at: null,
        last_attempt: { status_code: 204 },
      })
      await admin.post(`${webhooks}/${id}/deliveries/${failed.id}`, {})
      await until(({ attempts }) => attempts.length === 3)
      assert.deepEqual(await audited(admin, workspace.slug), [
        'webhook.redeliver',
        'webhook.redeliver',
        'webhook.test',
        'webhook.register',
      ])
    } finally {
      await receiver.end()
    }
  }).timeout(30_000)

  test('a webhook that is gone is disabled with an audit entry, and its events are listed once', async ({
    assert,
  }) => {
    const receiver = await receiving(() => 410, 'gone')
    try {
      const { workspace } = await makeKey()
      const admin = await signedIn(workspace.id)
      const path = `/workspaces/${workspace.slug}`
      const body = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
      const { id } = (await admin.post(`${path}/webhooks`, body)).body.data
      const sql = await app.container.make(Sql)
      await sql.run('UPDATE webhook_endpoints SET url = ? WHERE id = ?', [receiver.url, id])
      await admin.post(`${path}/webhooks/${id}/test`, {})
      const newest = async () => (await admin.get(`${path}/audit`)).body.data.items[0]
      for (let i = 0; i < 100 && (await newest()).action !== 'webhook.disable'; i++)
        await new Promise((resolve) => setTimeout(resolve, 50))
      assert.deepInclude(await newest(), { action: 'webhook.disable', email: 'the service', subject: id })
      assert.deepEqual((await newest()).detail, { url: receiver.url, reason: 'gone' })
      const latest = async (visitor = admin, of = path) =>
        (await visitor.get(`${of}/webhook-deliveries`)).body.data?.items
      const [delivery] = await latest()
      assert.lengthOf(await latest(), 1)
      assert.deepInclude(delivery, { type: 'webhook.test', status: 'failed' })
      assert.deepEqual(delivery.endpoint, { id, url: receiver.url })
      const other = await makeKey()
      const stranger = await signedIn(other.workspace.id)
      assert.isEmpty(await latest(stranger, `/workspaces/${other.workspace.slug}`))
      assert.isUndefined(await latest(stranger))
    } finally {
      await receiver.end()
    }
  }).timeout(30_000)

  test('pages list each delivery once', async ({ assert }) => {
    const { workspace } = await makeKey()
    const admin = await signedIn(workspace.id)
    const webhooks = `/workspaces/${workspace.slug}/webhooks`
    const body = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
    const { id } = (await admin.post(webhooks, body)).body.data
    const made: string[] = []
    for (let i = 0; i < 5; i++) {
      const sent = await admin.post(`${webhooks}/${id}/test`, {})
      made.unshift(sent.body.data.webhook_id)
    }
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const { data } = (await admin.get(`${webhooks}/${id}/deliveries?limit=2${cursor}`)).body
      seen.push(...data.items.map(({ webhook_id }: { webhook_id: string }) => webhook_id))
      if (!data.next_cursor) break
      cursor = `&cursor=${data.next_cursor}`
    }
    assert.sameMembers(seen, made)
    assert.lengthOf(seen, 5)
  })

  test('sends nothing to a disabled webhook or to one of another workspace', async ({ assert }) => {
    const [mine, other] = [await makeKey(), await makeKey()]
    const [admin, stranger] = [await signedIn(mine.workspace.id), await signedIn(other.workspace.id)]
    const sql = await app.container.make(Sql)
    const webhooks = `/workspaces/${mine.workspace.slug}/webhooks`
    const body = { url: 'https://hooks.example.com/in', events: ['set.idle'] }
    const { id } = (await admin.post(webhooks, body)).body.data
    const theirs = `/workspaces/${other.workspace.slug}/webhooks/${id}`
    assert.equal((await stranger.post(`${theirs}/test`, {})).status, 404)
    assert.equal((await stranger.get(`${theirs}/deliveries`)).status, 404)
    assert.equal((await admin.post(`${webhooks}/${id}/deliveries/${randomUUID()}`, {})).status, 404)
    await sql.run(`UPDATE webhook_endpoints SET status = 'disabled', disabled_reason = 'gone' WHERE id = ?`, [
      id,
    ])
    assert.equal((await admin.post(`${webhooks}/${id}/test`, {})).status, 422)
    await admin.post(`${webhooks}/${id}/enable`, {})
    assert.equal((await admin.post(`${webhooks}/${id}/test`, {})).status, 201)
  })
})

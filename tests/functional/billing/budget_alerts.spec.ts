import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { BUDGET_ALERTS, alertAt } from '#domain/billing/budget_alerts'
import { Billing } from '#domain/billing/billing'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { NoMailer } from '#adapters/mail/no_mailer'
import { SmtpMailer } from '#adapters/mail/smtp_mailer'
import { createMember } from '#app/access/create_member'
import { alertBudgets } from '#app/billing/budget_alerts'
import { BudgetMails } from '#app/billing/send_budget_mails'
import { grantCredits } from '#app/billing/grant_credits'
import { newId } from '#app/shared/new_id'
import { inbox } from '#tests/contract/support/mail/inbox'
import { signedIn } from '#tests/functional/console/support/visitor'
import { changeKey, makeKey } from '#tests/functional/support/keys'
import type { ApiClient } from '@japa/api-client'

const NOON = new Date('2026-05-04T12:00:00.000Z')
const NEXT_DAY = new Date('2026-05-05T12:00:00.000Z')
const log = { error: () => {} }

/** A key with budgets in a workspace with credits and a webhook for `budget.reached`. */
async function budgeted(client: ApiClient, budgets: Record<string, number>) {
  const made = await makeKey()
  await changeKey(made.key, { name: 'ats-sync', ...budgets })
  const { id: keyId, workspaceId } = made.key
  await grantCredits(await app.container.make(Billing), { workspaceId, amount: 10_000, note: null })
  const hook = { url: 'https://hooks.example.com/budgets', events: ['budget.reached'] }
  ;(await client.post('/v1/webhooks').bearerToken(made.secret).json(hook)).assertStatus(201)
  const spend = async (amount: number, now = NOON, billing?: Billing) => {
    const books = billing ?? (await app.container.make(Billing))
    const id = randomUUID()
    const request = { id, workspaceId, keyId, route: 'POST /v1/search', amount, now }
    const open = { dailyBudget: null, monthlyBudget: null, expiresAt: new Date(now.getTime() + 60_000) }
    if (await books.reserve({ ...request, ...open })) throw new Error('refused')
    await books.settle(id, amount, now)
  }
  const events = async (): Promise<Record<string, unknown>[]> => {
    const rows = await db.from('webhook_events').where({ workspace_id: workspaceId, type: 'budget.reached' })
    const payloads = rows.map(({ payload }) => JSON.parse(payload))
    return payloads
      .map(({ data }) => data)
      .sort((a, b) => a.percent - b.percent || a.period.localeCompare(b.period))
  }
  return { ...made, spend, events }
}

test.group('budget alerts', () => {
  test('a budget alerts from 80% and from 100%', ({ assert }) => {
    assert.deepEqual([...BUDGET_ALERTS], [80, 100])
    const at = (spent: number) => alertAt(spent, 5)
    assert.deepEqual([0, 3, 4, 5, 9].map(at), [null, null, 80, 100, 100])
  })

  test('charges send budget.reached once per day and percentage, and again on the next day', async ({
    client,
    assert,
  }) => {
    const { key, spend, events } = await budgeted(client, { daily_budget: 10 })
    await spend(7)
    assert.deepEqual(await events(), [])
    await spend(1)
    const alert = { key_id: key.id, name: 'ats-sync', period: 'day', budget: 10 }
    assert.deepEqual(await events(), [{ ...alert, percent: 80, spent: 8 }])
    await spend(1)
    assert.lengthOf(await events(), 1)
    await spend(1)
    await spend(3)
    assert.deepEqual((await events()).slice(1), [{ ...alert, percent: 100, spent: 10 }])
    await spend(8, NEXT_DAY)
    assert.deepEqual(
      (await events()).map(({ percent }) => percent),
      [80, 80, 100]
    )
  })

  test('a month has its own alerts, and one charge sends only the higher percentage', async ({
    client,
    assert,
  }) => {
    const { spend, events } = await budgeted(client, { daily_budget: 5, monthly_budget: 12 })
    await spend(5)
    await spend(5, NEXT_DAY)
    assert.deepEqual(
      (await events()).map(({ period, percent, spent }) => [period, percent, spent]),
      [
        ['month', 80, 10],
        ['day', 100, 5],
        ['day', 100, 5],
      ]
    )
  })

  test('releases and keys without a budget send nothing', async ({ client, assert }) => {
    const none = await budgeted(client, {})
    await none.spend(100)
    assert.deepEqual(await none.events(), [])
    const { key, events } = await budgeted(client, { daily_budget: 10 })
    const billing = await app.container.make(Billing)
    const held = { id: randomUUID(), workspaceId: key.workspaceId, keyId: key.id, route: 'POST /v1/search' }
    const open = { dailyBudget: 10, monthlyBudget: null, now: NOON, expiresAt: NEXT_DAY }
    assert.isNull(await billing.reserve({ ...held, ...open, amount: 10 }))
    await billing.release(held.id, NOON)
    assert.deepEqual(await events(), [])
  })

  test('simultaneous charges of several processes send each alert once', async ({ client, assert }) => {
    const { spend, events } = await budgeted(client, { daily_budget: 20 })
    const sql = await app.container.make(Sql)
    const processes = [1, 2, 3, 4].map(() => new SqlBilling(sql, () => newId('entry'), alertBudgets))
    await Promise.all(Array.from({ length: 24 }, (_, at) => spend(1, NOON, processes[at % 4])))
    assert.deepEqual(
      (await events()).map(({ percent, spent }) => [percent, spent]),
      [
        [80, 16],
        [100, 20],
      ]
    )
  })

  test('owners and admins get one mail per alert, also from several processes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await inbox()
    cleanup(() => server.stop())
    const { workspace, key, spend } = await budgeted(client, { daily_budget: 10 })
    await changeKey(key, { name: 'ats\nsync' })
    const sql = await app.container.make(Sql)
    const join = async (role: 'owner' | 'admin' | 'member') => {
      const email = `${role}-${randomUUID()}@kith.example`
      await createMember(sql, { email, workspaceId: workspace.id, role })
      return email
    }
    const [owner, admin, member] = [await join('owner'), await join('admin'), await join('member')]
    const smtp = () =>
      new SmtpMailer({ url: server.url, from: 'kith <no-reply@kith.example>', onFailure: () => {} })
    const mails = [1, 2, 3].map(() => new BudgetMails(sql, smtp(), log))
    const own = () =>
      server.mails.filter(({ to }) => to.some((address) => [owner, admin, member].includes(address)))

    await Promise.all(mails.map((one) => one.sendAll(NOON)))
    assert.deepEqual(own(), [])
    await spend(8)
    await Promise.all(mails.map((one) => one.sendAll(NOON)))
    assert.sameMembers(
      own().flatMap(({ to }) => to),
      [owner, admin]
    )
    const text = own()[0].text.replaceAll('=\r\n', '')
    assert.include(text, 'Subject: ats sync has spent 80% of its daily budget on kith')
    assert.include(text, '8 of 10 credits')
    await mails[0].sendAll(NOON)
    assert.lengthOf(own(), 2)
    await spend(2)
    await mails[1].sendAll(NOON)
    assert.lengthOf(own(), 4)
  })

  test('a mail server that fails gets the alert again, and a day later no more', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { workspace, spend } = await budgeted(client, { daily_budget: 10 })
    const sql = await app.container.make(Sql)
    const email = `owner-${randomUUID()}@kith.example`
    await createMember(sql, { email, workspaceId: workspace.id, role: 'owner' })
    await spend(8)
    const from = 'kith <no-reply@kith.example>'
    const down = new SmtpMailer({ url: 'smtp://127.0.0.1:9', from, onFailure: () => {} })
    assert.isFalse(await new BudgetMails(sql, down, log).sendAll(NOON))
    const server = await inbox()
    cleanup(() => server.stop())
    const up = new BudgetMails(sql, new SmtpMailer({ url: server.url, from, onFailure: () => {} }), log)
    const own = () => server.mails.filter(({ to }) => to.includes(email))
    await up.sendAll(NEXT_DAY)
    assert.lengthOf(own(), 0)
    await up.sendAll(NOON)
    assert.lengthOf(own(), 1)
  })

  test('without a mail server old alerts are forgotten, and the console says so', async ({
    client,
    assert,
    cleanup,
  }) => {
    const server = await inbox()
    cleanup(() => server.stop())
    const { workspace, spend } = await budgeted(client, { daily_budget: 10 })
    const admin = await signedIn(workspace.id)
    assert.isFalse((await admin.get('/session')).body.data.sends_mail)
    await spend(8)
    const sql = await app.container.make(Sql)
    assert.isTrue(await new BudgetMails(sql, new NoMailer(), log).sendAll(NOON))
    const smtp = new SmtpMailer({ url: server.url, from: 'no-reply@kith.example', onFailure: () => {} })
    await new BudgetMails(sql, smtp, log).sendAll(NOON)
    const own = () => server.mails.filter(({ to }) => to.includes(admin.email))
    assert.lengthOf(own(), 0)
    await spend(2)
    await new BudgetMails(sql, smtp, log).sendAll(NOON)
    assert.lengthOf(own(), 1)
    app.container.swap(Mailer, () => smtp)
    cleanup(() => app.container.restore(Mailer))
    assert.isTrue((await admin.get('/session')).body.data.sends_mail)
  })
})

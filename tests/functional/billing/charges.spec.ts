import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { IndexUnavailableError, SearchIndex } from '#domain/ports/search_index'
import { Billing } from '#domain/billing/billing'
import { CALLER_CACHE_MS } from '#app/access/callers'
import { grantCredits } from '#app/billing/grant_credits'
import env from '#start/env'
import { changeKey, makeKey } from '#tests/functional/support/keys'
import { givePeople } from '#tests/functional/support/people'

const nurse = (name: string) => ({ name, title: 'Nurse', company: 'Quorvane', city: 'Berlin' })

test.group('charges', (group) => {
  group.setup(async () => {
    const prices = env.get('PRICES')
    Object.assign(prices, { search: 2 })
    await givePeople([nurse('Ada Cofona'), nurse('Bo Danvers'), nurse('Cy Eklund')])
    return () => void Object.assign(prices, { search: 0 })
  })
  group.each.teardown(() => app.container.restoreAll())

  const search = (client: ApiClient, secret: string, { num_results = 10, key = randomUUID() } = {}) =>
    client
      .post('/v1/search')
      .bearerToken(secret)
      .header('idempotency-key', key)
      .json({ type: 'instant', query: 'nurses in berlin', num_results })
  /** A key of a workspace with this many credits, and its balance. */
  const funded = async (credits: number, budgets: Record<string, number> = {}) => {
    const made = await makeKey()
    if (Object.keys(budgets).length > 0) await changeKey(made.key, budgets)
    const billing = await app.container.make(Billing)
    const workspaceId = made.workspace.id
    const grant = (amount: number) => grantCredits(billing, { workspaceId, amount, note: null })
    if (credits > 0) await grant(credits)
    return { ...made, grant, balance: () => billing.balance(workspaceId) }
  }
  /** With PostgreSQL, keys are cached for a moment. */
  const changed = () =>
    new Promise((resolve) =>
      setTimeout(resolve, process.env.DATABASE_URL ? CALLER_CACHE_MS.postgres + 50 : 0)
    )

  test('[BI-020 OP-033] a search costs what it returned and reports the charge', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await funded(100)
    const response = await search(client, secret)
    response.assertStatus(200)
    assert.equal(response.body().meta.credits_charged, 6)
    assert.deepEqual(await balance(), { granted: 100, posted: 6, pending: 0 })
  })

  test('[ID-003] repeated requests are billed once, also concurrent ones', async ({ client, assert }) => {
    const { secret, balance } = await funded(100)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 30 }, () => search(client, secret, { key })))
    assert.lengthOf([...new Set(answers.map((answer) => answer.text()))], 1)
    assert.deepEqual(await balance(), { granted: 100, posted: 6, pending: 0 })
  })

  test('[BI-017 ER-002 ID-016] returns insufficient_acu without credits, also when repeated after a grant', async ({
    client,
    assert,
  }) => {
    const { secret, grant, balance } = await funded(0)
    const key = randomUUID()
    const refused = await search(client, secret, { key })
    refused.assertStatus(402)
    assert.equal(refused.body().error.code, 'insufficient_acu')
    await grant(100)
    const again = await search(client, secret, { key })
    again.assertStatus(402)
    assert.equal(again.text(), refused.text())
    ;(await search(client, secret)).assertStatus(200)
    assert.equal((await balance()).posted, 6)
  })

  for (const [budget, code] of [
    ['daily_budget', 'daily_budget_exceeded'],
    ['monthly_budget', 'monthly_budget_exceeded'],
  ])
    test(`[BI-019 ID-014] returns ${code} if the maximum exceeds the budget, and frees the key`, async ({
      client,
      assert,
    }) => {
      const { secret, key: apiKey, balance } = await funded(100, { [budget]: 19 })
      const key = randomUUID()
      const refused = await search(client, secret, { key })
      refused.assertStatus(402)
      assert.equal(refused.body().error.code, code)
      assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
      await changeKey(apiKey, { [budget]: 20 })
      await changed()
      ;(await search(client, secret, { key })).assertStatus(200)
      assert.equal((await balance()).posted, 6)
    })

  test('[BI-018] releases the unused part of a reservation', async ({ client, assert }) => {
    const { secret } = await funded(100, { daily_budget: 26 })
    ;(await search(client, secret)).assertStatus(200)
    ;(await search(client, secret)).assertStatus(200)
    const refused = await search(client, secret)
    assert.equal(refused.body().error.code, 'daily_budget_exceeded')
    ;(await search(client, secret, { num_results: 7 })).assertStatus(200)
  })

  test('[ID-013] a failing provider costs nothing and frees the idempotency key', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await funded(100)
    const key = randomUUID()
    const down = async () => Promise.reject(new IndexUnavailableError('down'))
    app.container.swap(
      SearchIndex,
      () => new Proxy({} as SearchIndex, { get: (_, name) => (name === 'then' ? undefined : down) })
    )
    ;(await search(client, secret, { key })).assertStatus(503)
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 0 })
    app.container.restoreAll()
    ;(await search(client, secret, { key })).assertStatus(200)
    assert.deepEqual(await balance(), { granted: 100, posted: 6, pending: 0 })
  })

  test('[RL-016] a rate-limited request is never billed', async ({ client, assert }) => {
    const { secret, key, balance } = await funded(100)
    await changeKey(key, { rate: 1 })
    ;(await search(client, secret)).assertStatus(200)
    ;(await search(client, secret)).assertStatus(429)
    assert.equal((await balance()).posted, 6)
  })

  test('an invalid request is rejected before a reservation, with any balance', async ({ client }) => {
    const { secret } = await funded(0)
    const response = await client.post('/v1/search').bearerToken(secret).json({ type: 'instant' })
    response.assertStatus(422)
  })
})

import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { listWorkspaces } from '#app/access/list_workspaces'
import { UsageRecorder } from '#app/access/usage_recorder'
import { grantCredits } from '#app/billing/grant_credits'
import { runCommand } from '#tests/functional/support/run_command'
import { addKey, changeKey, makeKey } from '#tests/functional/support/keys'

const CREDITS = '/v1/account/credits'
const USAGE = '/v1/account/usage'

test.group('account', () => {
  test('[AC-001 OP-052 ENV-007] credits returns the remaining balance in credits, ACU and USD', async ({
    client,
    assert,
  }) => {
    const { secret, workspace } = await makeKey({ scopes: ['account:read'] })
    const read = async () => (await client.get(CREDITS).bearerToken(secret)).body().data
    assert.deepEqual(await read(), { remaining_credits: 0, remaining_acu: 0, remaining_balance_usd: 0 })
    const billing = await app.container.make(Billing)
    await grantCredits(billing, { workspaceId: workspace.id, amount: 125, note: null })
    assert.deepEqual(await read(), {
      remaining_credits: 125,
      remaining_acu: 125,
      remaining_balance_usd: 12.5,
    })
  })

  test('[AC-001 AC-002 AC-003] each route requires account:read', async ({ client }) => {
    const { secret } = await makeKey({ scopes: ['people:search'] })
    ;(await client.get(CREDITS).bearerToken(secret)).assertStatus(403)
    ;(await client.get(USAGE).bearerToken(secret)).assertStatus(403)
    ;(await client.delete('/v1/account/key').bearerToken(secret)).assertStatus(403)
    ;(await client.get('/v1/people/search/criteria/none').bearerToken(secret)).assertStatus(404)
  })

  test('[AC-004 AU-008] revokes the calling key and no other', async ({ client, assert }) => {
    const { secret, workspace, key } = await makeKey({ scopes: ['account:read'] })
    const sibling = await addKey(workspace, { scopes: ['account:read'] })
    const response = await client.delete('/v1/account/key').bearerToken(secret)
    response.assertStatus(200)
    assert.equal(response.body().data.id, key.id)
    const refused = await client.get(CREDITS).bearerToken(secret)
    refused.assertStatus(401)
    assert.equal(refused.body().error.code, 'revoked_api_key')
    ;(await client.get(CREDITS).bearerToken(sibling.secret)).assertStatus(200)
  })

  test('[AC-005] usage returns the same limits as the rate limit headers', async ({ client, assert }) => {
    const { secret, key } = await makeKey({ plan: 'pro' })
    await changeKey(key, { rate: 7 })
    await client.get(CREDITS).bearerToken(secret)
    const response = await client.get(USAGE).bearerToken(secret)
    const limits = Object.fromEntries(response.body().data.limits.map((one: any) => [one.bucket, one]))
    assert.include(limits.organization, { limit: 300, remaining: 298, window_seconds: 60 })
    assert.include(limits.key, { limit: 7, remaining: 5, window_seconds: 60 })
    assert.include(limits.pronet_hour, { limit: 600, remaining: 600, window_seconds: 3600 })
    assert.include(limits.pronet_minute, { limit: 60, remaining: 60 })
    const header = (name: string) => Number(response.headers()[name])
    assert.deepEqual(
      [limits.key.limit, limits.key.remaining],
      [header('ratelimit-limit'), header('ratelimit-remaining')]
    )
    assert.closeTo(limits.key.reset, header('ratelimit-reset'), 1)
  })

  test('[AC-002 OP-053] usage returns requests and ACU by route and day', async ({ client, assert }) => {
    const { secret, workspace, key } = await makeKey()
    const billing = await app.container.make(Billing)
    await grantCredits(billing, { workspaceId: workspace.id, amount: 100, note: null })
    const now = new Date()
    const id = randomUUID()
    await billing.reserve({
      id,
      workspaceId: workspace.id,
      keyId: key.id,
      route: 'POST /v1/search',
      amount: 9,
      dailyBudget: null,
      monthlyBudget: null,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    })
    const credits = (await client.get(CREDITS).bearerToken(secret)).body().data
    const workspaces = await listWorkspaces(await app.container.make(Sql), now)
    const listed = workspaces.find(({ slug }) => slug === workspace.slug)
    const shown = await runCommand('credits:show', [`--workspace=${workspace.slug}`, '--json'])
    const { remaining_credits } = credits
    const expected = { remaining_credits, held_credits: 9, available_credits: remaining_credits - 9 }
    assert.containsSubset(listed, expected)
    // Scripts may read the former names.
    const former = { credits: expected.available_credits, held: 9 }
    assert.containsSubset(JSON.parse(shown.out), { ...expected, ...former })
    await billing.settle(id, 4, now)
    for (let i = 0; i < 3; i++) await client.get(CREDITS).bearerToken(secret)
    const { usage } = (await client.get(USAGE).bearerToken(secret)).body().data
    const day = now.toISOString().slice(0, 10)
    assert.sameDeepMembers(usage, [
      { day, route: 'GET /v1/account/credits', requests: 4, acu_charged: 0 },
      { day, route: 'GET /v1/account/usage', requests: 1, acu_charged: 0 },
      { day, route: 'POST /v1/search', requests: 0, acu_charged: 4 },
    ])
    const stranger = await makeKey()
    const others = (await client.get(USAGE).bearerToken(stranger.secret)).body().data.usage
    assert.lengthOf(others, 1)
  })

  test('[AC-006 OP-053] usage returns the budgets of the key with spent and reserved ACU', async ({
    client,
    assert,
  }) => {
    const { secret, key, workspace } = await makeKey()
    const none = (await client.get(USAGE).bearerToken(secret)).body().data.budgets
    assert.include(none.daily, { limit: null, used: 0, reserved: 0 })
    await changeKey(key, { daily_budget: 50, monthly_budget: 400 })
    const billing = await app.container.make(Billing)
    await grantCredits(billing, { workspaceId: workspace.id, amount: 100, note: null })
    const now = new Date()
    const request = { workspaceId: workspace.id, keyId: key.id, route: 'x', now, expiresAt: now }
    await billing.reserve({ ...request, id: randomUUID(), amount: 9, dailyBudget: 50, monthlyBudget: 400 })
    // With PostgreSQL, keys are cached for a moment.
    await new Promise((resolve) => setTimeout(resolve, process.env.DATABASE_URL ? 1100 : 0))
    const { daily, monthly } = (await client.get(USAGE).bearerToken(secret)).body().data.budgets
    assert.include(daily, { limit: 50, used: 0, reserved: 9 })
    assert.include(monthly, { limit: 400, used: 0, reserved: 9 })
    assert.match(daily.resets_at, /T00:00:00\.000Z$/)
    assert.match(monthly.resets_at, /-01T00:00:00\.000Z$/)
  })

  test('stores when a key was last used', async ({ client, assert }) => {
    const { secret, key } = await makeKey()
    const before = new Date().toISOString()
    await client.get(CREDITS).bearerToken(secret)
    await (await app.container.make(UsageRecorder)).flush()
    const { last_used_at } = await db.from('api_keys').where('id', key.id).firstOrFail()
    assert.isAtLeast(Date.parse(last_used_at), Date.parse(before))
  })

  test('usage is written although the workspace of another request was removed', async ({
    client,
    assert,
  }) => {
    const { secret } = await makeKey()
    const recorder = await app.container.make(UsageRecorder)
    recorder.record({ id: 'key_removed', workspaceId: 'ws_removed' }, '/v1/search', new Date())
    await client.get(CREDITS).bearerToken(secret)
    const response = await client.get(USAGE).bearerToken(secret)
    response.assertStatus(200)
    const { usage } = response.body().data
    assert.include(
      usage.map(({ route }: { route: string }) => route),
      `GET ${CREDITS}`
    )
  })
})

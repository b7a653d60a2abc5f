import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Billing } from '#domain/ports/billing'
import { addKey, makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

test.group('console: lists are sorted and filtered', () => {
  test('keys by name, use and expiry, what has none last', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const late = new Date(Date.now() + 9 * 86_400_000).toISOString()
    const first = await addKey(workspace, { expiresAt: late })
    const second = await addKey(workspace, { expiresAt: soon })
    for (const [each, name] of [
      [key, 'beta'],
      [first.key, 'Alpha'],
      [second.key, 'gamma'],
    ] as const)
      await each.merge({ name }).save()
    const member = await signedIn(workspace.id, 'member')
    const names = async (sort: string) =>
      (await member.get(`/workspaces/${workspace.slug}/keys?sort=${sort}`)).body.data.items.map(
        ({ name }: { name: string }) => name
      )
    assert.deepEqual(await names('name'), ['Alpha', 'beta', 'gamma'])
    assert.deepEqual(await names('-name'), ['gamma', 'beta', 'Alpha'])
    assert.deepEqual(await names('expires'), ['gamma', 'Alpha', 'beta'])
    assert.deepEqual(await names('-expires'), ['Alpha', 'gamma', 'beta'])
    assert.equal((await member.get(`/workspaces/${workspace.slug}/keys?sort=hash`)).status, 422)
    const paged = await member.get(`/workspaces/${workspace.slug}/keys?sort=name&limit=2`)
    const next = await member.get(
      `/workspaces/${workspace.slug}/keys?sort=name&limit=2&cursor=${paged.body.data.next_cursor}`
    )
    assert.deepEqual(
      next.body.data.items.map(({ name }: { name: string }) => name),
      ['gamma']
    )
  })

  test('a key shows its rate and the requests of this minute', async ({ assert, client }) => {
    const { workspace, key, secret } = await makeKey({ rate: 7 })
    for (let i = 0; i < 2; i++) await client.get('/v1/account/credits').bearerToken(secret)
    const member = await signedIn(workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${workspace.slug}/keys`)
    const shown = body.data.items.find(({ id }: { id: string }) => id === key.id)
    assert.deepInclude(shown, { rate: 7, rate_limit: 7, rate_used: 2 })
  })

  test('the ledger by kind, key, route and time', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const billing = await app.container.make(Billing)
    const now = new Date()
    const long = new Date(now.getTime() - 40 * 86_400_000)
    await billing.grant({
      id: `old_${workspace.id}`,
      workspaceId: workspace.id,
      amount: 50,
      note: null,
      now: long,
    })
    for (const route of ['POST /v1/search', 'POST /v1/datasets']) {
      const id = `res_${route}_${workspace.id}`
      await billing.reserve({
        id,
        workspaceId: workspace.id,
        keyId: key.id,
        route,
        amount: 5,
        dailyBudget: null,
        monthlyBudget: null,
        now,
        expiresAt: new Date(now.getTime() + 60_000),
      })
      await billing.settle(id, 3, now)
    }
    const member = await signedIn(workspace.id, 'member')
    const kinds = async (query: string) =>
      (await member.get(`/workspaces/${workspace.slug}/credits?${query}`)).body.data.entries.map(
        ({ kind }: { kind: string }) => kind
      )
    assert.deepEqual(await kinds(''), ['settle', 'hold', 'settle', 'hold', 'grant'])
    assert.deepEqual(await kinds('kind=settle'), ['settle', 'settle'])
    assert.deepEqual(await kinds(`route=${encodeURIComponent('POST /v1/search')}&kind=hold`), ['hold'])
    assert.deepEqual(await kinds(`key_id=${key.id}`), ['settle', 'hold', 'settle', 'hold'])
    assert.deepEqual(await kinds('key_id=key_other'), [])
    assert.deepEqual(await kinds('days=31&kind=grant'), [])
    assert.equal((await member.get(`/workspaces/${workspace.slug}/credits?kind=gift`)).status, 422)
  })

  test('the audit log by action, member and time', async ({ assert }) => {
    const { workspace } = await makeKey()
    const [one, other] = [await signedIn(workspace.id), await signedIn(workspace.id)]
    const path = `/workspaces/${workspace.slug}`
    await one.post(`${path}/credits`, { amount: 1 })
    await other.post(`${path}/credits`, { amount: 2 })
    await other.post(`${path}/keys`, { name: 'k', scopes: ['account:read'] })
    const of = async (query: string) =>
      (await one.get(`${path}/audit?${query}`)).body.data.items.map(({ action, detail }: any) =>
        `${action} ${detail.amount ?? ''}`.trim()
      )
    assert.deepEqual(await of(''), ['key.create', 'credits.grant 2', 'credits.grant 1'])
    assert.deepEqual(await of('sort=when'), ['credits.grant 1', 'credits.grant 2', 'key.create'])
    assert.deepEqual(await of('action=credits.grant'), ['credits.grant 2', 'credits.grant 1'])
    assert.deepEqual(await of(`email=${encodeURIComponent(one.email)}`), ['credits.grant 1'])
  })
})

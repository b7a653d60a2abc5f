import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { addKey, changeKey, makeKey } from '#tests/functional/support/keys'
import { signedIn } from './support/visitor.js'

/** A stored request for one column. */
const DATASET_REQUEST = JSON.stringify({ entityType: 'person', columns: [{ key: 'title' }] })

test.group('console: lists', () => {
  test('sorts keys by name and expiry, with missing values last', async ({ assert }) => {
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
      await changeKey(each, { name })
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

  test('shows the rate limit of a key and its requests in the current minute', async ({ assert, client }) => {
    const { workspace, key, secret } = await makeKey({ rate: 7 })
    for (let i = 0; i < 2; i++) await client.get('/v1/account/credits').bearerToken(secret)
    const member = await signedIn(workspace.id, 'member')
    const { body } = await member.get(`/workspaces/${workspace.slug}/keys`)
    const shown = body.data.items.find(({ id }: { id: string }) => id === key.id)
    assert.deepInclude(shown, { rate: 7, rate_limit: 7, rate_used: 2 })
  })

  test('the ledger has a line per charge with its caller and run, by state, key, route and time', async ({
    assert,
  }) => {
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
    const sql = await app.container.make(Sql)
    await sql.run(
      `INSERT INTO runs (id, workspace_id, key_id, kind, status, input, reservation_id, created_at, expires_at)
       VALUES (?, ?, ?, 'agent', 'completed', ?, ?, ?, ?)`,
      [
        ...[`run_${workspace.id}`, workspace.id, key.id, JSON.stringify({ ask: { task: 'Find pilots' } })],
        ...[`res_POST /v1/datasets_${workspace.id}`, now.toISOString(), now.toISOString()],
      ]
    )
    const ledger = async (query: string) =>
      (await member.get(`/workspaces/${workspace.slug}/credits?${query}`)).body.data
    await sql.run(
      `INSERT INTO datasets (id, workspace_id, mode, request, row_count, created_at, reservation_id)
       VALUES (?, ?, 'sync', ?, 1, ?, ?)`,
      [
        ...[`ds_${workspace.id}`, workspace.id, DATASET_REQUEST],
        ...[now.toISOString(), `res_POST /v1/search_${workspace.id}`],
      ]
    )
    const states = async (query: string) => (await ledger(query)).lines.map(({ state }: any) => state)
    assert.deepEqual(await states(''), ['charged', 'charged', 'granted'])
    assert.deepEqual(await states('state=charged'), ['charged', 'charged'])
    assert.deepEqual(await states(`route=${encodeURIComponent('POST /v1/search')}`), ['charged'])
    assert.deepEqual(await states(`key_id=${key.id}`), ['charged', 'charged'])
    assert.deepEqual(await states('key_id=key_other'), [])
    assert.deepEqual(await states('state=held'), [])
    assert.deepEqual(await states('days=31&state=granted'), [])
    assert.equal((await member.get(`/workspaces/${workspace.slug}/credits?state=gift`)).status, 422)
    const first = await ledger('limit=1')
    assert.lengthOf(first.lines, 1)
    const run = { kind: 'run', id: `run_${workspace.id}`, title: 'Find pilots' }
    assert.deepEqual(first.lines[0].subject, run)
    const { lines } = await ledger(`before=${first.next_before}`)
    assert.deepEqual(
      lines.map(({ remaining }: any) => remaining - first.remaining),
      [3, 6]
    )
    const dataset = { kind: 'dataset', id: `ds_${workspace.id}`, title: '1 person: job title' }
    assert.deepInclude(lines[0], { change: -3, reserved: 5, caller: 'test', subject: dataset })
    const usage = await member.get(`/workspaces/${workspace.slug}/usage?days=7`)
    assert.deepEqual(usage.body.data.keys, [{ id: key.id, name: 'test', acu_charged: 6 }])
  })

  test('filters and sorts the audit log by action, member and time, with the names of records', async ({
    assert,
  }) => {
    const { workspace } = await makeKey()
    const operating = () => signedIn(workspace.id, 'admin', { isOperator: true })
    const [one, other] = [await operating(), await operating()]
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
    const [made, granted] = (await one.get(`${path}/audit`)).body.data.items
    assert.equal(made.subject_name, 'k')
    assert.equal(granted.subject_name, workspace.name)
    const sql = await app.container.make(Sql)
    await sql.run(
      `UPDATE console_audit SET created_at = ? WHERE workspace_id = ? AND action = 'key.create'`,
      [new Date(Date.now() - 8 * 86_400_000).toISOString(), workspace.id]
    )
    assert.deepEqual(await of('days=7'), ['credits.grant 2', 'credits.grant 1'])
    assert.deepEqual(await of('days=31&action=key.create'), ['key.create'])
  })

  test('sorts Sets by name, status, admitted people and time, across pages', async ({ assert }) => {
    const { workspace } = await makeKey()
    for (const [i, [query, status, admitted]] of (
      [
        ['pilots', 'completed', 1],
        ['Nurses', 'running', 3],
        [null, 'cancelled', 0],
      ] as const
    ).entries())
      await storeSet(workspace.id, { at: i, query, status, admitted })
    const member = await signedIn(workspace.id, 'member')
    const read = async (query: string) =>
      (await member.get(`/workspaces/${workspace.slug}/sets?${query}`)).body.data
    const names = async (sort: string) =>
      (await read(`sort=${sort}`)).items.map((set: any) => set.searches[0]?.query ?? null)
    assert.deepEqual(await names('name'), ['Nurses', 'pilots', null])
    assert.deepEqual(await names('-name'), ['pilots', 'Nurses', null])
    assert.deepEqual(await names('status'), [null, 'pilots', 'Nurses'])
    assert.deepEqual(await names('-admitted'), ['Nurses', 'pilots', null])
    assert.deepEqual(await names('created'), ['pilots', 'Nurses', null])
    const first = await read('sort=admitted&limit=2')
    assert.deepEqual(
      first.items.map(({ items }: any) => items.admitted),
      [0, 1]
    )
    const { items, next_cursor } = await read(`sort=admitted&limit=2&cursor=${first.next_cursor}`)
    assert.deepEqual([items.length, items[0].items.admitted, next_cursor], [1, 3, null])
    assert.deepEqual(
      (await read('')).items.map(({ status }: any) => status),
      ['cancelled', 'running', 'completed']
    )
    assert.equal((await member.get(`/workspaces/${workspace.slug}/sets?sort=share_hash`)).status, 422)
  })

  test('sorts monitors by status, next run, rounds and time, across pages', async ({ assert }) => {
    const { workspace, key } = await makeKey()
    const admin = await signedIn(workspace.id)
    const path = `/workspaces/${workspace.slug}/monitors`
    const make = async (query: string, change: object) => {
      const wanted = { key_id: key.id, search: { query, count: 5 }, cadence: 'FREQ=DAILY' }
      const { body } = await admin.post(path, wanted)
      await db.from('monitors').where('id', body.data.id).update(change)
    }
    const day = (n: number) => new Date(Date.UTC(2030, 0, n)).toISOString()
    await make('held', { next_at: day(1), paused_at: day(1), rounds: 2, created_at: day(1) })
    await make('later', { next_at: day(9), rounds: 7, created_at: day(2) })
    await make('soon', { next_at: day(2), rounds: 1, created_at: day(3) })
    await make('over', { status: 'completed', next_at: null, rounds: 5, created_at: day(4) })
    const read = async (query: string) => (await admin.get(`${path}?${query}`)).body.data
    const queries = async (query: string) => (await read(query)).items.map(({ search }: any) => search.query)
    assert.deepEqual(await queries(''), ['held', 'later', 'soon', 'over'])
    assert.deepEqual(await queries('sort=-created'), ['over', 'soon', 'later', 'held'])
    assert.deepEqual(await queries('sort=status'), ['later', 'soon', 'over', 'held'])
    assert.deepEqual(await queries('sort=next'), ['soon', 'later', 'held', 'over'])
    assert.deepEqual(await queries('sort=-rounds'), ['later', 'over', 'held', 'soon'])
    const { next_cursor } = await read('sort=rounds&limit=3')
    assert.deepEqual(await queries(`sort=rounds&limit=3&cursor=${next_cursor}`), ['later'])
    assert.equal((await admin.get(`${path}?sort=lease_token`)).status, 422)
  })
})

/** Inserts a Set with a search and `admitted` admitted items. */
async function storeSet(
  workspaceId: string,
  { at, query, status, admitted }: { at: number; query: string | null; status: string; admitted: number }
): Promise<void> {
  const created_at = new Date(Date.UTC(2026, 0, 1 + at)).toISOString()
  const [id, search] = [`set_${randomUUID().slice(0, 30)}`, `sea_${randomUUID().slice(0, 30)}`]
  await db.table('sets').insert({ id, workspace_id: workspaceId, status, created_at })
  if (query !== null)
    await db.table('set_searches').insert({
      ...{ id: search, set_id: id, position: 0, query, count: 5, criteria: '[]', exclude: '{}' },
      ...{ status: 'completed', progress: '{}', created_at },
    })
  for (let position = 0; position < admitted; position++)
    await db.table('set_items').insert({
      ...{ id: `itm_${randomUUID().slice(0, 30)}`, set_id: id, position, identity: `per_${position}` },
      ...{ status: 'admitted', seed: '{}', criteria: '[]', created_at },
    })
}

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import type { PersonRecord } from '#domain/people/person_record'
import { Billing } from '#domain/billing/billing'
import { grantCredits } from '#app/billing/grant_credits'
import { makeKey } from '../support/keys.js'
import { givePeople } from '../support/people.js'
import { DAY, eventsOf, monitorBench, rowOf } from './fixture.js'

type Bench = Awaited<ReturnType<typeof monitorBench>>
const HOOK = 'https://hooks.example.com/m'
const pilot = (name: string, facts: Partial<PersonRecord> = {}): PersonRecord => ({
  ...{ name, title: 'Pilot', company: 'Tidewell', city: 'Oslo', country: 'Norway', id: name },
  ...{ pronet_url: `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}` },
  ...facts,
})

test.group('monitor rounds', () => {
  async function monitored(client: ApiClient, bench: Bench, body: object = {}) {
    const made = await makeKey()
    const search = { query: 'pilot at Tidewell', count: 50 }
    const whole = { search, cadence: 'FREQ=DAILY', webhook_url: HOOK, ...body }
    const response = await client.post('/v1/monitors').bearerToken(made.secret).json(whole)
    response.assertStatus(201)
    bench.begin()
    return { ...made, workspaceId: made.workspace.id, id: response.body().data.id as string }
  }

  test('[MO-004] searches at each scheduled time and reports new people once', async ({ client, assert }) => {
    const bench = await monitorBench()
    await givePeople([pilot('Ada Berg'), pilot('Bo Dahl')])
    const { workspaceId, id } = await monitored(client, bench)
    assert.equal(await bench.runner.runDue(), 0)
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    const told = await eventsOf(workspaceId)
    assert.sameMembers(
      told.map(({ data }) => data.person.name),
      ['Ada Berg', 'Bo Dahl']
    )
    assert.sameMembers(Object.keys(told[0].data), ['monitor_id', 'person'])
    assert.equal(told[0].data.monitor_id, id)
    await givePeople([pilot('Ada Berg'), pilot('Bo Dahl'), pilot('Cy Eng')])
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    const all = await eventsOf(workspaceId)
    assert.lengthOf(all, 3)
    assert.include(
      all.map(({ data }) => data.person.name),
      'Cy Eng'
    )
    assert.lengthOf(bench.asked, 2)
  })

  test('reports a job change, also of a person the search no longer finds', async ({ client, assert }) => {
    const bench = await monitorBench()
    await givePeople([pilot('Ada Berg')])
    const { id, workspaceId } = await monitored(client, bench)
    bench.pass(DAY)
    const first = bench.now().toISOString()
    await bench.runner.runDue()
    await givePeople([pilot('Ada Berg', { title: 'Captain', company: 'Abacus' })])
    bench.pass(DAY)
    const second = bench.now().toISOString()
    await bench.runner.runDue()
    bench.pass(DAY)
    await bench.runner.runDue()
    const changed = (await eventsOf(workspaceId)).filter(({ type }) => type === 'monitor.item.changed')
    assert.lengthOf(changed, 1)
    assert.deepEqual(changed[0].data.changes, [
      { field: 'title', from: 'Pilot', to: 'Captain' },
      { field: 'company', from: 'Tidewell', to: 'Abacus' },
    ])
    const [report] = await bench.store.reports(id, 10)
    assert.deepInclude(report, { reported_at: first, changed_at: second })
    assert.deepEqual(report.person.changes, changed[0].data.changes)
  })

  test('catches up once after an outage, and keeps its schedule', async ({ client, assert }) => {
    const bench = await monitorBench()
    await givePeople([])
    const { id } = await monitored(client, bench, { cadence: '0 * * * *' })
    bench.pass(10 * DAY)
    assert.equal(await bench.runner.runDue(), 1)
    const { next_at } = await rowOf(id)
    assert.match(next_at, /:00:00\.000Z$/)
    assert.isAbove(Date.parse(next_at), bench.now().getTime())
    assert.isAtMost(Date.parse(next_at), bench.now().getTime() + DAY / 24)
    assert.lengthOf(bench.asked, 1)
  })

  test('completes when the schedule has ended', async ({ client, assert }) => {
    const bench = await monitorBench()
    await givePeople([])
    const { id, secret } = await monitored(client, bench, { cadence: 'FREQ=DAILY;COUNT=2' })
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    bench.pass(5 * DAY)
    assert.equal(await bench.runner.runDue(), 0)
    const { monitors } = (await client.get('/v1/monitors').bearerToken(secret)).body().data
    assert.include(monitors[0], { id, status: 'completed' })
  })

  test('[MO-003] a deleted monitor does not run, and a running round writes nothing', async ({
    client,
    assert,
  }) => {
    let remove = async () => {}
    const bench = await monitorBench({
      search: async () => {
        await remove()
        return [{ person_id: 'per_x', name: 'X' }]
      },
    })
    const { id, secret, workspaceId } = await monitored(client, bench)
    remove = async () => {
      ;(await client.delete(`/v1/monitors/${id}`).bearerToken(secret)).assertStatus(200)
    }
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 0)
    assert.deepEqual(await eventsOf(workspaceId), [])
  })

  test('a failed round is retried with increasing delays and reports nothing', async ({ client, assert }) => {
    let broken = true
    const bench = await monitorBench({
      search: async () => {
        if (broken) throw new Error('no index')
        return [{ person_id: 'per_x', name: 'X' }]
      },
    })
    const { id, workspaceId } = await monitored(client, bench)
    bench.pass(DAY)
    const waits: number[] = []
    for (let i = 0; i < 3; i++) {
      await bench.runner.runDue()
      const row = await rowOf(id)
      assert.equal(row.last_error, 'internal_error')
      waits.push(Date.parse(row.next_at) - bench.now().getTime())
      bench.pass(waits.at(-1)!)
    }
    assert.deepEqual(waits, [30_000, 60_000, 120_000])
    broken = false
    await bench.runner.runDue()
    assert.lengthOf(await eventsOf(workspaceId), 1)
    assert.include(await rowOf(id), { failures: 0, last_error: null })
  })

  test('retries soon if the index is unavailable', async ({ client, assert }) => {
    const bench = await monitorBench({
      search: async () => {
        throw new DomainError('search_unavailable')
      },
    })
    const { id } = await monitored(client, bench, { cadence: 'FREQ=WEEKLY' })
    bench.pass(7 * DAY)
    await bench.runner.runDue()
    const row = await rowOf(id)
    assert.equal(row.last_error, 'search_unavailable')
    assert.equal(Date.parse(row.next_at) - bench.now().getTime(), 30_000)
  })

  for (const [what, change, code] of [
    ['that is suspended', { status: 'suspended' }, 'active_account_required'],
    ['whose plan has no API', { plan: 'free' }, 'paid_plan_required'],
  ] as const)
    test(`does not search or charge for a workspace ${what} until that changes`, async ({
      client,
      assert,
    }) => {
      const bench = await monitorBench({ search: async () => [{ person_id: 'per_x', name: 'X' }] })
      const { id, workspaceId } = await monitored(client, bench)
      const before = await db.from('workspaces').where('id', workspaceId).firstOrFail()
      await db.from('workspaces').where('id', workspaceId).update(change)
      for (let day = 0; day < 3; day++) {
        bench.pass(DAY)
        assert.equal(await bench.runner.runDue(), 1)
      }
      assert.include(await rowOf(id), { last_error: code, status: 'active' })
      assert.deepEqual(bench.asked, [])
      await db
        .from('workspaces')
        .where('id', workspaceId)
        .update({ status: before.status, plan: before.plan })
      bench.pass(DAY)
      await bench.runner.runDue()
      assert.lengthOf(bench.asked, 1)
      assert.lengthOf(await eventsOf(workspaceId), 1)
    })

  for (const [what, change, code] of [
    ['was revoked', 'revoked_at', 'revoked_api_key'],
    ['has expired', 'expires_at', 'expired_api_key'],
  ] as const)
    test(`does not search, send or charge with a key that ${what}`, async ({ client, assert }) => {
      let found = 0
      const search = async () => [{ person_id: `per_${++found}`, name: 'X' }]
      const bench = await monitorBench({ price: 2, search })
      const { id, key, workspaceId } = await monitored(client, bench)
      const billing = await app.container.make(Billing)
      await grantCredits(billing, { workspaceId, amount: 1_000, note: null })
      bench.pass(DAY)
      await bench.runner.runDue()
      const at = new Date(bench.now().getTime() + DAY / 2).toISOString()
      await db
        .from('api_keys')
        .where('id', key.id)
        .update({ [change]: at })
      for (let day = 0; day < 3; day++) {
        bench.pass(DAY)
        assert.equal(await bench.runner.runDue(), 1)
        const row = await rowOf(id)
        assert.include(row, { last_error: code, failures: day + 1 })
        assert.isAbove(Date.parse(row.next_at), bench.now().getTime() + DAY / 2)
      }
      assert.lengthOf(bench.asked, 1)
      assert.lengthOf(await eventsOf(workspaceId), 1)
      assert.deepEqual(await billing.balance(workspaceId), { granted: 1_000, posted: 2, pending: 0 })
    })

  test('does not search with a key that no longer exists', async ({ client, assert }) => {
    const bench = await monitorBench({ search: async () => [{ person_id: 'per_x', name: 'X' }] })
    const { id, key } = await monitored(client, bench)
    await db
      .from('monitors')
      .where('id', id)
      .update({ key_id: `${key.id.slice(0, -1)}?` })
    bench.pass(DAY)
    assert.equal(await bench.runner.runDue(), 1)
    assert.include(await rowOf(id), { last_error: 'revoked_api_key' })
    assert.deepEqual(bench.asked, [])
  })

  test('several workers run a round once; a worker that lost it writes nothing', async ({
    client,
    assert,
  }) => {
    const bench = await monitorBench({ search: async () => [{ person_id: 'per_x', name: 'X' }] })
    const { workspaceId } = await monitored(client, bench)
    bench.pass(DAY)
    const rounds = await Promise.all([bench.runner.runDue(), bench.runner.runDue(), bench.runner.runDue()])
    assert.deepEqual(rounds.sort(), [0, 0, 1])
    bench.pass(DAY)
    const until = new Date(bench.now().getTime() + 60_000)
    const lost = (await bench.store.claim('lost', bench.now(), until))!
    bench.pass(60_000)
    assert.equal(await bench.runner.runDue(), 1)
    await bench.round.run(lost, 'lost', bench.now())
    assert.lengthOf(await eventsOf(workspaceId), 1)
  })

  test('charges for the people found; without credits the round is skipped', async ({ client, assert }) => {
    const found = [1, 2, 3].map((i) => ({ person_id: `per_${i}`, name: `P ${i}` }))
    const bench = await monitorBench({ price: 2, search: async () => found })
    const { workspaceId, id } = await monitored(client, bench, { search: { query: 'pilots', count: 5 } })
    const billing = await app.container.make(Billing)
    bench.pass(DAY)
    await bench.runner.runDue()
    assert.include(await rowOf(id), { last_error: 'insufficient_acu', status: 'active' })
    assert.isAbove(Date.parse((await rowOf(id)).next_at), bench.now().getTime() + DAY / 2)
    assert.deepEqual(await eventsOf(workspaceId), [])
    await grantCredits(billing, { workspaceId, amount: 100, note: null })
    bench.pass(DAY)
    await bench.runner.runDue()
    assert.deepEqual(await billing.balance(workspaceId), { granted: 100, posted: 6, pending: 0 })
    assert.lengthOf(await eventsOf(workspaceId), 3)
  })
})

import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { addKey } from '#tests/functional/support/keys'
import { customer } from '#tests/functional/datasets/fixture'

const PERSON = { people: [{ identifier: 'ada@example.com' }], fields: ['phone'] }
const LISTS = [
  {
    route: '/v1/datasets',
    member: 'datasets',
    create: '/v1/datasets',
    body: {
      entity: { type: 'company' },
      rows: [{ name: 'Acme' }],
      columns: [{ key: 'name' }],
      mode: 'async',
    },
    scope: 'batch:write',
    id: 'id',
  },
  {
    route: '/v1/people/batch',
    member: 'batches',
    create: '/v1/people/batch/enrich',
    body: PERSON,
    scope: 'people:search',
    id: 'id',
  },
  {
    route: '/v1/agent/runs',
    member: 'runs',
    create: '/v1/agent',
    body: { task: 'Who leads Acme?', max_acu: 1 },
    scope: 'people:search',
    id: 'run_id',
  },
] as const

test.group('lists', (group) => {
  group.each.teardown(async () => {
    const sql = await app.container.make(Sql)
    await sql.run(`UPDATE runs SET status = 'cancelled' WHERE status IN ('queued', 'running')`, [])
  })

  for (const { route, member, create, body, scope, id } of LISTS)
    test(`GET ${route} lists the workspace's own, newest first, in pages`, async ({ client, assert }) => {
      const [mine, other] = [await customer(1_000), await customer(1_000)]
      const list = async (query: object = {}, secret = mine.secret) => {
        const response = await client.get(route).bearerToken(secret).qs(query)
        response.assertStatus(200)
        return response.body().data
      }
      assert.deepEqual(await list(), { [member]: [], next_cursor: null })
      const made: string[] = []
      for (let i = 0; i < 3; i++) {
        const created = await client.post(create).bearerToken(mine.secret).json(body)
        created.assertStatus(202)
        const { data } = created.body()
        made.unshift((data.dataset ?? data)[id])
      }
      const all = await list()
      assert.sameMembers(
        all[member].map((one: any) => one[id]),
        made
      )
      const times = all[member].map((one: any) => one.created_at)
      assert.deepEqual(times, times.toSorted().reverse())
      assert.isNull(all.next_cursor)
      const first = await list({ limit: 2 })
      const second = await list({ limit: 2, cursor: first.next_cursor })
      assert.deepEqual([...first[member], ...second[member]], all[member])
      assert.isNull(second.next_cursor)
      assert.deepEqual(await list({}, other.secret), { [member]: [], next_cursor: null })
      assert.deepEqual((await list({ cursor: first.next_cursor }, other.secret))[member], [])
      for (const query of [{ limit: 0 }, { limit: 101 }, { cursor: 'x' }, { page: 1 }])
        (await client.get(route).bearerToken(mine.secret).qs(query)).assertStatus(422)
      const refused = await client.get(route).bearerToken(mine.secret).qs({ limit: 101 })
      assert.match(refused.body().error.details.fieldErrors.limit[0], /\b100\b/)
      const unscoped = await addKey({ id: mine.key.workspaceId }, { scopes: [scope] })
      ;(await client.get(route).bearerToken(unscoped.secret)).assertStatus(403)
    })
})

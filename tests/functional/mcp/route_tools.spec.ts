import { test } from '@japa/runner'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import {
  admitted,
  DESIGNERS,
  idle,
  inventedWorld,
  QUERY,
  restore,
  SCHOOL,
} from '#tests/functional/sets/fixture'
import { call, connect, connectStateless, textOf, useTools } from './fixture.js'

function outputOf(result: CallToolResult) {
  if (result.structuredContent === undefined) throw new Error(textOf(result))
  return (result.structuredContent as any).output
}

test.group('MCP server: tools that call routes', (group) => {
  group.each.setup(async () => {
    await inventedWorld()
    await useTools()
  })
  group.each.teardown(restore)
  const worker = groupWorker(group)

  test('a client builds a Set, adds a search and people, and reads them', async ({
    client: http,
    assert,
  }) => {
    await worker.start()
    const { secret } = await customer()
    const client = await connectStateless(secret)
    const search = { query: QUERY, count: 2 }
    const preview = outputOf(await call(client, 'set_preview', { search }))
    assert.isNotEmpty(preview.criteria)
    const { id, estimate } = outputOf(await call(client, 'set_create', { search, enrichments: [SCHOOL] }))
    assert.deepEqual(estimate, { credits: 0, estimated_cost_usd: 0 })
    await idle(http, secret, id)
    const more = await call(client, 'set_add_search', { id, query: QUERY, count: 5 })
    assert.equal(outputOf(more).search.query, QUERY)
    await idle(http, secret, id)
    const rows = [{ name: 'Anna Berg', company: 'Tidewell' }]
    assert.equal(outputOf(await call(client, 'set_import', { id, rows })).imported, 1)
    const set = outputOf(await call(client, 'set_read', { id }))
    assert.lengthOf(set.searches, 2)
    const page = outputOf(await call(client, 'set_items', { id, status: 'admitted', limit: 3 }))
    assert.lengthOf(page.items, 3)
    const rest = outputOf(
      await call(client, 'set_items', { id, status: 'admitted', cursor: page.next_cursor })
    )
    assert.lengthOf(rest.items, (await admitted(http, secret, id)).length - 3)
    assert.isAtLeast((await admitted(http, secret, id)).length, DESIGNERS.length)
    assert.equal(outputOf(await call(client, 'sets_list')).sets[0].id, id)
    assert.equal(outputOf(await call(client, 'set_cancel', { id })).id, id)
  })

  test('datasets, batches, monitors and account', async ({ assert }) => {
    await worker.start()
    const { secret, balance } = await customer(100)
    const client = await connect(secret)
    const table = {
      entity: { type: 'person' },
      rows: [{ name: DESIGNERS[0], company: 'Tarnlight Labs' }],
      columns: [{ key: 'title' }],
    }
    const filled = await call(client, 'dataset_create', table)
    assert.equal(outputOf(filled).rows[0].cells.title.value, 'Lighting Designer')
    assert.deepEqual(filled._meta, { credits_charged: 1 })
    assert.deepInclude(await balance(), { posted: 1, pending: 0 })
    const started = outputOf(await call(client, 'dataset_create', { ...table, mode: 'async' }))
    assert.notProperty(started, 'rows')
    const { id } = outputOf(filled).dataset
    assert.equal(outputOf(await call(client, 'dataset_read', { id })).dataset.status, 'completed')
    assert.lengthOf(outputOf(await call(client, 'dataset_rows', { id })).rows, 1)
    assert.lengthOf(outputOf(await call(client, 'datasets_list')).datasets, 2)

    const people = { people: [{ name: DESIGNERS[0], company: 'Tarnlight Labs' }], fields: ['work_email'] }
    assert.equal(outputOf(await call(client, 'batch_estimate', people)).credits, 0)
    const batch = outputOf(await call(client, 'batch_create', people))
    assert.equal(outputOf(await call(client, 'batch_read', { id: batch.id })).people_count, 1)
    assert.lengthOf(outputOf(await call(client, 'batch_results', { id: batch.id })).results, 1)
    assert.lengthOf(outputOf(await call(client, 'batches_list')).batches, 1)

    const wanted = { search: { query: QUERY }, cadence: 'FREQ=WEEKLY;BYDAY=MO' }
    const monitor = outputOf(await call(client, 'monitor_create', wanted))
    assert.lengthOf(outputOf(await call(client, 'monitors_list')).monitors, 1)
    assert.deepEqual(outputOf(await call(client, 'monitor_delete', { id: monitor.id })), { id: monitor.id })

    assert.property(outputOf(await call(client, 'account_usage')), 'budgets')
    assert.property(outputOf(await call(client, 'account_credits')), 'remaining_acu')
  })

  test('a large cost is shown before the dataset starts', async ({ assert }) => {
    const { secret } = await customer()
    const client = await connectStateless(secret, { capabilities: { elicitation: {} } })
    const asked: string[] = []
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params.message)
      return { action: 'decline' }
    })
    const rows = Array.from({ length: 20 }, (_, i) => ({ name: `Person ${i}`, company: 'Tidewell' }))
    const table = { entity: { type: 'person' }, rows, columns: [{ key: 'phone' }], mode: 'async' }
    assert.match(textOf(await call(client, 'dataset_create', table)), /^not_approved: /)
    assert.deepEqual(asked, ['Fill a table: may cost up to 200 ACU (20.00 USD). Approve?'])
    assert.lengthOf(outputOf(await call(client, 'datasets_list')).datasets, 0)
  })

  test('a dry run is free, so no approval is asked', async ({ assert }) => {
    const { secret, balance } = await customer()
    const client = await connectStateless(secret, { capabilities: { elicitation: {} } })
    const asked: string[] = []
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked.push(params.message)
      return { action: 'decline' }
    })
    const people = [{ name: 'Anna Berg', company: 'Tidewell' }]
    const table = { entity: { type: 'person' }, rows: people, columns: [{ key: 'phone' }], dry_run: true }
    assert.isNotTrue((await call(client, 'dataset_create', table)).isError)
    const batch = { people, fields: ['work_email'], dry_run: true }
    assert.isNotTrue((await call(client, 'batch_create', batch)).isError)
    assert.deepEqual(asked, [])
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('failures have the codes of the routes, and other workspaces see nothing', async ({ assert }) => {
    const mine = await connect((await customer()).secret)
    const { id } = outputOf(await call(mine, 'set_create', { search: { query: QUERY, count: 1 } }))
    const { secret, balance } = await customer(0)
    const client = await connect(secret)
    const cases: [string, Record<string, unknown>, RegExp][] = [
      ['set_read', { id }, /^not_found: /],
      ['set_add_search', { id, query: QUERY }, /^not_found: /],
      ['set_read', {}, /^validation_failed: id: /],
      ['set_read', { id: 'set_x', more: 1 }, /^validation_failed: more: /],
      ['set_items', { id: 'set_x', limit: 0 }, /^validation_failed: limit: /],
      ['set_create', { search: {} }, /^validation_failed: search\.query: /],
      ['set_create', { search: { query: 'x' }, enrichments: 7 }, /^validation_failed: enrichments: /],
      ['dataset_create', { entity: { type: 'person' }, columns: [] }, /^validation_failed: /],
      [
        'dataset_create',
        { entity: { type: 'company' }, rows: [{ name: 'x' }], columns: [{ key: 'name' }] },
        /^insufficient_acu: /,
      ],
    ]
    for (const [name, input, pattern] of cases)
      assert.match(textOf(await call(client, name, input)), pattern, `${name} ${JSON.stringify(input)}`)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })
})

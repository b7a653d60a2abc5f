import { test } from '@japa/runner'
import { QUERY } from '#tests/functional/sets/fixture'
import * as kithClient from '../../../clients/typescript/src/index.js'
import { ANSWER, BASE_URL, clientWorld } from './world.js'
import { all, connect, thrown } from './connect.js'
import { cutsAfter, unreliable } from './unreliable_fetch.js'

const { Kith } = kithClient

test.group('TypeScript client: streams', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  clientWorld(group)

  test('an agent stream that breaks twice is resumed without missing or repeated chunks', async ({
    assert,
  }) => {
    const { kith, sent } = await connect([cutsAfter(2), cutsAfter(2)])
    const events = await all(kith.streamAgent({ task: 'Find somebody who can weld' }))
    assert.deepEqual(
      events.map(({ id }) => Number(id)),
      events.map((_, i) => i)
    )
    assert.equal(events.at(-1)!.data.type, 'finish')
    const text = events.map(({ data }) => (data.type === 'text-delta' ? data.delta : '')).join('')
    assert.equal(text, ANSWER)
    assert.deepEqual(
      sent.map(({ headers }) => headers.get('last-event-id')),
      [null, '1', '3']
    )
    assert.lengthOf([...new Set(sent.map(({ headers }) => headers.get('idempotency-key')))], 1)
    const { data: listed } = await kith.agent.runs.list()
    assert.lengthOf(listed.runs, 1)
    const again = await all(kith.streamRun(listed.runs[0].run_id, { after: '1' }))
    assert.deepEqual(again, events.slice(2))
  })

  test('the events of a Set are streamed until it is idle, across a lost connection', async ({ assert }) => {
    const { kith, sent } = await connect()
    const { data } = await kith.sets.create({ search: { query: QUERY, count: 3 } })
    const broken = unreliable([cutsAfter(1)])
    const reader = new Kith({
      apiKey: sent[0].headers.get('authorization')!.slice(7),
      baseUrl: BASE_URL(),
      fetch: broken.fetch,
    })
    const events = await all(reader.streamSet(data.id))
    assert.lengthOf(
      broken.sent.filter(({ path }) => path.endsWith('/events')),
      2
    )
    assert.equal(events.at(-1)!.type, 'set.idle')
    const numbers = events.map(({ id }) => Number(id))
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].sort((a, b) => a - b)
    )
    assert.includeMembers(
      events.map(({ type }) => type),
      ['set.item.created', 'set.search.completed']
    )
  })

  test('the stream of a Set that got more work does not end at an earlier set.idle', async ({ assert }) => {
    const { kith } = await connect()
    const { data } = await kith.sets.create({ search: { query: QUERY, count: 1 } })
    const { id } = data
    await kith.waitFor('set', id)
    await kith.sets.searches.create({ id, query: QUERY, count: 2 })
    const during = await all(kith.streamSet(id))
    assert.equal((await kith.sets.read({ id })).data.status, 'completed')
    const after = await all(kith.streamSet(id))
    for (const events of [during, after]) {
      assert.equal(events.at(-1)!.type, 'set.idle')
      assert.lengthOf(
        events.filter(({ type }) => type === 'set.idle'),
        2
      )
    }
  })

  test('a stream that the service refuses throws the typed error', async ({ assert }) => {
    const { kith } = await connect()
    assert.instanceOf(await thrown(all(kith.streamSet('set_none'))), kithClient.NotFoundError)
  })
})

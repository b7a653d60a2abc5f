import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RunStore } from '#app/runs/run_store'
import { SessionStore } from '#app/agent/session_store'
import { taskOf } from '#app/agent/show_run'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { answered, chunksOf, endOthers, openStream, restore, thinks } from './fixture.js'
import type { ScriptedEngine } from './engines.js'

test.group('agent: sessions', (group) => {
  const worker = groupWorker(group)
  let engine: ScriptedEngine
  group.each.setup(async () => {
    await endOthers()
    engine = thinks(async ({ task }) => ({ text: `Answer to ${task}` }))
    await worker.start()
  })
  group.each.teardown(restore)

  const said = (...tasks: string[]) =>
    tasks.flatMap((task) => [
      { role: 'user', text: task },
      { role: 'assistant', text: `Answer to ${task}` },
    ])
  const recalled = () => engine.turns.map(({ history }) => history)

  test('[AG-012 AG-017] two runs with one session_id share the conversation', async ({ client, assert }) => {
    const { secret } = await customer(100)
    for (const more of [{}, { memory: 'read_write' }, { memory: 'read' }])
      await answered(client, secret, { task: `Task ${JSON.stringify(more)}`, session_id: 'one', ...more })
    await answered(client, secret, { task: 'Elsewhere', session_id: 'two' })
    const [first, second, third, other] = recalled()
    assert.deepEqual(first, [])
    assert.deepEqual(second, said('Task {}'))
    assert.deepEqual(third, said('Task {}', 'Task {"memory":"read_write"}'))
    assert.deepEqual(other, [])
  })

  test('[AG-017] memory `read` stores nothing, and `none` neither reads nor stores', async ({
    client,
    assert,
  }) => {
    const { secret } = await customer(100)
    for (const [task, memory] of [
      ['a', 'read'],
      ['b', 'none'],
      ['c', 'read_write'],
      ['d', 'read'],
      ['e', 'none'],
      ['f', 'read_write'],
    ])
      await answered(client, secret, { task, memory, session_id: 'one' })
    assert.deepEqual(recalled(), [[], [], [], said('c'), [], said('c')])
  })

  test('[AG-017] memory without a session stores nothing', async ({ client, assert }) => {
    const { secret } = await customer(100)
    for (const task of ['a', 'b']) await answered(client, secret, { task, memory: 'read_write' })
    assert.deepEqual(recalled(), [[], []])
  })

  test('[AG-012 AU-014] the same session_id in another workspace is another session', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await customer(100), await customer(100)]
    for (const { secret } of [one, other]) await answered(client, secret, { task: 'a', session_id: 'same' })
    assert.deepEqual(recalled(), [[], []])
  })

  test('[AG-012] a failed or cancelled turn is not stored', async ({ client, assert }) => {
    const { secret } = await customer(100)
    await answered(client, secret, { task: 'a', session_id: 'one', output_schema: { type: 'object' } })
    await answered(client, secret, { task: 'b', session_id: 'one' })
    assert.deepEqual(recalled(), [[], []])
  })

  test('[AG-012 AG-034] a turn cancelled between its last text and its end is not stored', async ({
    client,
    assert,
  }) => {
    await worker.stop()
    const store = await app.container.make(RunStore)
    const late = altered(store, {
      finish: async (run, ...rest) => {
        if (taskOf(run)!.task === 'a') await store.cancel(run.workspaceId, run.id, new Date())
        return store.finish(run, ...rest)
      },
    })
    app.container.swap(RunStore, () => late)
    await worker.start()
    app.container.restore(RunStore)
    const { secret } = await customer(100)
    const first = await answered(client, secret, { task: 'a', session_id: 'one' })
    assert.equal(first.body().data.status, 'cancelled')
    await answered(client, secret, { task: 'b', session_id: 'one' })
    assert.deepEqual(recalled(), [[], []])
  })

  test('[AG-012 AG-004] a chat shares the conversation', async ({ client, assert }) => {
    const { secret } = await customer(100)
    await chunksOf(await openStream(secret, '/v1/agent/chat', { body: { task: 'a', session_id: 'one' } }))
    await answered(client, secret, { task: 'b', session_id: 'one' })
    assert.deepEqual(recalled()[1], said('a'))
  })

  test('[AG-012] reads only the last turns of a long conversation', async ({ client, assert }) => {
    const { secret } = await customer(100)
    for (let turn = 0; turn < 13; turn++)
      await answered(client, secret, { task: `Turn ${turn}`, session_id: 'one' })
    assert.deepEqual(recalled()[12], said(...Array.from({ length: 10 }, (_, i) => `Turn ${i + 2}`)))
  })

  test('[AG-012] deletes messages after 30 days', async ({ client, assert }) => {
    const { secret } = await customer(100)
    await answered(client, secret, { task: 'a', session_id: 'one' })
    const sessions = await app.container.make(SessionStore)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sessions.sweep(inDays(29.9))
    await answered(client, secret, { task: 'b', session_id: 'one' })
    assert.deepEqual(recalled()[1], said('a'))
    await sessions.sweep(inDays(30.1))
    await answered(client, secret, { task: 'c', session_id: 'one' })
    assert.deepEqual(recalled()[2], [])
  })

  test('[AG-029] artifacts are outputs of research tools in order, without memory, plans or rejected calls', async ({
    client,
    assert,
  }) => {
    await givePeople([
      { name: 'Nora Fenwick', title: 'Lighting Designer', source_url: 'https://nora.example' },
    ])
    await worker.stop()
    thinks(async (turn, tools, say) => {
      say(`I recall ${turn.history.length} messages and plan to search.`)
      await tools.call('people_search', { query: 'Nora Fenwick', type: 'instant' })
      await tools.call('people_search', { nonsense: true })
      await tools.call('no_such_tool' as 'web_search', {})
      await tools.call('codehost_search', { login: 'nora' })
      return { text: 'Nora Fenwick designs lamps.' }
    })
    await worker.start()
    const { secret } = await customer(100)
    await answered(client, secret, { task: 'Remember this secret word: PLINTH', session_id: 'one' })
    const { artifacts } = (await answered(client, secret, { task: 'Who is Nora?', session_id: 'one' })).body()
      .data
    assert.deepEqual(
      artifacts.map(({ tool }: any) => tool),
      ['people_search', 'codehost_search']
    )
    assert.equal(artifacts[0].output.results[0].name, 'Nora Fenwick')
    assert.notInclude(JSON.stringify(artifacts), 'PLINTH')
    assert.notInclude(JSON.stringify(artifacts), 'plan')
  })
})

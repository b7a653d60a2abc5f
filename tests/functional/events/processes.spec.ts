import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'
import { eventsOf } from '#tests/functional/sets/fixture'

test.group('event streams across processes', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.each.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })

  test('[SE-024 EV-004] events of a worker reach readers of another process within a second; SIGTERM ends the stream', async ({
    assert,
  }) => {
    const settings = { DATA_DIR: folder.directory, EVIDENCE_READ: 'archive' }
    await ace(['workspace:create', 'acme', '--plan=enterprise', '--credits=100', '--json'], settings)
    const made = await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], settings)
    const { key } = JSON.parse(made.out)
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const web = await serve({ ...settings, ROLE: 'web' })
    const created = await fetch(`${web.url}/v1/sets`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ search: { query: 'florists in Rome', count: 1 } }),
    })
    assert.equal(created.status, 201)
    const { data } = (await created.json()) as any
    const response = await fetch(`${web.url}${data.events_url}`, { headers })
    const worker = await serve({ ...settings, ROLE: 'worker' })
    const seen: string[] = []
    let stopping: Promise<void> | undefined
    let stoppedAt = 0
    for await (const { type, data: event } of eventsOf(response)) {
      seen.push(type)
      assert.isBelow(Date.now() - Date.parse(event.created_at), 1_000)
      if (type !== 'set.idle') continue
      stoppedAt = Date.now()
      stopping = kill(web.child, 'SIGTERM')
    }
    await stopping
    assert.isBelow(Date.now() - stoppedAt, 5_000)
    assert.deepEqual(seen, ['set.search.completed', 'set.idle'])
    await kill(worker.child, 'SIGTERM')
  }).timeout(90_000)
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'
import { chunksOf, openStream, type Seen } from './fixture.js'

const TASK = { task: 'Find lighting designers in Oslo', session_id: 'one' }
const types = (seen: Seen[]) => seen.map(({ chunk }) => chunk.type)

/** A language model that never responds. Reports each call and each closed connection. */
async function silentModel(): Promise<{
  url: string
  asked: Promise<void>
  left: Promise<number>
  server: Server
}> {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const server = createServer((_request, response) => {
    asked.resolve()
    response.on('close', () => left.resolve(Date.now()))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { url, asked: asked.promise, left: left.promise, server }
}

test.group('agent: across processes', (group) => {
  let folder: ReturnType<typeof dataFolder>
  const ends: (() => unknown)[] = []
  group.each.setup(() => {
    folder = dataFolder()
    return async () => {
      for (const end of ends.splice(0).reverse()) await end()
      folder.end()
    }
  })

  async function started(roles: string[], more: Record<string, string> = {}) {
    const settings = { DATA_DIR: folder.directory, EVIDENCE_READ: 'archive', ...more }
    await ace(['workspace:create', 'acme', '--plan=enterprise', '--credits=100', '--json'], settings)
    const made = await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], settings)
    const processes = await Promise.all(roles.map((ROLE) => serve({ ...settings, ROLE })))
    for (const { child } of processes) ends.push(() => kill(child))
    return { key: JSON.parse(made.out).key as string, processes, settings }
  }

  test('[AG-031] two processes stream a run that a third process works on', async ({ assert }) => {
    const { key, processes, settings } = await started(['web', 'web'])
    const [one, other] = processes
    const first = chunksOf(await openStream(key, '/v1/agent', { base: one.url, body: TASK }))
    const again = await fetch(`${other.url}/v1/agent`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(TASK),
    })
    const { run_id } = ((await again.json()) as any).data
    const second = chunksOf(await openStream(key, `/v1/agent/runs/${run_id}`, { base: one.url }))
    const third = chunksOf(await openStream(key, `/v1/agent/runs/${run_id}`, { base: other.url }))
    const worker = await serve({ ...settings, ROLE: 'worker' })
    ends.push(() => kill(worker.child))
    const [streamed, here, there] = await Promise.all([first, second, third])
    for (const seen of [streamed, here]) {
      assert.equal(types(seen)[0], 'start')
      assert.equal(types(seen).at(-1), 'finish')
    }
    assert.deepEqual(there, here)
  }).timeout(180_000)

  test('[AG-005 AG-032 AG-034] cancelling in one process stops the stream, model call and reservation in another within a second', async ({
    assert,
  }) => {
    const model = await silentModel()
    ends.push(
      () => model.server.closeAllConnections(),
      () => model.server.close()
    )
    const { key, processes } = await started(['web', 'worker'], {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'silent',
    })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const stream = chunksOf(await openStream(key, '/v1/agent/chat', { base: processes[0].url, body: TASK }))
    await model.asked
    const cancelledAt = Date.now()
    const cancelled = await fetch(`${processes[0].url}/v1/agent/chat/cancel`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ session_id: 'one' }),
    })
    assert.equal(cancelled.status, 200)
    const seen = await stream
    assert.isBelow(Date.now() - cancelledAt, 1_000)
    assert.deepEqual(types(seen), ['start', 'error'])
    assert.isBelow((await model.left) - cancelledAt, 1_000)
    const credits = await fetch(`${processes[0].url}/v1/account/credits`, { headers })
    assert.equal(((await credits.json()) as any).data.remaining_credits, 100)
  }).timeout(180_000)
})

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { EventStreams } from '#app/events/event_streams'
import { StreamGuard } from '#app/events/stream_guard'
import { StreamHolders } from '#app/events/stream_holders'
import { StreamSlots } from '#app/events/stream_slots'
import { ask, openStream as streamAgent } from '#tests/functional/agent/fixture'
import { openStream as streamConsole } from '#tests/functional/console/support/events'
import { signedIn } from '#tests/functional/console/support/visitor'
import { customer } from '#tests/functional/datasets/fixture'
import { created, restore, openStream as streamSet } from '#tests/functional/sets/fixture'
import { addKey } from '#tests/functional/support/keys'

const opened: Response[] = []

/** Opens a stream that is closed at the end of the test. */
const kept =
  <A extends unknown[]>(open: (...given: A) => Promise<Response>) =>
  async (...given: A): Promise<Response> => {
    const response = await open(...given)
    opened.push(response)
    return response
  }
const [openAgent, openConsole, openStream] = [kept(streamAgent), kept(streamConsole), kept(streamSet)]

/** Streams with a limit per holder and frequent checks. */
async function bounded(most: number): Promise<Sql> {
  const sql = await app.container.make(Sql)
  const slots = new StreamSlots(sql, most)
  const guard = new StreamGuard(new StreamHolders(sql), slots, () => {}, { intervalMs: 100 })
  const streams = new EventStreams({}, guard)
  app.container.swap(EventStreams, () => streams)
  return sql
}

/** Reports whether a stream ends within this time. Leaves a stream that does not. */
async function endsWithin(response: Response, ms: number): Promise<boolean> {
  const reader = response.body!.getReader()
  let isOpen = false
  const late = setTimeout(() => {
    isOpen = true
    void reader.cancel()
  }, ms)
  for (let done = false; !done; ) done = (await reader.read()).done
  clearTimeout(late)
  return !isOpen
}

test.group('event streams and their holders', (group) => {
  group.each.teardown(async () => {
    await Promise.all(
      opened.splice(0).map(({ body, bodyUsed }) => !bodyUsed && !body?.locked && body?.cancel())
    )
    restore()
  })

  // Changes the database directly, like another process.
  const ENDS = {
    revoked: `UPDATE api_keys SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE id = ?`,
    expired: `UPDATE api_keys SET expires_at = '2026-01-01T00:00:00.000Z' WHERE id = ?`,
    'cut down to other scopes': `UPDATE api_keys SET scopes = '["account:read"]' WHERE id = ?`,
    'of a suspended workspace': `UPDATE workspaces SET status = 'suspended' WHERE id = (SELECT workspace_id FROM api_keys WHERE id = ?)`,
  }
  for (const [how, statement] of Object.entries(ENDS))
    test(`streams of a key that is ${how} end, and those of other keys continue`, async ({
      client,
      assert,
    }) => {
      const sql = await bounded(10)
      const [{ secret, workspace }, other] = [await customer(), await customer()]
      const id = await created(client, other.secret)
      const { key, secret: bad } = await addKey(workspace)
      const own = await created(client, secret)
      const run = (await ask(client, secret)).body().data.run_id
      const streams = [await openStream(bad, own), await openAgent(bad, `/v1/agent/runs/${run}`)]
      const others = await openStream(other.secret, id)
      await sql.run(statement, [key.id])
      for (const stream of streams) assert.isTrue(await endsWithin(stream, 4_000))
      assert.isFalse(await endsWithin(others, 300))
    })

  for (const [what, statement] of [
    ['whose membership is removed', 'DELETE FROM members WHERE user_id = ?'],
    ['whose session is ended', 'DELETE FROM console_sessions WHERE user_id = ?'],
  ])
    test(`console streams of a user ${what} end`, async ({ client, assert }) => {
      const sql = await bounded(10)
      const { secret, workspace } = await customer()
      const id = await created(client, secret)
      const [member, stays] = [await signedIn(workspace.id, 'member'), await signedIn(workspace.id, 'member')]
      const path = `/workspaces/${workspace.slug}/sets/${id}/events`
      const [stream, other] = [await openConsole(member, path), await openConsole(stays, path)]
      assert.equal(stream.status, 200)
      await sql.run(statement, [member.userId])
      assert.isTrue(await endsWithin(stream, 4_000))
      assert.isFalse(await endsWithin(other, 300))
    })

  test('limits the open streams of a key over all processes; a closed stream frees its slot', async ({
    client,
    assert,
  }) => {
    const sql = await bounded(3)
    const { secret, workspace, key } = await customer()
    const id = await created(client, secret)
    const write = (slot: string, until: number) =>
      sql.run('INSERT INTO event_streams (id, owner, held_until) VALUES (?, ?, ?)', [
        `${key.id} ${slot}`.slice(-40),
        `key ${key.id}`,
        new Date(Date.now() + until).toISOString(),
      ])
    // One slot of a dead process, and one of another process.
    await write('dead', -1)
    await write('elsewhere', 60_000)
    const leaves = await openStream(secret, id)
    assert.equal(leaves.status, 200)
    const held = await openStream(secret, id)
    assert.equal(held.status, 200)
    const refused = await openStream(secret, id)
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '5')
    const { error } = (await refused.json()) as any
    assert.deepInclude(error, { code: 'rate_limited', retry_after_seconds: 5 })
    const { secret: another } = await addKey(workspace)
    assert.equal((await openStream(another, id)).status, 200)
    await leaves.body!.cancel()
    let again: Response
    for (const end = Date.now() + 5_000; ; ) {
      again = await openStream(secret, id)
      if (again.status === 200 || Date.now() > end) break
    }
    assert.equal(again.status, 200)
  })

  test('concurrent requests never exceed the limit', async ({ client, assert }) => {
    await bounded(5)
    const { secret } = await customer()
    const id = await created(client, secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => openStream(secret, id)))
    assert.isAtMost(answers.filter(({ status }) => status === 200).length, 5)
  })

  test('a rejected agent stream starts no run and reserves nothing', async ({ client, assert }) => {
    await bounded(1)
    const { secret, balance, workspace } = await customer()
    const id = await created(client, secret)
    await openStream(secret, id)
    for (const path of ['/v1/agent', '/v1/agent/chat']) {
      const refused = await openAgent(secret, path, { body: { task: 'Find welders in Oslo' } })
      assert.equal(refused.status, 429)
    }
    assert.deepInclude(await balance(), { pending: 0 })
    const sql = await app.container.make(Sql)
    const runs = await sql.select(`SELECT id FROM runs WHERE workspace_id = ? AND kind = 'agent'`, [
      workspace.id,
    ])
    assert.deepEqual(runs, [])
  })
})

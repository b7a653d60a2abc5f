import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import env from '#start/env'
import { EventStreams } from '#app/events/event_streams'
import { SetEvents } from '#app/sets/set_events'
import { customer } from '#tests/functional/datasets/fixture'
import { created, eventsOf, follow, openStream, restore } from '#tests/functional/sets/fixture'

const SEED = Number(process.env.SEED ?? 20261121)

/** Deterministic random numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Adds an event to a Set like its worker. */
async function appendEvent(setId: string, data: object = {}): Promise<number> {
  const [sql, events] = [await app.container.make(Sql), await app.container.make(SetEvents)]
  return sql.transaction((tx) => events.append(tx, setId, 'set.item.created', data, new Date()))
}

/** Reads events up to number `last`. Reconnects with the last number after a disconnect. */
async function readAll(secret: string, id: string, last: number, random: () => number): Promise<number[]> {
  const seen: number[] = []
  while (seen.at(-1) !== last) {
    const leave = new AbortController()
    const stay = random() < 0.8 ? Math.floor(random() * 12) : Number.POSITIVE_INFINITY
    let here = 0
    try {
      const response = await openStream(secret, id, { after: seen.at(-1) ?? -1, signal: leave.signal })
      for await (const { seq } of eventsOf(response)) {
        seen.push(seq)
        if (seq === last || ++here > stay) break
      }
    } finally {
      leave.abort()
    }
  }
  return seen
}

test.group('event streams', (group) => {
  group.each.teardown(restore)

  test(`[SE-025] 200 readers of one Set with random disconnects each see every number once (seed ${SEED})`, async ({
    client,
    assert,
  }) => {
    const { secret } = await customer()
    const id = await created(client, secret)
    const last = 149
    const readers = Array.from({ length: 200 }, (_, i) => readAll(secret, id, last, randomFrom(SEED + i)))
    // Several concurrent writers.
    const writer = async () => {
      for (;;) if ((await appendEvent(id, { padding: 'x'.repeat(300) })) >= last - 2) return
    }
    await Promise.all([writer(), writer(), writer()])
    const all = Array.from({ length: last + 1 }, (_, i) => i)
    for (const seen of await Promise.all(readers)) assert.deepEqual(seen, all)
    const { open } = await app.container.make(EventStreams)
    assert.isBelow(open, 200)
  }).timeout(120_000)

  test('[SE-024] sends well-formed server-sent events with keep-alives and without caching', async ({
    client,
    assert,
  }) => {
    app.container.swap(EventStreams, () => new EventStreams({ heartbeatMs: 50 }))
    const { secret } = await customer()
    const id = await created(client, secret)
    await appendEvent(id, { text: 'two\nlines' })
    const leave = new AbortController()
    const response = await openStream(secret, id, { signal: leave.signal })
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-type')!, /^text\/event-stream/)
    assert.include(response.headers.get('cache-control')!, 'no-cache')
    assert.match(response.headers.get('ratelimit-limit')!, /^\d+$/)
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.split(': keep-alive').length > 3) break
    }
    leave.abort()
    const [event] = text.match(/^id: 0\nevent: set\.item\.created\ndata: .*\n\n/m) ?? []
    assert.isString(event, text)
    assert.match(text, /^retry: \d+\n\n/)
    for (const line of text.split('\n'))
      assert.match(line, /^(id: \d+|event: [\w.]+|data: \{.*\}|retry: \d+|: keep-alive|)$/)
  }).timeout(20_000)

  test('a stalled reader is disconnected, and gets every event after it reconnects', async ({
    client,
    assert,
  }) => {
    const streams = new EventStreams({ drainMs: 300 })
    app.container.swap(EventStreams, () => streams)
    const { secret } = await customer()
    const id = await created(client, secret)
    for (let i = 0; i < 60; i++) await appendEvent(id, { padding: 'x'.repeat(400_000) })
    const socket = connect(env.get('PORT'), env.get('HOST'))
    socket.pause()
    socket.write(
      `GET /v1/sets/${id}/events HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${secret}\r\n\r\n`
    )
    const cutOff = Date.now() + 10_000
    while (streams.open === 0 && Date.now() < cutOff) await sleep(20)
    assert.equal(streams.open, 1)
    while (streams.open > 0 && Date.now() < cutOff) await sleep(20)
    assert.equal(streams.open, 0)
    let received = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => (received += chunk))
    await new Promise((resolve) => socket.on('close', resolve).on('error', resolve).resume())
    const whole = received.split('\n\n').slice(0, -1)
    const ids = whole.flatMap((event) => /^id: (\d+)$/m.exec(event)?.[1] ?? []).map(Number)
    const seen = ids.at(-1) ?? -1
    assert.isBelow(seen, 59)
    app.container.restore(EventStreams)
    const rest = await follow(secret, id, ({ seq }) => seq === 59, { after: seen })
    assert.deepEqual(
      rest.map(({ seq }) => seq),
      Array.from({ length: 59 - seen }, (_, i) => seen + 1 + i)
    )
  }).timeout(30_000)

  test('a stream that ends with its process ends between two events', async ({ client, assert }) => {
    const streams = new EventStreams()
    app.container.swap(EventStreams, () => streams)
    const { secret } = await customer()
    const id = await created(client, secret)
    await appendEvent(id)
    const response = await openStream(secret, id)
    const seen: number[] = []
    for await (const { seq } of eventsOf(response)) {
      seen.push(seq)
      streams.close()
    }
    assert.deepEqual(seen, [0])
    assert.equal(streams.open, 0)
  })
})

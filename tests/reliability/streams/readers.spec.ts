import 'reflect-metadata'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { SetEvents } from '#app/sets/set_events'
import { SetStore } from '#app/sets/set_store'
import { SetWork } from '#app/sets/set_work'
import { Random } from '#tests/contract/support/random'
import { type Engine, missing, newPlace, type Place } from '../kills/support/database.js'
import { newKeys } from '../kills/support/fixture.js'
import { freePort, Service } from '../kills/support/service.js'
import { readAll } from './read_streams.js'
import { repeats } from '#tests/support/long_form'

const SEED = Number(process.env.STREAMS_SEED ?? 20261121)
const READERS = repeats('STREAM_READERS', { short: 60, long: 200 })
const EVENTS = 300
const PROCESSES = 3
const SET = 'set_read_by_many'

async function makeSet(sql: Sql, workspaceId: string): Promise<void> {
  const work = new SetWork(new SetStore(sql), undefined as never)
  await sql.transaction((tx) => work.create({ id: SET, workspaceId, webhookUrl: null }, new Date(), tx))
}

/**
 * Adds events with several concurrent writers, a few ms apart, and calls `at` with each number
 * written.
 */
async function write(sql: Sql, at: (seq: number) => Promise<void>): Promise<void> {
  const events = new SetEvents(sql)
  let begun = 0
  const writer = async () => {
    while (begun++ < EVENTS) {
      const data = { padding: 'x'.repeat(300) }
      const add = () => sql.transaction((tx) => events.append(tx, SET, 'set.item.created', data, new Date()))
      await at(await add())
      await sleep(30)
    }
  }
  await Promise.all([writer(), writer(), writer()])
}

async function start(place: Place, port: number): Promise<Service> {
  const service = new Service({ ...place.env, ROLE: 'web', EVIDENCE_READ: 'archive' }, port)
  await service.ready()
  return service
}

test.group(`readers of one Set over ${PROCESSES} processes`, () => {
  for (const engine of ['sqlite', 'postgres'] as Engine[])
    test(`[SE-025 OP-022] ${READERS} reconnecting readers each see every number once while processes are killed and stopped: ${engine}`, async ({
      assert,
    }) => {
      const place = await newPlace(engine)
      const services: Service[] = []
      try {
        for (let i = 0; i < PROCESSES; i++) services.push(await start(place, await freePort()))
        const { sql, close } = place.open()
        const [key] = await newKeys(sql, 1, { credits: 10, dailyBudget: 10 })
        await makeSet(sql, key.workspaceId)
        const stream = {
          urls: services.map(({ url }) => url),
          path: `/v1/sets/${SET}/events`,
          secret: key.secret,
        }
        const reading = Array.from({ length: READERS }, (_, i) =>
          readAll(stream, EVENTS - 1, new Random(SEED + i))
        )
        const ends: Promise<unknown>[] = []
        await write(sql, async (seq) => {
          if (seq === EVENTS / 3) ends.push(services[0].kill())
          if (seq === (2 * EVENTS) / 3) ends.push(services[1].kill('SIGTERM'))
        })
        const all = Array.from({ length: EVENTS }, (_, i) => i)
        const readings = await Promise.all(reading)
        await Promise.all(ends)
        for (const { seen } of readings) assert.deepEqual(seen, all)
        const sum = (of: 'connections' | 'cutOff') => readings.reduce((total, one) => total + one[of], 0)
        assert.isAbove(sum('connections'), READERS * 3)
        assert.isAbove(sum('cutOff'), READERS / 10)
        if (READERS > 60)
          console.log(`${engine}: ${sum('connections')} connections, ${sum('cutOff')} cut off`)
        await close()
      } finally {
        for (const service of services) await service.kill()
        await place.end()
      }
    })
      .timeout(180_000)
      .skip(missing(engine) !== undefined, missing(engine))
})

import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { eventually } from '#tests/contract/support/queue'
import { BalancedClients } from './support/balanced_clients.js'
import { missing, newPlace } from './support/database.js'
import { importPeople, newKeys } from './support/fixture.js'
import { freePort, Service } from './support/service.js'
import { repeats } from '#tests/support/long_form'

/** How often the two processes are restarted in turn. */
const RESTARTS = repeats('RESTARTS', { short: 2, long: 20 })
const CLIENTS = 8

test('a stopping process reports that it is not ready, keeps answering, and closes its connections', async ({
  assert,
  cleanup,
}) => {
  const place = await newPlace('sqlite')
  const service = new Service({ ...place.env, DRAIN_SECONDS: '3' }, await freePort())
  cleanup(async () => {
    await service.kill()
    await place.end()
  })
  await service.ready()
  assert.equal((await fetch(`${service.url}/ready`)).status, 200)
  const ended = service.kill('SIGTERM')
  await eventually('it is not ready', async () => (await fetch(`${service.url}/ready`)).status === 503)
  const { status, headers } = await fetch(`${service.url}/openapi.json`)
  assert.deepEqual([status, headers.get('connection')], [200, 'close'])
  await ended
  assert.equal(service.child.exitCode, 0)
})

test('restarting two web processes in turn under load fails no request', async ({ assert, cleanup }) => {
  const place = await newPlace('postgres')
  const services: Service[] = []
  const { sql, close } = place.open()
  let clients: BalancedClients | undefined
  cleanup(async () => {
    await clients?.end()
    for (const service of services) await service.kill()
    await close()
    await place.end()
  })
  await importPeople(place)
  const keys = await newKeys(sql, CLIENTS, { credits: 1_000_000, dailyBudget: 1_000_000 })
  const env = { ...place.env, ROLE: 'web', DRAIN_SECONDS: '2' }
  for (let i = 0; i < 2; i++) services.push(new Service(env, await freePort()))
  const urls = services.map(({ url }) => url)
  const load = (clients = new BalancedClients(urls, keys))
  const served = (url: string) => load.answers.get(url) ?? 0
  const serves = async (url: string) => {
    const before = served(url)
    await eventually(`${url} serves`, () => load.isReady(url) && served(url) > before + 20, 30_000)
  }
  for (const service of services) await service.ready()
  for (const url of urls) await serves(url)

  for (let i = 0; i < RESTARTS; i++) {
    const [at, other] = [i % 2, urls[(i + 1) % 2]]
    const before = served(other)
    const began = performance.now()
    await services[at].kill('SIGTERM')
    assert.equal(services[at].child.exitCode, 0, services[at].printed)
    assert.isBelow(performance.now() - began, 10_000)
    assert.isAbove(served(other), before, 'the other process keeps serving')
    services[at] = new Service(env, Number(new URL(urls[at]).port))
    await services[at].ready()
    await serves(urls[at])
  }
  await sleep(500)
  await load.end()
  if (RESTARTS > 2)
    console.error(
      `${RESTARTS} restarts, ${served(urls[0]) + served(urls[1])} answers, ${load.failures.length} failures`
    )
  assert.deepEqual(load.failures, [])
})
  .timeout(60_000 + RESTARTS * 60_000)
  .skip(missing('postgres') !== undefined, missing('postgres'))

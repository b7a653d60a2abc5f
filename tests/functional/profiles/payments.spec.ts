import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { customer, groupWorker } from '../datasets/fixture.js'
import { PeopleStore } from '#app/people/people_store'
import { givePeople } from '../support/people.js'
import { ended, forgetProfiles, NADIA, post, readFrom } from './fixture.js'

const BY_URL = { pronet_url: NADIA.pronet }
const BY_NAME = { name: 'Nadia Ferrow', company_domain: 'nadiaferrow.example' }

test.group('person: payments', (group) => {
  const worker = groupWorker(group)
  group.each.setup(async () => {
    await forgetProfiles()
    readFrom()
  })
  group.each.teardown(() => app.container.restoreAll())

  test('[BI-012] concurrent requests for one person by two identities are charged once', async ({
    client,
    assert,
  }) => {
    const { secret, balance } = await customer(100)
    const accepted = [await post(client, secret, BY_URL), await post(client, secret, BY_NAME)]
    assert.deepEqual(await balance(), { granted: 100, posted: 0, pending: 50 })
    await worker.start()
    const polled = await Promise.all(accepted.map((one) => ended(client, secret, one)))
    const [first, second] = polled.map((one) => one.body())
    assert.equal(first.data.person_id, second.data.person_id)
    assert.sameMembers([first.meta.usage.acu_used, second.meta.usage.acu_used], [25, 0])
    assert.deepEqual(await balance(), { granted: 100, posted: 25, pending: 0 })
  }).timeout(30_000)

  test('[BI-012] concurrent requests share one run', async ({ client, assert }) => {
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    const { secret, balance } = await customer(1_000)
    await worker.start()
    const accepted = await Promise.all(Array.from({ length: 6 }, () => post(client, secret, BY_URL)))
    for (const one of accepted) if (one.status() === 202) await ended(client, secret, one)
    assert.deepEqual(await balance(), { granted: 1_000, posted: 25, pending: 0 })
  }).timeout(30_000)

  test('[BI-012] a paid person stays paid after a merge with another', async ({ client, assert }) => {
    const store = await app.container.make(PeopleStore)
    const [known, requested] = [
      { id: 'a', source: 'test', name: 'Nadia Ferrow', socials: { codehost: 'nadiaferrow' } },
      { id: 'b', source: 'test', name: 'Nadia Ferrow', pronet_url: NADIA.pronet },
    ]
    await store.applyRecords([known])
    await store.applyRecords([requested])
    await worker.start()
    const { secret, balance } = await customer(100)
    const first = await ended(client, secret, await post(client, secret, BY_URL))
    await store.applyRecords([{ ...known, ...requested, id: 'c' }])
    const second = await ended(client, secret, await post(client, secret, BY_URL))
    assert.notEqual(second.body().data.person_id, first.body().data.person_id)
    assert.equal(second.body().meta.usage.acu_used, 0)
    assert.deepEqual(await balance(), { granted: 100, posted: 25, pending: 0 })
  })

  test('[PE-012] if a paying run is cancelled, the next run pays', async ({ client, assert }) => {
    const { secret, balance } = await customer(100)
    const first = await post(client, secret, BY_URL)
    await client.delete(first.body().data.poll_url).bearerToken(secret)
    await worker.start()
    const done = await ended(client, secret, await post(client, secret, BY_URL))
    assert.equal(done.body().meta.usage.acu_used, 25)
    assert.deepEqual(await balance(), { granted: 100, posted: 25, pending: 0 })
  })
})

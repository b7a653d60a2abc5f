import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { forgetProfiles, NADIA, readFrom } from '../profiles/fixture.js'
import { givePeople } from '#tests/functional/support/people'
import { answered, endOthers, restore, thinks } from './fixture.js'
import { calls, output } from './tool_calls.js'

test.group('agent: person_profile', (group) => {
  const worker = groupWorker(group)
  group.each.setup(endOthers)
  group.each.teardown(restore)

  test('[BI-011 BI-012] costs 25 ACU once; later calls, runs and route requests are free', async ({
    client,
    assert,
  }) => {
    await forgetProfiles()
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    readFrom()
    const { secret, balance } = await customer(1_000)
    const identity = { pronet_url: NADIA.pronet }
    const small = await calls(client, secret, [['person_profile', identity]], { max_acu: 24 })
    assert.deepInclude(small.outcomes[0], { ok: false, code: 'insufficient_acu' })
    const both = await calls(client, secret, [
      ['person_profile', identity],
      ['person_profile', { person_id: 'per_none' }],
      ['person_profile', { pronet_url: `${NADIA.pronet}/` }],
    ])
    assert.equal(output(both.outcomes[0]).identity.name, 'Nadia Ferrow')
    assert.deepEqual(
      both.outcomes.map(({ charge }) => charge),
      [25, 0, 0]
    )
    assert.deepInclude(both.outcomes[1], { ok: false, code: 'not_found' })
    const again = await calls(client, secret, [['person_profile', identity]])
    assert.equal(again.used, 0)
    const route = await client.post('/v1/person').bearerToken(secret).json({ identifier: identity })
    route.assertStatus(200)
    assert.equal(route.body().meta.usage.acu_used, 0)
    assert.equal((await balance()).posted, 25)
  })

  test('[BI-012 BI-014] a profile built by a run that failed internally is not charged, but the next run is', async ({
    client,
    assert,
  }) => {
    await forgetProfiles()
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    readFrom()
    const { secret, balance } = await customer(1_000)
    thinks(async (_turn, tools) => {
      await tools.call('person_profile', { pronet_url: NADIA.pronet })
      throw new DomainError('agent_unavailable')
    })
    await worker.start()
    const failed = await answered(client, secret, { max_acu: 64 })
    failed.assertStatus(503)
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
    await worker.stop()
    const next = await calls(client, secret, [['person_profile', { pronet_url: NADIA.pronet }]])
    assert.equal(next.used, 25)
  })
})

import { test } from '@japa/runner'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { admitted, created, idle, inventedWorld, restore } from './fixture.js'

test.group('Sets: success rates and people per company', (group) => {
  group.setup(async () => {
    await inventedWorld()
    const stop = await startWorker()
    return async () => {
      await stop()
      restore()
    }
  })

  test('each criterion of a search has its verdicts and success rate', async ({ client, assert }) => {
    const { secret } = await customer(10_000)
    const id = await created(client, secret)
    const { searches, items } = await idle(client, secret, id)
    const [{ criteria }] = searches
    assert.isNotEmpty(criteria)
    for (const { verdicts, success_rate, required } of criteria) {
      const { yes, no, unclear } = verdicts
      const people = yes + no + unclear
      assert.equal(people, items.admitted + items.rejected)
      assert.closeTo(success_rate, yes / people, 0.001)
      if (required) assert.isAtLeast(yes, items.admitted)
    }
  })

  test('admits at most max_people_per_company', async ({ client, assert }) => {
    const { secret } = await customer(10_000)
    const search = { query: 'lighting designers in Oslo', count: 5, max_people_per_company: 2 }
    const id = await created(client, secret, { search })
    const { searches } = await idle(client, secret, id)
    assert.lengthOf(await admitted(client, secret, id), 2)
    assert.deepInclude(searches[0], { max_people_per_company: 2, stop_reason: 'end', admitted: 2 })
  })
})

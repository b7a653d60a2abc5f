import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Evidence } from '#domain/evidence/evidence'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import env from '#start/env'
import { giveAccounts, playSite } from '#tests/functional/codehost/support'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { inventedWeb, inventedWorld, QUERY } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import { answered, ask, restore, thinks, endOthers } from './fixture.js'

const crowd = Array.from({ length: 40 }, (_, i) => ({
  name: `Welder ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i % 26]}${i} Crowd`,
  title: 'Welder',
  company: `Yard ${i % 7}`,
  city: 'Oslo',
  country: 'Norway',
}))

test.group('agent: limits', (group) => {
  group.each.setup(endOthers)
  const worker = groupWorker(group)
  group.each.teardown(restore)

  test('[AG-013] returns at most max_results people over all searches of a run').run(
    async ({ client, assert }) => {
      await givePeople(crowd)
      thinks(async (_turn, tools) => {
        for (const company of ['Yard 1', 'Yard 2', 'Yard 3', 'Yard 1'])
          await tools.call('people_search', { type: 'instant', filters: { company }, num_results: 25 })
        return {}
      })
      const { secret } = await customer(100)
      await worker.start()
      for (const [max_results, distinct] of [
        [1, 1],
        [4, 4],
        [undefined, 18],
      ] as const) {
        const { artifacts } = (await answered(client, secret, { max_results })).body().data
        const given = artifacts.map(({ output }: any) => output.results.map((one: any) => one.person_id))
        assert.equal(new Set(given.flat()).size, distinct)
        for (const ids of given) assert.isAtMost(ids.length, max_results ?? 25)
        // A repeated search returns the same people.
        assert.deepEqual(given[3], given[0])
      }
    }
  )

  test('[AG-015] a run makes no call that could exceed max_acu', async ({ client, assert }) => {
    await giveAccounts([{ login: 'lampmaker' }])
    const provider = new StatedProvider('stated', { phone: '+4722000000', work_email: 'a@tarnlight.example' })
    providers([provider], { 'a@tarnlight.example': 'accepted' })
    const refusals: string[] = []
    thinks(async (_turn, tools) => {
      for (let i = 0; i < 30; i++)
        for (const [tool, input] of [
          ['contacts', { name: `Ann Ash${i}`, company_domain: 'tarnlight.example', fields: ['phone'] }],
          ['codehost_search', { login: 'lampmaker', offset: i }],
        ] as const) {
          const outcome = await tools.call(tool, input)
          if (!outcome.ok) refusals.push(outcome.code)
        }
      return {}
    })
    for (const [max_acu, used, phones] of [
      [1, 1, 0],
      [9, 9, 0],
      // One phone number for 10 ACU, then searches for 1 each, as another number would exceed the
      // limit.
      [13, 13, 1],
      // Five numbers and five searches cost 55 ACU; the other 9 are searches.
      [64, 64, 5],
    ] as const) {
      provider.calls.length = 0
      const { secret, balance } = await customer(100)
      await worker.start()
      const done = await answered(client, secret, { max_acu })
      done.assertStatus(200)
      assert.deepInclude(done.body().meta, { acu_limit: max_acu, acu_used: used })
      assert.equal(provider.calls.length, phones)
      assert.deepInclude(await balance(), { posted: used, pending: 0 })
      await worker.stop()
    }
    assert.include(refusals, 'insufficient_acu')
  })

  test('[AG-015 BI-017 ER-002] rejects a run if the balance is below max_acu, and reserves nothing', async ({
    client,
    assert,
  }) => {
    for (const [credits, max_acu, status] of [
      [0, 1, 402],
      [1, undefined, 402],
      [2, undefined, 202],
      [63, 64, 402],
      [64, 64, 202],
    ] as const) {
      const { secret, balance } = await customer(credits)
      const response = await ask(client, secret, { max_acu })
      response.assertStatus(status)
      if (status === 402) assert.equal(response.body().error.code, 'insufficient_acu')
      assert.equal((await balance()).pending, status === 402 ? 0 : (max_acu ?? 2))
    }
  })

  test('[AG-015] concurrent runs never reserve more than the balance', async ({ client, assert }) => {
    const { secret, balance } = await customer(10)
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(client, secret, { max_acu: 3 })))
    assert.deepEqual(responses.map((response) => response.status()).sort(), [
      ...Array(3).fill(202),
      ...Array(5).fill(402),
    ])
    assert.equal((await balance()).pending, 9)
  })

  test('[AG-024] a run makes at most 20 calls, whatever its max_acu', async ({ client, assert }) => {
    await givePeople([])
    await giveAccounts(Array.from({ length: 30 }, (_, i) => ({ login: `lamp${i}` })))
    const provider = new StatedProvider('stated', {})
    const second = new StatedProvider('second', {})
    providers([provider, second])
    const site = playSite({})
    let pages = 0
    const web = new MemoryEvidence([], null)
    app.container.swap(Evidence, () =>
      altered(web, {
        read: async (request) => {
          pages++
          return web.read(request)
        },
      })
    )
    const counts = () => [provider.calls.length + second.calls.length, site.requestedLogins.length, pages]
    const thoughts: [string, object[]][] = [
      [
        'contacts',
        Array.from({ length: 90 }, (_, i) => ({
          name: `Ann Ash${i}`,
          company_domain: 'a.example',
          fields: ['work_email'],
        })),
      ],
      ['codehost_people', Array.from({ length: 90 }, (_, i) => ({ login_prefix: 'lamp', offset: i % 20 }))],
      ['read_page', Array.from({ length: 90 }, (_, i) => ({ url: `https://a.example/${i}` }))],
    ]
    await worker.start()
    for (const [at, [tool, inputs]] of thoughts.entries()) {
      await worker.stop()
      thinks(async (_turn, tools) => {
        for (const input of inputs.slice(0, 60)) await tools.call(tool as 'contacts', input)
        return {}
      })
      await worker.start()
      const { secret } = await customer(1_000)
      const before = counts()
      ;(await answered(client, secret, { max_acu: 64 })).assertStatus(200)
      const made = counts().map((count, i) => count - before[i])
      assert.isAtMost(Math.max(...made), 20, tool)
      assert.isAbove(made[at], 15, tool)
    }
  })

  test('[AG-024] concurrent calls read at most 20 live profiles in total', async ({ client, assert }) => {
    await givePeople([])
    await giveAccounts(Array.from({ length: 30 }, (_, i) => ({ login: `lamp${i}` })))
    const site = playSite({})
    thinks(async (_turn, tools) => {
      const offsets = [0, 10, 20]
      await Promise.all(
        offsets.map((offset) => tools.call('codehost_people', { login_prefix: 'lamp', offset, limit: 10 }))
      )
      return {}
    })
    const { secret } = await customer(1_000)
    await worker.start()
    ;(await answered(client, secret, { max_acu: 64 })).assertStatus(200)
    assert.isAbove(site.requestedLogins.length, 8)
    assert.isAtMost(site.requestedLogins.length, 20)
  })

  test('[AG-024] web searches count towards the 20 provider calls of a run', async ({ client, assert }) => {
    await inventedWorld()
    let searches = 0
    const web = inventedWeb()
    app.container.swap(Evidence, () =>
      altered(web, {
        find: (query, limit) => {
          searches++
          return web.find(query, limit)
        },
      })
    )
    env.set('WEB_SEARCH_URL', 'http://127.0.0.1:1/')
    try {
      let calls = 0
      thinks(async (_turn, tools) => {
        for (let round = 0; round < 30; round++) {
          const { ok } = await tools.call('people_search', { query: `${QUERY} ${round}`, type: 'deep' })
          if (ok) calls++
        }
        return {}
      })
      const { secret } = await customer(1_000)
      await worker.start()
      ;(await answered(client, secret, { max_acu: 64 })).assertStatus(200)
      assert.isAbove(searches, 5)
      assert.isAtMost(searches + calls, 20)
    } finally {
      env.set('WEB_SEARCH_URL', undefined as never)
      // Env.set also changed process.env, which later processes inherit.
      delete process.env.WEB_SEARCH_URL
    }
  })
})

import { test } from '@japa/runner'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { readFrom } from '../profiles/fixture.js'
import { givePeople } from '#tests/functional/support/people'
import { ended, freshBatches, PEOPLE, PHONE, post, priced, resultsOf } from './fixture.js'

/** A property of a proxy's target. */
function own(target: object, name: string | symbol): any {
  const value = Reflect.get(target, name)
  return typeof value === 'function' ? value.bind(target) : value
}

test.group('batch: results', (group) => {
  const afterwards = freshBatches(group)

  test('[BA-008 EN-021] a found value that the caller already gave is not billed', async ({
    client,
    assert,
  }) => {
    afterwards(priced(2))
    const [given] = PEOPLE(1)
    providers([new StatedProvider('known', { work_email: given.identifier, phone: PHONE })])
    afterwards(await startWorker())
    const { secret, balance } = await customer(100)
    const { id } = (await post(client, secret, { people: [given], fields: ['work_email', 'phone'] })).body()
      .data
    assert.equal((await ended(client, secret, id)).cost_usd, 0.2)
    const [{ fields }] = await resultsOf(client, secret, id)
    assert.deepInclude(fields.work_email, { value: given.identifier, status: 'found' })
    for (let i = 0; i < 100 && (await balance()).pending > 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.deepEqual(await balance(), { granted: 100, posted: 2, pending: 0 })
  })

  test('[BA-008 EN-021] a repeated person is enriched and billed once', async ({ client, assert }) => {
    afterwards(priced(2))
    const known = new StatedProvider('known', { phone: PHONE })
    providers([known])
    afterwards(await startWorker())
    const { secret, balance } = await customer(100)
    const people = ['jane@acme.com', 'Jane+x@acme.com', 'jo@acme.com', 'JANE@acme.com'].map((identifier) => ({
      identifier,
    }))
    const { id } = (await post(client, secret, { people })).body().data
    assert.deepInclude(await ended(client, secret, id), { cost_usd: 0.4, people_completed: 4 })
    const results = await resultsOf(client, secret, id)
    for (const { fields } of results) assert.deepInclude(fields.phone, { value: PHONE, status: 'found' })
    assert.lengthOf(known.calls, 2)
    for (let i = 0; i < 100 && (await balance()).pending > 0; i++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.deepEqual(await balance(), { granted: 100, posted: 4, pending: 0 })
  })

  test('[BA-008 EN-021] a person named by several identifiers is enriched and billed once', async ({
    client,
    assert,
  }) => {
    afterwards(priced(2))
    await givePeople([
      {
        name: 'Maren Oakhurst',
        company: 'Tidewell',
        company_domain: 'tidewell.example',
        emails: ['maren@tidewell.example'],
        pronet_url: 'https://www.linkedin.com/in/maren-oakhurst',
      },
    ])
    const known = new StatedProvider('known', { phone: PHONE })
    providers([known])
    afterwards(await startWorker())
    const { secret } = await customer(100)
    const people = [
      'maren@tidewell.example',
      'https://www.linkedin.com/in/maren-oakhurst',
      'Maren Oakhurst, tidewell.example',
      'jo@acme.com',
    ].map((identifier) => ({ identifier }))
    const { id } = (await post(client, secret, { people, max_cost_usd: 0.4 })).body().data
    assert.deepInclude(await ended(client, secret, id), { cost_usd: 0.4, stop_reason: null })
    const results = await resultsOf(client, secret, id)
    for (const { fields } of results) assert.deepInclude(fields.phone, { value: PHONE, status: 'found' })
    assert.lengthOf(known.calls, 2)
  })

  for (const [what, identifiers, statuses, stopReason] of [
    ['alone', ['ada@acme.com', 'ADA@acme.com'], ['completed', 'completed'], null],
    [
      'before and after another person, who is skipped',
      ['ada@acme.com', 'ADA@acme.com', 'jo@acme.com', 'Ada+x@acme.com'],
      ['completed', 'completed', 'skipped', 'completed'],
      'max_cost_usd',
    ],
  ] as const)
    test(`[BA-008] a repeated person needs no budget: ${what}`, async ({ client, assert }) => {
      afterwards(priced(2))
      afterwards(await startWorker())
      const { secret } = await customer(100)
      const people = identifiers.map((identifier) => ({ identifier }))
      const { id } = (await post(client, secret, { people, max_cost_usd: 0.2 })).body().data
      assert.deepInclude(await ended(client, secret, id), { cost_usd: 0.2, stop_reason: stopReason })
      const results = await resultsOf(client, secret, id)
      assert.deepEqual(
        results.map(({ status }) => status),
        statuses
      )
      for (const { status, fields } of results)
        if (status === 'completed') assert.deepInclude(fields.phone, { value: PHONE, status: 'found' })
    })

  test('a profile known only from the caller is not found', async ({ client, assert }) => {
    afterwards(await startWorker())
    const { secret } = await customer()
    const people = [{ identifier: 'https://www.linkedin.com/in/nobody-of-this-name' }]
    const { id } = (await post(client, secret, { people, fields: ['pronet'] })).body().data
    await ended(client, secret, id)
    const [{ fields }] = await resultsOf(client, secret, id)
    assert.deepInclude(fields.pronet, { value: null, status: 'not_found' })
  })

  test('an unexpected error for one person does not affect the others', async ({ client, assert }) => {
    const broken = new Proxy(new MemoryEvidence([], null), {
      get: (target, name) => {
        if (name !== 'find') return own(target, name)
        return async (query: string) => {
          if (query.includes('Maren')) throw new Error('an index of words is broken')
          return []
        }
      },
    })
    readFrom([], broken)
    await givePeople([{ name: 'Maren Oakhurst', emails: ['maren@tidewell.example'] }])
    afterwards(await startWorker())
    const { secret } = await customer()
    const people = [{ identifier: 'maren@tidewell.example' }, ...PEOPLE(2)]
    const { id } = (await post(client, secret, { people, fields: ['codehost', 'phone'] })).body().data
    assert.deepInclude(await ended(client, secret, id), { status: 'completed', people_completed: 3 })
    const [first, ...others] = await resultsOf(client, secret, id)
    assert.equal(first.fields.codehost.status, 'unavailable')
    for (const { fields } of others) assert.equal(fields.phone.status, 'found')
  })

  test('takes pronet and codehost from the records', async ({ client, assert }) => {
    const pronet = 'https://www.linkedin.com/in/maren-oakhurst'
    await givePeople([
      {
        name: 'Maren Oakhurst',
        pronet_url: pronet,
        emails: ['maren@tidewell.example'],
        socials: { codehost: 'marenoak' },
      },
    ])
    afterwards(await startWorker())
    const { secret } = await customer()
    const people = [{ identifier: 'maren@tidewell.example' }, { identifier: pronet }]
    const { id } = (await post(client, secret, { people, fields: ['pronet', 'codehost'] })).body().data
    await ended(client, secret, id)
    for (const { fields } of await resultsOf(client, secret, id)) {
      assert.deepInclude(fields.pronet, { value: pronet, status: 'found' })
      assert.deepInclude(fields.codehost, { value: 'https://github.com/marenoak', status: 'found' })
    }
  })
})

import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ToolBox } from '#domain/agent/tool_box'
import { RunStore } from '#app/runs/run_store'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { forgetProfiles, NADIA, readFrom } from '../profiles/fixture.js'
import { givePeople } from '#tests/functional/support/people'
import { chunksOf, endOthers, openStream, poll, restore, type Seen, thinks } from './fixture.js'

const PHONE = '+4722000000'
const TASK = { task: 'Find the telephone numbers of Ann Ash and Bo Birk', max_acu: 64 }
const NAMES = ['Ann Ash', 'Bo Birk']

const contacts = (tools: ToolBox, name: string, field: string) =>
  tools.call('contacts', { name, company_domain: 'tarnlight.example', fields: [field] })
const outputs = (seen: readonly Seen[]): any[] =>
  seen.flatMap(({ chunk }) => (chunk.type === 'tool-output-available' ? [chunk.output] : []))
const has = (seen: readonly Seen[], value: string) => JSON.stringify(seen).includes(value)

test.group('agent: streams of paid results', (group) => {
  const worker = groupWorker(group)
  group.each.setup(() => {
    providers([new StatedProvider('stated', { phone: PHONE })])
    return endOthers()
  })
  group.each.teardown(restore)

  async function streamed(secret: string, body: object = {}, until?: (one: Seen) => Promise<boolean>) {
    await worker.start()
    return chunksOf(await openStream(secret, '/v1/agent', { body: { ...TASK, ...body } }), until)
  }
  const runOf = (seen: readonly Seen[]): string => (seen[0].chunk as any).messageId
  const polled = async (client: ApiClient, secret: string, seen: readonly Seen[]) =>
    (await poll(client, secret, runOf(seen))).body()

  test('[AG-025 AG-029 AG-031] a run that fails its schema is charged before its outputs are streamed', async ({
    client,
    assert,
  }) => {
    const phones = { type: 'object', properties: { phones: { type: 'array' } } }
    const digits = { allOf: [...'01'].map((digit) => ({ pattern: `^.4.*${digit}1` })) }
    for (const [structured, output_schema] of [
      [undefined, phones],
      [{ phones: 'none' }, phones],
      // Schemas whose validation errors reveal the results.
      [{ [PHONE]: 1 }, { type: 'object', additionalProperties: { const: 0 } }],
      [{ phone: PHONE }, { type: 'object', properties: { phone: { type: 'string', ...digits } } }],
    ] as const) {
      thinks(async (_turn, tools, say) => {
        for (const name of NAMES) await contacts(tools, name, 'phone')
        say(`It is ${PHONE}.`)
        await new Promise((resolve) => setTimeout(resolve, 200))
        return { text: `It is ${PHONE}.`, structured, stopped: `It was ${PHONE} when I stopped.` }
      })
      const { secret, balance } = await customer(100)
      const posted: number[] = []
      const seen = await streamed(secret, { output_schema }, async (one) => {
        if (has([one], PHONE)) posted.push((await balance()).posted)
        return false
      })
      const code = structured ? 'structured_output_invalid' : 'structured_output_incomplete'
      assert.match((seen.at(-1)!.chunk as any).errorText, new RegExp(`^${code}: .*20 ACU\\.$`))
      assert.deepEqual(outputs(seen).slice(0, 2), [{ acu_used: 10 }, { acu_used: 10 }])
      assert.deepEqual(
        outputs(seen)
          .slice(2)
          .map(({ phone }) => phone.value),
        [PHONE, PHONE]
      )
      assert.isTrue(posted.length > 0 && posted.every((acu) => acu === 20))
      assert.equal((await polled(client, secret, seen)).error.code, code)
      assert.deepInclude(await balance(), { posted: 20, pending: 0 })
      await worker.stop()
    }
  })

  test('[AG-025 AG-031] with a schema no text is streamed before the data is validated', async ({
    assert,
  }) => {
    thinks(async (_turn, _tools, say) => {
      say('A draft.')
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { text: 'A draft.', structured: 'not an object' }
    })
    const { secret } = await customer(100)
    const seen = await streamed(secret, { output_schema: { type: 'object' } })
    assert.deepEqual(
      seen.map(({ event }) => event),
      ['start', 'error']
    )
  })

  test('[AG-031 AG-034 AG-035] a run cancelled after its last call streams no text, but its paid outputs', async ({
    client,
    assert,
  }) => {
    const said = Promise.withResolvers<void>()
    thinks(async (_turn, tools, say, signal) => {
      for (const name of NAMES) await contacts(tools, name, 'phone')
      say(`It is ${PHONE}.`)
      setTimeout(said.resolve, 200)
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return {}
    })
    const { secret, balance } = await customer(100)
    let [run, calls] = ['', 0]
    const seen = await streamed(secret, {}, async ({ chunk }) => {
      if (chunk.type === 'start') run = chunk.messageId
      if (chunk.type === 'tool-output-available' && ++calls === NAMES.length) {
        await said.promise
        ;(await client.delete(`/v1/agent/runs/${run}`).bearerToken(secret)).assertStatus(200)
      }
      return false
    })
    assert.equal(seen.at(-1)!.chunk.type, 'error')
    assert.equal(calls, 2 * NAMES.length)
    assert.isFalse(
      has(
        seen.filter(({ chunk }) => chunk.type.startsWith('text')),
        PHONE
      )
    )
    assert.deepInclude(await balance(), { posted: 20, pending: 0 })
  })

  test('[AG-028 AG-029 AG-031] streams free calls in full and paid calls only by cost until the run ends', async ({
    client,
    assert,
  }) => {
    thinks(async (_turn, tools, say) => {
      say('Looking. ')
      await contacts(tools, 'Ann Ash', 'personal_email')
      await contacts(tools, 'Ann Ash', 'phone')
      say(`It is ${PHONE}.`)
      return { text: `Looking. It is ${PHONE}.` }
    })
    const { secret } = await customer(100)
    const seen = await streamed(secret)
    const { data, meta } = await polled(client, secret, seen)
    const [free, paid] = data.artifacts.map(({ output }: any) => output)
    assert.deepEqual(outputs(seen), [free, { acu_used: 10 }])
    assert.equal(paid.phone.value, PHONE)
    const told = seen.map(({ chunk }) => (chunk.type === 'text-delta' ? chunk.delta : ''))
    assert.equal(told.join(''), data.output)
    assert.equal(meta.acu_used, 10)
  })

  test('[AG-031 AG-034] hides free calls that follow a paid one, because they may contain its results', async ({
    assert,
  }) => {
    await givePeople([{ name: 'Ann Ash', title: 'Welder' }])
    thinks(async (_turn, tools) => {
      await tools.call('people_search', { query: 'Ann', type: 'instant' })
      await contacts(tools, 'Ann Ash', 'phone')
      await tools.call('web_search', { query: PHONE })
      await tools.call('read_page', { url: `https://directory.example/${PHONE}` })
      return {}
    })
    const { secret } = await customer(100)
    const seen = await streamed(secret)
    const inputs = seen.flatMap(({ chunk }) =>
      chunk.type === 'tool-input-available' ? [[chunk.toolName, chunk.input]] : []
    )
    const asked = { name: 'Ann Ash', company_domain: 'tarnlight.example', fields: ['phone'] }
    assert.deepEqual(inputs, [
      ['people_search', { query: 'Ann', type: 'instant' }],
      ['contacts', asked],
      ['web_search', {}],
      ['read_page', {}],
    ])
    assert.equal(outputs(seen)[0].results[0].name, 'Ann Ash')
    assert.deepEqual(outputs(seen)[1], { acu_used: 10 })
    assert.isFalse(has(seen, PHONE))
  })

  test('[AG-031 AG-034 AG-035] a run cancelled between its last text and its end streams no text', async ({
    assert,
  }) => {
    thinks(async (_turn, tools) => {
      await contacts(tools, 'Ann Ash', 'phone')
      return {
        text: `It is ${PHONE}.`,
        citations: [{ url: `https://a.example/${PHONE}`, title: null, quote: null }],
      }
    })
    const store = await app.container.make(RunStore)
    const late = altered(store, {
      finish: async (run, ...rest) => {
        await store.cancel(run.workspaceId, run.id, new Date())
        return store.finish(run, ...rest)
      },
    })
    app.container.swap(RunStore, () => late)
    const { secret, balance } = await customer(100)
    const seen = await streamed(secret)
    assert.match((seen.at(-1)!.chunk as any).errorText, /^cancelled: /)
    assert.isFalse(has(seen, PHONE))
    assert.deepInclude(await balance(), { posted: 0, pending: 0 })
  })

  test('[BI-012 AG-031] a profile bought by the run is not streamed when a later call returns it for free', async ({
    assert,
  }) => {
    await forgetProfiles()
    await givePeople([{ name: 'Nadia Ferrow', pronet_url: NADIA.pronet }])
    readFrom()
    thinks(async (_turn, tools) => {
      for (const end of ['', '/']) await tools.call('person_profile', { pronet_url: `${NADIA.pronet}${end}` })
      return {}
    })
    const { secret } = await customer(100)
    assert.deepEqual(outputs(await streamed(secret)), [{ acu_used: 25 }, { acu_used: 0 }])
  })
})

import { test } from '@japa/runner'
import type { Scope } from '#domain/access/scopes'
import type { ToolBox } from '#domain/agent/tool_box'
import { givePeople } from '#tests/functional/support/people'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { connect } from '#tests/functional/mcp/fixture'
import { addKey } from '#tests/functional/support/keys'
import { answered, endOthers, restore, thinks } from './fixture.js'

const PHONE = '+4722000000'
const ALL = [
  'people_search',
  'company_search',
  'company_facts',
  'person_profile',
  'contacts',
  'codehost_search',
  'codehost_people',
  'web_search',
  'read_page',
]

test.group('agent: scopes of the key', (group) => {
  const worker = groupWorker(group)
  group.each.setup(() => {
    providers([new StatedProvider('stated', { phone: PHONE })])
    return endOthers()
  })
  group.each.teardown(restore)

  async function keyWith(scopes: Scope[]) {
    const made = await customer(1_000)
    return { ...made, ...(await addKey(made.workspace, { scopes })) }
  }

  for (const [scopes, offered] of [
    [['agent:chat'], ['web_search', 'read_page']],
    [['agent:chat', 'people:search'], ALL.filter((name) => name !== 'person_profile' && name !== 'contacts')],
    [
      ['agent:chat', 'people:enrich'],
      ['company_facts', 'person_profile', 'contacts', 'codehost_search', 'web_search', 'read_page'],
    ],
    [['agent:chat', 'people:search', 'people:enrich'], ALL],
  ] as [Scope[], string[]][])
    test(`a key with ${scopes.join(' and ')} gets the tools of its routes, as over MCP`, async ({
      client,
      assert,
    }) => {
      let box: ToolBox | undefined
      const refused: string[] = []
      thinks(async (_turn, tools) => {
        box = tools
        for (const name of ALL) {
          if (offered.includes(name)) continue
          const outcome = await tools.call(name as any, {})
          if (!outcome.ok) refused.push(`${outcome.code} ${outcome.message}`)
        }
        return {}
      })
      await worker.start()
      const { secret, balance } = await keyWith(scopes)
      await answered(client, secret, { max_acu: 64 })
      assert.deepEqual(
        box!.tools.map(({ name }) => name),
        offered
      )
      assert.lengthOf(refused, ALL.length - offered.length)
      for (const one of refused)
        assert.match(one, /^insufficient_scope .* lacks the scope people:(search|enrich)\.$/)
      const mcp = await connect(secret)
      assert.sameMembers(
        (await mcp.listTools()).tools.map(({ name }) => name).filter((name) => ALL.includes(name)),
        offered
      )
      await mcp.close()
      assert.equal((await balance()).posted, 0)
    })

  test('the rule engine names the missing scope if a task needs a forbidden tool', async ({
    client,
    assert,
  }) => {
    await givePeople([
      {
        name: 'Ann Ash',
        title: 'Welder',
        company: 'Tarnlight Labs',
        company_domain: 'tarnlight.example',
        city: 'Oslo',
        country: 'Norway',
      },
    ])
    await worker.start()
    const { secret, balance } = await keyWith(['agent:chat', 'people:search'])
    const task = 'What is the phone number of Ann Ash at Tarnlight Labs?'
    const without = await answered(client, secret, { task, max_acu: 64 })
    assert.include(without.body().data.output, 'the API key lacks the scope people:enrich')
    assert.notInclude(JSON.stringify(without.body()), PHONE)
    assert.equal((await balance()).posted, 0)
    const { secret: chat } = await keyWith(['agent:chat'])
    const nothing = await answered(client, chat, { task: 'Find 3 welders in Oslo' })
    assert.include(
      nothing.body().data.output,
      'People could not be searched: the API key lacks the scope people:search'
    )
    assert.notInclude(JSON.stringify(nothing.body()), 'Ann Ash')
  })

  test('a key only reads session turns whose tools it may call', async ({ client, assert }) => {
    const engine = thinks(async ({ task, history }, tools) => {
      if (task !== 'call') return { text: history.length > 0 ? `As said: ${PHONE}` : task }
      await tools.call('contacts', {
        name: 'Ann Ash',
        company_domain: 'tarnlight.example',
        fields: ['phone'],
      })
      return { text: `It is ${PHONE}` }
    })
    await worker.start()
    const { secret: full, workspace } = await customer(1_000)
    const { secret: small } = await addKey(workspace, { scopes: ['agent:chat'] })
    const turn = (secret: string, task: string) =>
      answered(client, secret, { task, session_id: 'one', max_acu: 64 })
    await turn(full, 'plain')
    await turn(full, 'call')
    // This answer was derived from the previous turn.
    await turn(full, 'again')
    await turn(small, 'small')
    await turn(full, 'last')
    const texts = engine.turns.map(({ history }) => history.map(({ text }) => text))
    assert.deepEqual(texts[3], ['plain', 'plain'])
    assert.lengthOf(texts[4], 8)
  })
})

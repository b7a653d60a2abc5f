import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { AgentEngine } from '#domain/agent/agent_engine'
import { RuleEngine } from '#domain/agent/rules/rule_engine'
import { AppLists } from '#domain/connections/lists/app_lists'
import { RestAppLists } from '#adapters/connections/rest_app_lists'
import { answered } from '#tests/functional/agent/fixture'
import { customer, startWorker } from '#tests/functional/datasets/fixture'
import { call, connect, connectStateless, textOf, useTools } from '#tests/functional/mcp/fixture'
import { created, DESIGNERS, idle, inventedWorld } from '#tests/functional/sets/fixture'
import { AuthorizationServer } from './authorization_server.js'
import { CrmServer } from './crm_server.js'
import { begin, callback, useApps } from './fixture.js'

const FIELDS = [
  { from: 'name', to: 'fullname', rule: 'only_empty' },
  { from: 'title', to: 'jobtitle', rule: 'overwrite' },
  { from: 'company', to: 'company', rule: 'only_empty' },
  { from: 'location', to: 'city', rule: 'never' },
]

test.group('connected apps: lists', (group) => {
  let [server, crm]: [AuthorizationServer, CrmServer] = [null!, null!]
  group.each.setup(async () => {
    server = await new AuthorizationServer().start()
    crm = await new CrmServer().start()
    crm.accepts = (token) => server.given.includes(token)
    useApps(server)
    app.container.swap(AppLists, () => new RestAppLists([server.app({ lists: crm.lists })], 2_000))
    app.container.swap(AgentEngine, () => new RuleEngine())
    await inventedWorld()
    await useTools()
    const stop = await startWorker()
    return async () => {
      await stop()
      await crm.stop()
      await server.stop()
      app.container.restoreAll()
    }
  })

  /** Makes a workspace that has connected the app `crm`. */
  async function connectedCustomer(client: ApiClient) {
    const made = await customer()
    const back = await server.visit(await begin({ workspaceId: made.workspace.id, id: made.key.id }))
    await client.get(callback(back))
    return made
  }

  async function setOf(client: ApiClient, secret: string): Promise<string> {
    const id = await created(client, secret)
    await idle(client, secret, id)
    return id
  }

  const asked = async (client: ApiClient, secret: string, inputs: object) => {
    const { data } = (await answered(client, secret, { task: 'Use the connected app', inputs })).body()
    return { text: data.output as string, output: data.artifacts?.[0]?.output }
  }
  const plan = (set_id: string, more: object = {}) => ({
    plan_push: { set_id, app: 'crm', list: 'contacts', match: 'fullname', fields: FIELDS, ...more },
  })
  const named = (name: string) => [...crm.rows.values()].filter(({ fullname }) => fullname === name)

  test('reads a spreadsheet and all pages of a CRM list', async ({ client, assert }) => {
    const { secret } = await connectedCustomer(client)
    crm.cells = [['Name', 'City'], ['Ada Quill', 'Lyon'], ['Ben Ray']]
    const sheet = await asked(client, secret, { read_list: { app: 'crm', list: 'leads' } })
    assert.equal(sheet.text, 'I read 2 rows.')
    assert.deepEqual(sheet.output.rows, [
      { id: null, fields: { Name: 'Ada Quill', City: 'Lyon' } },
      { id: null, fields: { Name: 'Ben Ray', City: null } },
    ])
    for (let i = 0; i < 5; i++) crm.rows.set(`c${i}`, { fullname: `Person ${i}` })
    const contacts = await asked(client, secret, { read_list: { app: 'crm', list: 'contacts' } })
    assert.deepEqual(contacts.output.rows[4], { id: 'c4', fields: { fullname: 'Person 4' } })
    assert.isFalse(contacts.output.is_cut)
    const few = await asked(client, secret, { read_list: { app: 'crm', list: 'contacts', limit: 3 } })
    assert.lengthOf(few.output.rows, 3)
    assert.isTrue(few.output.is_cut)
  })

  test('a list of more pages than a run may request is cut', async ({ client, assert }) => {
    const { secret } = await connectedCustomer(client)
    for (let i = 0; i < 60; i++) crm.rows.set(`c${i}`, { fullname: `Person ${i}` })
    const { output } = await asked(client, secret, { read_list: { app: 'crm', list: 'contacts' } })
    assert.equal(crm.reads, 20)
    assert.lengthOf(output.rows, 40)
    assert.isTrue(output.is_cut)
  })

  test('pushes a Set by the rules of its fields, once and only after approval', async ({
    client,
    assert,
  }) => {
    const { secret } = await connectedCustomer(client)
    const [changed, equal, ...others] = DESIGNERS
    crm.rows.set('c1', {
      fullname: changed.toUpperCase(),
      jobtitle: 'Intern',
      company: 'Own words',
      city: '',
    })
    crm.rows.set('c2', {
      ...{ fullname: equal, jobtitle: 'Lighting Designer', company: 'Tarnlight Labs', city: 'Rome' },
    })
    const planned = await asked(client, secret, plan(await setOf(client, secret)))
    assert.deepInclude(planned.output, { updates: 1, unchanged: 1, skipped: 0 })
    assert.isAtLeast(planned.output.creates, others.length)
    assert.lengthOf(crm.writes, 0)
    const push_id = planned.output.push_id as string
    assert.include(planned.text, `{"approve": ["${push_id}"]}`)

    const pushed = await asked(client, secret, { approve: [push_id] })
    const written = planned.output.creates + 1
    assert.deepEqual(pushed.output, { status: 'completed', written, changed: 0, refused: 0, open: 0 })
    assert.deepEqual(crm.rows.get('c1'), {
      ...{ fullname: changed.toUpperCase(), jobtitle: 'Lighting Designer', company: 'Own words', city: '' },
    })
    assert.equal(crm.rows.get('c2')!.city, 'Rome')
    for (const name of others)
      assert.deepEqual(named(name), [
        { fullname: name, jobtitle: 'Lighting Designer', company: 'Tarnlight Labs' },
      ])
    const again = await asked(client, secret, { approve: push_id })
    assert.deepEqual(again.output, pushed.output)
    assert.lengthOf(crm.writes, written)
    assert.lengthOf(new Set(crm.writes.map(({ key }) => key)), written)
    const stored = JSON.stringify([await db.from('pushes'), await db.from('push_rows')])
    for (const name of DESIGNERS) assert.notInclude(stored, name)
  })

  test('leaves out rows that would be written otherwise than approved, and reports refused ones', async ({
    client,
    assert,
  }) => {
    const { secret } = await connectedCustomer(client)
    const [edited, added] = DESIGNERS
    crm.rows.set('c1', { fullname: edited, jobtitle: 'Intern' })
    const planned = await asked(client, secret, plan(await setOf(client, secret)))
    crm.rows.set('c1', { fullname: edited, jobtitle: 'Intern', company: 'Typed in meanwhile' })
    crm.rows.set('c9', { fullname: added, jobtitle: 'Typed in meanwhile' })
    const refused = DESIGNERS[2]
    crm.during = (when, { fields }, response) => {
      if (when === 'before' && fields.fullname === refused) response.writeHead(422).end('{}')
    }
    const { output, text } = await asked(client, secret, { approve: planned.output.push_id })
    assert.deepInclude(output, { status: 'completed', changed: 2, refused: 1, open: 0 })
    assert.include(text, '2 rows changed since the approval')
    assert.equal(crm.rows.get('c1')!.jobtitle, 'Intern')
    assert.deepEqual(named(added), [{ fullname: added, jobtitle: 'Typed in meanwhile' }])
  })

  test('a write whose response is lost is repeated only if the app has not stored it', async ({
    client,
    assert,
  }) => {
    const { secret } = await connectedCustomer(client)
    const planned = await asked(client, secret, plan(await setOf(client, secret)))
    const lost = new Set<string>()
    crm.during = (when, { fields }, response) => {
      const [name, moment] = [String(fields.fullname), DESIGNERS.indexOf(String(fields.fullname)) % 2]
      if (lost.has(name) || when !== (moment === 0 ? 'after' : 'before')) return
      lost.add(name)
      response.destroy()
    }
    const push = async () => asked(client, secret, { approve: planned.output.push_id })
    let { output } = await push()
    while (output.status === 'running') ({ output } = await push())
    assert.equal(lost.size, planned.output.creates)
    assert.deepInclude(output, { status: 'completed', written: planned.output.creates, open: 0 })
    assert.lengthOf(crm.writes, planned.output.creates)
    for (const name of DESIGNERS) assert.lengthOf(named(name), 1)
  }).timeout(90_000)

  test('rejects pushes of others, read-only lists, unknown fields and apps that are not connected', async ({
    client,
    assert,
  }) => {
    const { secret } = await connectedCustomer(client)
    const set = await setOf(client, secret)
    const refusal = async (inputs: object, by = secret) => (await asked(client, by, inputs)).text
    assert.include(await refusal(plan(set, { list: 'leads' })), 'read-only')
    assert.include(await refusal(plan(set, { list: 'deals' })), 'must be one of contacts, leads')
    assert.include(await refusal(plan(set, { app: 'erp' })), 'must be one of crm')
    const fields = [{ from: 'shoe size', to: 'fullname', rule: 'overwrite' }]
    assert.include(await refusal(plan(set, { fields })), 'no column of the Set')
    assert.include(await refusal(plan(set, { match: 'email' })), 'must be one of fields.to')
    const planned = await asked(client, secret, plan(set))
    const other = await customer()
    assert.include(await refusal(plan(set), other.secret), 'no such route or object')
    assert.include(await refusal({ approve: planned.output.push_id }, other.secret), 'There is no push')
    assert.include(
      await refusal({ read_list: { app: 'crm', list: 'contacts' } }, other.secret),
      'has not connected the app crm'
    )
    server.given.length = 0
    assert.include(await refusal({ read_list: { app: 'crm', list: 'contacts' } }), 'Connect it again')
    assert.lengthOf(crm.writes, 0)
  })

  test('MCP clients ask their user about the exact push, and without an answer nothing is written', async ({
    client,
    assert,
  }) => {
    const { secret } = await connectedCustomer(client)
    const { output } = await asked(client, secret, plan(await setOf(client, secret)))
    const input = { push_id: output.push_id }
    const plain = await connect(secret)
    assert.match(textOf(await call(plain, 'push', input)), /^not_approved: /)
    const messages: string[] = []
    let action: 'accept' | 'decline' = 'decline'
    const asking = await connectStateless(secret, { capabilities: { elicitation: {} } })
    asking.setRequestHandler('elicitation/create', async ({ params }) => {
      messages.push(params.message)
      return { action }
    })
    assert.match(textOf(await call(asking, 'push', input)), /^not_approved: /)
    const older = await connect(secret, {
      asks: async (message) => {
        messages.push(message)
        return { action }
      },
    })
    assert.match(textOf(await call(older, 'push', input)), /^not_approved: /)
    assert.equal(messages[1], messages[0])
    assert.lengthOf(crm.writes, 0)
    action = 'accept'
    const pushed = (await call(asking, 'push', input)).structuredContent as any
    assert.deepInclude(pushed.output, { status: 'completed', written: output.creates })
    assert.include(messages[0], `Create ${output.creates} and change 0 rows in contacts of crm. Approve?`)
    assert.lengthOf(crm.writes, output.creates)
  })
})

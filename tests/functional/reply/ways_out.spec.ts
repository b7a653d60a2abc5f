import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type { ToolName } from '#domain/agent/tool'
import { DomainError } from '#domain/errors'
import { Pronet } from '#domain/pronet/pronet'
import { Sql } from '#domain/ports/sql'
import { Recipients } from '#app/recipients/recipients'
import { calls } from '#tests/functional/agent/tool_calls'
import { endOthers, thinks, answered } from '#tests/functional/agent/fixture'
import { giveAccounts } from '#tests/functional/codehost/support'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { signedIn } from '#tests/functional/console/support/visitor'
import { columns, customer, get, groupWorker, post } from '#tests/functional/datasets/fixture'
import { call, connect, useTools } from '#tests/functional/mcp/fixture'
import { erase, operator, suppressNobody } from '#tests/functional/privacy/fixture'
import { ask, linksOf } from '#tests/functional/reconcile/fixture'
import {
  created,
  DESIGNERS,
  idle,
  inventedWorld,
  PEOPLE,
  QUERY,
  restore,
} from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'

const NAME = DESIGNERS[0]
const LOGIN = 'norafenw1ck'

test.group('ways out of the service are recorded', (group) => {
  const worker = groupWorker(group)
  let owner: Awaited<ReturnType<typeof customer>>
  let personId: string
  let url: string
  group.each.setup(async () => {
    await inventedWorld()
    await givePeople(
      PEOPLE.map((one) => (one.name === NAME ? { ...one, socials: { codehost: LOGIN } } : one))
    )
    owner = await customer(100_000)
    const sql = await app.container.make(Sql)
    const views = await sql.select<{ person_id: string; body: unknown }>('SELECT * FROM people')
    const view = views.find((one) => JSON.stringify(one).includes(NAME))!
    personId = view.person_id
    url = PEOPLE.find(({ name }) => name === NAME)!.pronet_url as string
    await endOthers()
    return restore
  })
  group.teardown(suppressNobody)

  /** Returns how the workspace received the person since the last call. */
  const received = async (): Promise<string[]> => {
    const all = await (await app.container.make(Recipients)).of([personId])
    await (await app.container.make(Sql)).run('DELETE FROM data_recipients')
    return all.filter(({ workspace_id }) => workspace_id === owner.workspace.id).map(({ what }) => what)
  }
  const send = (client: ApiClient, path: string, body: object) =>
    client.post(path).bearerToken(owner.secret).json(body)
  const member = () => signedIn(owner.workspace.id, 'member')

  test("the console's export of a dataset, which names the rows erased since then", async ({
    client,
    assert,
  }) => {
    const rows = [NAME, DESIGNERS[1]].map((name) => ({ name, company: 'Tarnlight Labs' }))
    const body = { entity: { type: 'person' }, rows, columns: columns('title') }
    const response = await post(client, owner.secret, body)
    response.assertStatus(200)
    const { id } = response.body().data.dataset
    assert.deepEqual(await received(), ['dataset'])
    const path = `/workspaces/${owner.workspace.slug}/datasets/${id}/exports`
    const visitor = await member()
    const exported = await visitor.post(path, {})
    assert.deepEqual([exported.status, exported.body.data], [200, { erased: [] }])
    assert.deepEqual(await received(), ['export'])

    const stranger = await signedIn((await customer()).workspace.id, 'member')
    assert.equal((await stranger.post(path, {})).status, 404)
    await erase(client, (await operator()).secret, { person_id: personId })
    assert.deepEqual((await visitor.post(path, {})).body.data, { erased: [0] })
    assert.deepEqual(await received(), [])
    await suppressNobody()
  })

  test('exports, pages of a share link and previews of Sets', async ({ client, assert }) => {
    await worker.start()
    const setId = await created(client, owner.secret)
    await idle(client, owner.secret, setId)
    assert.deepEqual(await received(), ['set'])
    const visitor = await member()
    for (const format of ['csv', 'xlsx']) {
      const path = `/console/api/workspaces/${owner.workspace.slug}/sets/${setId}/export?format=${format}`
      const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const file = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
        headers: { cookie, 'x-forwarded-for': visitor.address },
      })
      assert.equal(file.status, 200)
      assert.deepEqual(await received(), ['export'], format)
    }
    const link = await client.post(`/v1/sets/${setId}/share-link`).bearerToken(owner.secret)
    assert.deepEqual(await received(), [])
    const shared = await client.get(new URL(link.body().data.url, 'http://any.example').pathname)
    shared.assertTextIncludes(personId)
    assert.deepEqual(await received(), ['shared'])
    const preview = await send(client, '/v1/sets/preview', { search: { query: QUERY } })
    preview.assertTextIncludes(personId)
    assert.deepEqual(await received(), ['search'])
  }).timeout(30_000)

  test('suggestions and previews of reconciliation', async ({ client, assert }) => {
    const { link, draft } = await linksOf(client, owner.secret)
    for (const base of [link, draft]) {
      const found = await ask(`${base}/suggest/entity?prefix=${encodeURIComponent(NAME)}`)
      assert.include(JSON.stringify(found.body), personId)
      assert.deepEqual(await received(), ['search'])
      assert.equal((await ask(`${base}/preview?id=${personId}`)).status, 200)
      assert.deepEqual(await received(), ['search'])
    }
    assert.equal((await ask(`${link}/preview?id=per_${'0'.repeat(32)}`)).status, 404)
    assert.deepEqual(await received(), [])
  })

  test('the professional network, also without ids in its answers', async ({ client, assert }) => {
    const nothing = { headline: null, title: null, company: null, location: null, summary: null }
    const match = { ...nothing, person_id: null, name: NAME, pronet: url }
    const { summary: _, ...listed } = match
    const played = {
      profile: async () => ({
        ...{ ...match, industry: null, website: null, skills: [], experience: [], education: [] },
        observed_at: null,
      }),
      posts: async () => [],
      comments: async () => [],
      search: async () => ({ matches: [listed], next: null }),
    }
    const stored = await get(client, owner.secret, `/v1/pronet/profile?url=${encodeURIComponent(url)}`)
    stored.assertTextIncludes(personId)
    assert.deepEqual(await received(), ['profile'])
    app.container.swap(Pronet, () => played as unknown as Pronet)
    for (const path of ['profile?url=', 'posts?identifier=', 'comments?identifier=']) {
      const answer = await get(client, owner.secret, `/v1/pronet/${path}${encodeURIComponent(url)}`)
      assert.equal(answer.status(), 200, path)
      assert.deepEqual(await received(), ['profile'], path)
    }
    const body = { filters: { location: 'Oslo' } }
    const found = await send(client, '/v1/pronet/search', body)
    assert.equal(found.status(), 200)
    assert.deepEqual(await received(), ['search'])
  })

  test('a search of code-host accounts', async ({ client, assert }) => {
    await giveAccounts([{ login: LOGIN, repos: ['acme/lamp'], repoCount: 1 }])
    const found = await send(client, '/v1/codehost/search', { query: 'lamp' })
    found.assertTextIncludes(LOGIN)
    assert.deepEqual(await received(), ['search'])
  })

  test('results that an agent streams before it fails', async ({ client, assert }) => {
    thinks(async (_turn, tools) => {
      await tools.call('people_search', { query: QUERY, type: 'instant' })
      throw new DomainError('agent_unavailable')
    })
    await worker.start()
    const failed = await answered(client, owner.secret)
    assert.equal(failed.body().error.code, 'agent_unavailable')
    assert.deepEqual(await received(), ['agent'])
  }).timeout(30_000)

  test('contacts and accounts that an agent or an MCP client receives without an id', async ({
    client,
    assert,
  }) => {
    providers([new StatedProvider('stated', { phone: '+4722951734' })])
    await giveAccounts([{ login: LOGIN, repos: ['acme/lamp'], repoCount: 1 }])
    const contacts = { name: NAME, company: 'Tarnlight Labs', fields: ['phone'] }
    const accounts = { query: 'lamp' }
    await useTools()
    for (const [tool, input] of Object.entries({ contacts, codehost_search: accounts })) {
      const { outcomes } = await calls(client, owner.secret, [[tool as ToolName, input]])
      assert.isTrue(outcomes[0].ok, JSON.stringify(outcomes))
      assert.notInclude(JSON.stringify((outcomes[0] as { output: unknown }).output), personId)
      assert.deepEqual(await received(), ['agent'], tool)
      const mcp = await connect(owner.secret)
      const { structuredContent } = await call(mcp, tool, input)
      await mcp.close()
      assert.isNotNull(structuredContent)
      assert.deepEqual(await received(), ['agent'], tool)
    }
  }).timeout(30_000)
})

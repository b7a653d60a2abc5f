import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { Recipients } from '#app/recipients/recipients'
import { customer } from '#tests/functional/datasets/fixture'
import { signedIn } from '#tests/functional/console/support/visitor'
import { call, connect, useTools } from '#tests/functional/mcp/fixture'
import { erase, operator, suppressNobody } from '#tests/functional/privacy/fixture'
import { linksOf, postForm } from '#tests/functional/reconcile/fixture'
import { givePeople } from '#tests/functional/support/people'

const COMPANY = 'Wickerlume'
const person = (name: string) => ({
  ...{ name, title: 'Basket Weaver', company: COMPANY, city: 'Leeds', country: 'United Kingdom' },
  pronet_url: `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}`,
})

test.group('recipients of search results', (group) => {
  let owner: Awaited<ReturnType<typeof customer>>
  group.each.setup(async () => {
    owner = await customer()
    await givePeople([person('Wanda Osier'), person('Rush Withy')])
  })
  group.teardown(suppressNobody)

  const search = async (client: any) => {
    const body = { filters: { company: COMPANY }, type: 'instant', num_results: 5 }
    const answer = await client.post('/v1/search').bearerToken(owner.secret).json(body)
    answer.assertStatus(200)
    return answer.body().data.results.map(({ person: { person_id } }: any) => person_id as string)
  }
  const received = async (personId: string) =>
    (await (await app.container.make(Recipients)).of([personId]))
      .filter(({ workspace_id }) => workspace_id === owner.workspace.id)
      .map(({ what }) => what)
  const rows = async () =>
    (await app.container.make(Sql)).select('SELECT * FROM data_recipients WHERE workspace_id = ?', [
      owner.workspace.id,
    ])
  const forget = async () => (await app.container.make(Sql)).run('DELETE FROM data_recipients')

  test('a search records every person of its response once, however often it is repeated', async ({
    client,
    assert,
  }) => {
    const ids = await search(client)
    assert.lengthOf(ids, 2)
    for (const id of ids) assert.deepEqual(await received(id), ['search'])
    const before = await rows()
    assert.lengthOf(before, 2)
    await search(client)
    assert.deepEqual(await rows(), before)
    await (await app.container.make(Sql)).run(`UPDATE data_recipients SET last_day = '2026-01-02'`)
    await search(client)
    assert.deepEqual(await rows(), before)
  })

  test('employees, similar people, matches and people found over MCP are recorded', async ({
    client,
    assert,
    cleanup,
  }) => {
    const [id] = await search(client)
    const send = async (path: string, body: object) => {
      await forget()
      const answer = await client.post(path).bearerToken(owner.secret).json(body)
      answer.assertStatus(200)
      return answer.body().data.results.map(({ person: { person_id } }: any) => person_id as string)
    }
    assert.include(await send('/v1/people/company', { company: COMPANY }), id)
    assert.deepEqual(await received(id), ['search'])
    for (const similar of await send('/v1/people/similar', { person_id: id }))
      assert.deepEqual(await received(similar), ['search'])
    assert.deepEqual(await received(id), [])

    const { link } = await linksOf(client, owner.secret)
    await postForm(link, 'queries', { q0: { query: 'Wanda Osier' } })
    const matched = (await rows()) as { person_id: string; what: string }[]
    assert.isNotEmpty(matched)
    await forget()
    await postForm(link, 'extend', { ids: [id], properties: [{ id: 'title' }] })
    assert.deepEqual(await received(id), ['search'])
    await forget()
    cleanup(() => app.container.restoreAll())
    await useTools()
    const mcp = await connect(owner.secret)
    const input = { filters: { company: COMPANY }, type: 'instant' }
    const { structuredContent } = await call(mcp, 'people_search', input)
    assert.include(JSON.stringify(structuredContent), id)
    assert.deepEqual(await received(id), ['agent'])
    await mcp.close()
  })

  test("the console's export is recorded, of people whom the workspace found and who still exist", async ({
    client,
    assert,
  }) => {
    const { secret } = await operator()
    const [erased, kept] = await search(client)
    const member = await signedIn(owner.workspace.id, 'member')
    const path = `/workspaces/${owner.workspace.slug}/people/exports`
    const stranger = 'per_0123456789abcdef0123456789abcdef'
    const exported = async () => {
      const { status, body } = await member.post(path, { person_ids: [erased, kept, stranger] })
      assert.equal(status, 200)
      return body.data.person_ids as string[]
    }
    assert.sameMembers(await exported(), [erased, kept])
    assert.deepEqual(await received(erased), ['export', 'search'])
    assert.deepEqual(await received(stranger), [])

    const done = await erase(client, secret, { person_id: erased })
    assert.include(JSON.stringify(done), 'Recorded deliveries')
    assert.notInclude(JSON.stringify(await rows()), erased)
    assert.deepEqual(await exported(), [kept])
    assert.notInclude(JSON.stringify(await rows()), erased)
    assert.notInclude(await search(client), erased)

    const other = await customer()
    const outsider = await signedIn(other.workspace.id, 'member')
    const theirs = await outsider.post(`/workspaces/${other.workspace.slug}/people/exports`, {
      person_ids: [kept],
    })
    assert.deepEqual(theirs.body.data.person_ids, [])
    assert.equal((await outsider.post(path, { person_ids: [kept] })).status, 404)
  })
})

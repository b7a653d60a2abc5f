import { test } from '@japa/runner'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { addKey } from '#tests/functional/support/keys'
import { csvRows } from '#app/imports/csv'
import { create, created, DESIGNERS, idle, inventedWorld, QUERY, read, restore, SCHOOL } from './fixture.js'

/** Parses CSV text by its header. */
async function parsed(csv: string): Promise<Record<string, string>[]> {
  async function* lines() {
    for (const [i, text] of csv
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .entries())
      yield { line: i + 1, text }
  }
  const rows: Record<string, string>[] = []
  for await (const row of csvRows(lines())) if ('value' in row) rows.push(row.value as Record<string, string>)
  return rows
}

test.group('sets: preview, export and sharing', (group) => {
  const worker = groupWorker(group)
  let secret: string
  let client: Awaited<ReturnType<typeof customer>>
  group.each.setup(async () => {
    await inventedWorld()
    client = await customer()
    secret = client.secret
    await worker.start()
    return restore
  })

  test('a preview returns criteria, candidates and an estimate, and creates nothing', async ({
    client,
    assert,
  }) => {
    const search = {
      query: QUERY,
      count: 20,
      exclude: { people: [{ name: DESIGNERS[0], company: 'Tarnlight Labs' }] },
    }
    const response = await client
      .post('/v1/sets/preview')
      .bearerToken(secret)
      .json({ search, enrichments: [SCHOOL] })
    response.assertStatus(200)
    const { criteria, candidates, estimate } = response.body().data
    assert.deepEqual(
      criteria.map(({ description, required }: any) => [description, required]),
      [
        ['Role matches lighting designers', true],
        ['Is in Oslo', true],
      ]
    )
    assert.lengthOf(candidates, 5)
    assert.notInclude(
      candidates.map(({ name }: any) => name),
      DESIGNERS[0]
    )
    assert.deepEqual(estimate, { credits: 0, estimated_cost_usd: 0 })
    assert.deepEqual((await read(client, secret, '/v1/sets')).sets, [])
    const blank = await client
      .post('/v1/sets/preview')
      .bearerToken(secret)
      .json({ search: { query: ' ' } })
    blank.assertStatus(422)
    assert.equal(blank.body().error.code, 'query_required')
  })

  test('[SE-011 SE-027] exports the same people as JSON and CSV, without spreadsheet formulas', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const evil = { name: "=cmd|' /C calc'!A0", company: '@SUM(1+1)', extra: 'x' }
    ;(
      await client
        .post(`/v1/sets/${id}/imports`)
        .bearerToken(secret)
        .json({ rows: [evil, { name: 'Plain "Quoted", Person', company: '-2+3+cmd' }] })
    ).assertStatus(202)
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/export`)
    const file = await client.get(`/v1/sets/${id}/export?format=csv`).bearerToken(secret)
    file.assertStatus(200)
    assert.match(file.headers()['content-disposition'], /^attachment; filename="set_\w+\.csv"$/)
    const rows = await parsed(file.text())
    assert.deepEqual(
      rows.map((row) => row.id),
      items.map((item: any) => item.id)
    )
    assert.isAtLeast(rows.length, 8)
    for (const [i, row] of rows.entries()) {
      const { person, enrichments } = items[i]
      assert.include(row.name, person.name)
      assert.equal(row[SCHOOL.description], enrichments[0].value ?? '')
      for (const value of Object.values(row)) assert.notMatch(value, /^[=+\-@\t\r]/)
    }
    for (const format of ['csv', 'json']) {
      const rejected = await client
        .get(`/v1/sets/${id}/export`)
        .qs({ format, status: 'rejected' })
        .bearerToken(secret)
      assert.deepEqual(rejected.body().error.details.fieldErrors, {
        status: ['applies to format proof only'],
      })
    }
    const spoiled = rows.find(({ name }) => name.includes('cmd|'))!
    assert.equal(spoiled.name, `'${evil.name}`)
    assert.equal(spoiled.company, `'${evil.company}`)
    ;(await client.get(`/v1/sets/${id}/export?format=xml`).bearerToken(secret)).assertStatus(422)
  }).timeout(30_000)

  test('[SE-010] a share link reads admitted people without a key until revoked or replaced', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, {
      search: { query: QUERY, count: 3 },
      webhook_url: 'https://hook.example/in',
    })
    await idle(client, secret, id)
    const link = async () => {
      const response = await client.post(`/v1/sets/${id}/share-link`).bearerToken(secret)
      response.assertStatus(201)
      return response.body().data.url as string
    }
    const url = await link()
    assert.match(url, /^\/shared\/sets\/[\w-]{43}$/)
    const shared = await client.get(url)
    shared.assertStatus(200)
    const { items, status } = shared.body().data
    assert.equal(status, 'completed')
    assert.deepEqual(items, (await read(client, secret, `/v1/sets/${id}/items?status=admitted`)).items)
    assert.notInclude(shared.text(), 'hook.example')
    assert.notInclude(shared.text(), id)
    ;(await client.post(url)).assertStatus(404)
    ;(await client.delete(url)).assertStatus(404)
    const anew = await link()
    ;(await client.get(url)).assertStatus(404)
    ;(await client.get(anew)).assertStatus(200)
    ;(await client.delete(`/v1/sets/${id}/share-link`).bearerToken(secret)).assertStatus(200)
    ;(await client.get(anew)).assertStatus(404)
    ;(await client.get(`/shared/sets/${'x'.repeat(43)}`)).assertStatus(404)
    ;(await client.get('/shared/sets/%00')).assertStatus(422)
  }).timeout(30_000)

  test('[SE-001 SE-002 SE-006 SE-007 SE-008 SE-010 SE-011 SE-012] a key without the scope gets 403, another workspace 404', async ({
    client: http,
    assert,
  }) => {
    const id = await created(http, secret)
    const { secret: weak } = await addKey(client.workspace, { scopes: ['account:read'] })
    const { secret: searchOnly } = await addKey(client.workspace, { scopes: ['people:search'] })
    const { secret: foreign } = await customer()
    const routes: [method: 'get' | 'post' | 'delete', path: string, body?: object][] = [
      ['get', ''],
      ['get', '/items'],
      ['get', '/export'],
      ['post', '/searches', { query: QUERY }],
      ['post', '/enrichments', SCHOOL],
      ['post', '/imports', { rows: [{ name: 'A Person', company: 'Acme' }] }],
      ['post', '/share-link'],
      ['delete', '/share-link'],
      ['post', '/cancel'],
    ]
    for (const [method, path, body] of routes) {
      const ask = (key: string) => {
        const request = http.request(`/v1/sets/${id}${path}`, method.toUpperCase()).bearerToken(key)
        return body ? request.json(body) : request
      }
      assert.equal((await ask(weak)).status(), 403, path)
      assert.equal((await ask(foreign)).status(), 404, path)
    }
    const enrich = (key: string) => http.post(`/v1/sets/${id}/enrichments`).bearerToken(key).json(SCHOOL)
    ;(await enrich(searchOnly)).assertStatus(403)
    ;(await create(http, weak)).assertStatus(403)
    ;(await http.get(`/v1/sets/${id}/events`).bearerToken(weak)).assertStatus(403)
    ;(await http.get(`/v1/sets/${id}/events`).bearerToken(foreign)).assertStatus(404)
  })
})

import { test } from '@japa/runner'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import {
  admitted,
  create,
  created,
  DESIGNERS,
  follow,
  idle,
  inventedWorld,
  ON_PAGES,
  QUERY,
  read,
  restore,
  SCHOOL,
} from './fixture.js'

const [NORA, OTIS, PELLA] = DESIGNERS

test.group('sets: added work', (group) => {
  const worker = groupWorker(group)
  let secret: string
  group.each.setup(async () => {
    await inventedWorld()
    secret = (await customer()).secret
    await worker.start()
    return restore
  })

  test('[SE-006 EV-004] an added search excludes people by identifiers and other Sets; set.idle is sent again', async ({
    client,
    assert,
  }) => {
    const first = await created(client, secret, { search: { query: QUERY, count: 1 } })
    await idle(client, secret, first)
    const [known] = await admitted(client, secret, first)
    const second = await created(client, secret, { search: { query: 'florists in Rome', count: 2 } })
    await idle(client, secret, second)
    const body = {
      query: QUERY,
      count: 10,
      exclude: {
        set_ids: [first],
        people: [{ name: NORA === known ? OTIS : NORA, company: 'Tarnlight Labs' }],
      },
    }
    const added = await client.post(`/v1/sets/${second}/searches`).bearerToken(secret).json(body)
    added.assertStatus(202)
    assert.deepInclude(added.body().data.search, { query: QUERY, count: 10, status: 'queued' })
    await idle(client, secret, second)
    const names = await admitted(client, secret, second)
    assert.notInclude(names, known)
    assert.notInclude(names, NORA === known ? OTIS : NORA)
    assert.lengthOf(names, 4)
    const events = await follow(secret, second, (event) => event.seq > 1 && event.type === 'set.idle')
    assert.lengthOf(
      events.filter(({ type }) => type === 'set.idle'),
      2
    )
    const foreign = await created(client, (await customer()).secret)
    const refused = await client
      .post(`/v1/sets/${second}/searches`)
      .bearerToken(secret)
      .json({ query: QUERY, exclude: { set_ids: [foreign] } })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().error.details.fieldErrors), ['exclude.set_ids.0'])
  }).timeout(30_000)

  test('[SE-006] criteria in words must also match', async ({ client, assert }) => {
    const id = await created(client, secret, { search: { query: QUERY, count: 1 } })
    await idle(client, secret, id)
    const impossible = { query: QUERY, count: 5, criteria: ['works at Moonbeck Foods'] }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(impossible)).assertStatus(202)
    const set = await idle(client, secret, id)
    assert.deepInclude(set.searches[1], { admitted: 0, stop_reason: 'end' })
    assert.lengthOf(set.searches[1].criteria, 3)
  }).timeout(30_000)

  test('[SE-007 EV-002] a column added later is filled for people admitted before', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { search: { query: QUERY, count: 2 } })
    await idle(client, secret, id)
    const added = await client.post(`/v1/sets/${id}/enrichments`).bearerToken(secret).json(SCHOOL)
    added.assertStatus(202)
    const { enrichment } = added.body().data
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    for (const { enrichments } of items)
      assert.deepInclude(enrichments[0], { id: enrichment.id, status: 'found' })
    const events = await follow(secret, id, (event) => event.seq > 3 && event.type === 'set.idle')
    assert.lengthOf(
      events.filter(({ type }) => type === 'set.item.enriched'),
      2
    )
  }).timeout(30_000)

  test('[SE-008] people imported as rows and CSV are admitted once each and enriched', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { search: { query: QUERY, count: 1 }, enrichments: [SCHOOL] })
    await idle(client, secret, id)
    const [first] = await admitted(client, secret, id)
    const other = DESIGNERS.find((name) => name !== first)!
    const imports = (body: object) => client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json(body)
    const rows = [
      { name: first, company: 'Tarnlight Labs' },
      { name: other, company: 'Tarnlight Labs' },
      { email: 'someone@moonbeckfoods.example' },
    ]
    const byRows = await imports({ rows })
    byRows.assertStatus(202)
    assert.deepInclude(byRows.body().data, { imported: 2, skipped: 1 })
    const csv = `Full Name,Employer,Profile,Note\r\n"${other}",Tarnlight Labs,,again\r\nWilla Young,"Young, Sons & Co",,new\r\n`
    const byCsv = await imports({ csv })
    byCsv.assertStatus(202)
    assert.deepInclude(byCsv.body().data, { imported: 1, skipped: 1 })
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    assert.lengthOf(items, 4)
    const imported = items.find(({ person }: any) => person.name === other)
    assert.isString(imported.person.person_id)
    assert.deepEqual(imported.criteria, [])
    assert.match(imported.enrichments[0].value, /Fjordheim/)
    assert.deepInclude(items.find(({ person }: any) => person.name === 'Willa Young').person, {
      company: 'Young, Sons & Co',
    })
    for (const body of [
      {},
      { rows, csv },
      { csv: 'name\r\n"open' },
      { csv: 'name,note' },
      { rows: [{ company: 'X' }] },
    ])
      (await imports(body)).assertStatus(422)
    const mixed = (
      await imports({ rows: [{ name: 7 }, { company: 'X' }, { person_id: 'p', email: 'x' }] })
    ).body()
    const paths = ['rows.0.name', 'rows.1', 'rows.2.email']
    assert.sameMembers(Object.keys(mixed.error.details.fieldErrors), paths)
  }).timeout(30_000)

  test('[OP-055] rejects more people than a Set can hold, at creation and later', async ({
    client,
    assert,
  }) => {
    ;(await create(client, secret, { search: { query: QUERY, count: 1001 } })).assertStatus(422)
    ;(await create(client, secret, { search: { query: QUERY, count: 1000 } })).assertStatus(201)
    const id = await created(client, secret, { search: { query: QUERY, count: 4 } })
    await idle(client, secret, id)
    const add = (count: number) =>
      client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json({ query: 'florists in Rome', count })
    const refused = await add(997)
    refused.assertStatus(422)
    assert.property(refused.body().error.details.fieldErrors, 'count')
    ;(await add(996)).assertStatus(202)
  }).timeout(30_000)

  test('[SE-013 SE-014 SE-015 SE-016 SE-017 SE-018 SE-019 OP-049] People Sets are Sets; refine verifies again with more criteria', async ({
    client,
    assert,
  }) => {
    const made = await client
      .post('/v1/searches')
      .bearerToken(secret)
      .json({ search: { query: QUERY, count: 10 } })
    made.assertStatus(201)
    const { id } = made.body().data
    await idle(client, secret, id)
    const legacy = `/v1/searches/${id}`
    assert.deepEqual(await read(client, secret, legacy), await read(client, secret, `/v1/sets/${id}`))
    assert.deepEqual(
      await read(client, secret, `${legacy}/items`),
      await read(client, secret, `/v1/sets/${id}/items`)
    )
    const { sets } = await read(client, secret, '/v1/searches')
    assert.deepEqual(
      sets.map((set: any) => set.id),
      [id]
    )
    assert.lengthOf(await admitted(client, secret, id), 6)
    const school = { criteria: ['attended Fjordheim Art School'], count: 10 }
    ;(await client.post(`${legacy}/refine`).bearerToken(secret).json(school)).assertStatus(202)
    await idle(client, secret, id)
    assert.lengthOf(await admitted(client, secret, id), 6)
    const refine = { criteria: ['attended Fjordheim Art School', 'does not work at Tarnlight Labs'] }
    const refined = await client.post(`${legacy}/refine`).bearerToken(secret).json(refine)
    refined.assertStatus(202)
    assert.isAbove(refined.body().data.search.criteria.length, 2)
    await idle(client, secret, id)
    assert.deepEqual(await admitted(client, secret, id), [])
    const column = await client.post(`${legacy}/enrichments`).bearerToken(secret).json(SCHOOL)
    column.assertStatus(202)
    const file = await client.post(`${legacy}/exports`).bearerToken(secret).json({ format: 'csv' })
    file.assertStatus(200)
    assert.include(file.headers()['content-type'], 'text/csv')
    const json = await client.post(`${legacy}/exports`).bearerToken(secret)
    assert.deepEqual(json.body().data, { items: [] })
  }).timeout(30_000)

  test('people found only on pages are in the index afterwards', async ({ client, assert }) => {
    const id = await created(client, secret)
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted`)
    const found = items.find(({ person }: any) => person.name === ON_PAGES)
    assert.match(found.person.person_id, /^per_/)
    assert.isTrue(items.some(({ person }: any) => person.name === PELLA))
  }).timeout(30_000)

  test('[OP-020] a cancelled Set takes no more work', async ({ client }) => {
    await worker.stop()
    const id = await created(client, secret)
    ;(await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)).assertStatus(200)
    const post = (path: string, body: object) =>
      client.post(`/v1/sets/${id}/${path}`).bearerToken(secret).json(body)
    ;(await post('searches', { query: QUERY })).assertStatus(422)
    ;(await post('enrichments', SCHOOL)).assertStatus(422)
    ;(await post('imports', { rows: [{ name: 'A Person', company: 'Acme' }] })).assertStatus(422)
  })
})

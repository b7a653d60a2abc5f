import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { ItemExclusions } from '#app/sets/item_exclusions'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { profileUrl, searchIn } from '#tests/functional/search/verified_web'
import {
  admitted,
  AT,
  created,
  DESIGNERS,
  follow,
  gated,
  idle,
  inventedWorld,
  MOVED,
  ON_PAGES,
  read,
  restore,
  SCHOOL,
} from './fixture.js'

test.group('sets: repeated people', (group) => {
  const worker = groupWorker(group)
  let secret: string
  group.each.setup(async () => {
    await inventedWorld()
    secret = (await customer()).secret
    await worker.start()
    return restore
  })

  test('[SE-006] a person rejected by one search can be admitted by another', async ({ client, assert }) => {
    const id = await created(client, secret)
    await idle(client, secret, id)
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=rejected`)
    const rejected = items.find(({ person }: any) => person?.name === MOVED)
    assert.isDefined(rejected)
    const search = { query: 'head of sales in Oslo', count: 5 }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(search)).assertStatus(202)
    await idle(client, secret, id)
    assert.include(await admitted(client, secret, id), MOVED)
    const after = await read(client, secret, `/v1/sets/${id}/items?limit=500`)
    assert.lengthOf(
      after.items.filter(({ person }: any) => person?.name === MOVED),
      1
    )
    assert.equal(after.items.find((item: any) => item.id === rejected.id).status, 'admitted')
    const events = await follow(secret, id, ({ type, data }) => {
      return type === 'set.idle' && data.data.searches.length === 2
    })
    const told = events.filter(
      ({ type, data }) => type === 'set.item.created' && data.data.id === rejected.id
    )
    assert.lengthOf(told, 1)
  }).timeout(30_000)

  test('a person whom a member left out stays out, also when another search finds them', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret)
    await idle(client, secret, id)
    const items = async () => (await read(client, secret, `/v1/sets/${id}/items?limit=500`)).items
    const left = (await items()).find(({ status }: any) => status === 'admitted')
    const sql = await app.container.make(Sql)
    const exclusions = await app.container.make(ItemExclusions)
    const [{ workspace_id }] = await sql.select<{ workspace_id: string }>(
      'SELECT workspace_id FROM sets WHERE id = ?',
      [id]
    )
    await sql.transaction((tx) => exclusions.exclude(workspace_id, { id, item: left.id }, tx))
    const search = { query: `${left.person.name}`, count: 5 }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(search)).assertStatus(202)
    await idle(client, secret, id)
    assert.equal((await items()).find((item: any) => item.id === left.id).status, 'rejected')
  }).timeout(30_000)

  test('[SE-006] a person queued again but not reached keeps their status', async ({ client, assert }) => {
    const id = await created(client, secret)
    await idle(client, secret, id)
    const rejected = async () =>
      (await read(client, secret, `/v1/sets/${id}/items?status=rejected`)).items.map((item: any) => item.id)
    const before = await rejected()
    assert.isNotEmpty(before)
    const { evidence, reached, open } = gated(0)
    searchIn(evidence)
    await worker.stop()
    await worker.start()
    const search = { query: 'lighting designers in Oslo', count: 5 }
    ;(await client.post(`/v1/sets/${id}/searches`).bearerToken(secret).json(search)).assertStatus(202)
    await reached
    ;(await client.post(`/v1/sets/${id}/cancel`).bearerToken(secret)).assertStatus(200)
    open()
    assert.sameMembers(await rejected(), before)
  }).timeout(30_000)

  test('[SE-008] a person imported during a search is admitted once', async ({ client, assert }) => {
    const { evidence, reached, open } = gated(2)
    searchIn(evidence)
    await worker.stop()
    await worker.start()
    const id = await created(client, secret)
    await reached
    const rows = [ON_PAGES, ...DESIGNERS].map((name) => ({ name, company: AT }))
    const imported = await client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ rows })
    imported.assertStatus(202)
    open()
    await idle(client, secret, id)
    const names = await admitted(client, secret, id)
    assert.sameMembers(names, [ON_PAGES, ...DESIGNERS])
  }).timeout(30_000)

  test('[SE-008] concurrent imports and a search of the same people add each person once', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { enrichments: [SCHOOL] })
    const everybody = [ON_PAGES, ...DESIGNERS]
    const imports = Array.from({ length: 16 }, (_, i) => {
      const rows = everybody.map((name) =>
        i % 2 === 0 ? { name, company: AT } : { name, company: AT, pronet_url: profileUrl(name) }
      )
      return client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ rows })
    })
    for (const response of await Promise.all(imports)) response.assertStatus(202)
    await idle(client, secret, id)
    assert.sameMembers(await admitted(client, secret, id), everybody)
    const events = await follow(
      secret,
      id,
      ({ type, data }) => type === 'set.idle' && data.data.items.admitted === 6
    )
    const told = (type: string) =>
      events.filter((event) => event.type === type).map(({ data }) => data.data.id)
    for (const type of ['set.item.created', 'set.item.enriched']) {
      assert.lengthOf(told(type), 6, type)
      assert.lengthOf(new Set(told(type)), 6, type)
    }
  }).timeout(60_000)

  test('[SE-008] distinguishes people known only by e-mail, and colleagues on one site', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { search: { query: 'florists in Rome', count: 1 } })
    await idle(client, secret, id)
    const rows = [
      { email: 'ann@moonbeckfoods.example' },
      { email: 'ben@moonbeckfoods.example' },
      { email: 'Ann@moonbeckfoods.example' },
      { name: 'Cleo Marsh', domain: 'moonbeckfoods.example' },
      { name: 'Dirk Nolan', domain: 'https://moonbeckfoods.example/' },
      { name: 'Cleo Marsh', domain: 'www.moonbeckfoods.example' },
    ]
    const response = await client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ rows })
    assert.deepInclude(response.body().data, { imported: 4, skipped: 2 })
  }).timeout(30_000)

  test('[SE-008] imports people whose names differ only beyond the stored length', async ({
    client,
    assert,
  }) => {
    const id = await created(client, secret, { search: { query: 'florists in Rome', count: 1 } })
    await idle(client, secret, id)
    const long = 'Ann '.repeat(19)
    const rows = [{ name: `${long}🪔🪔🪔` }, { name: `${long}🪔🪔🪒` }]
    const response = await client.post(`/v1/sets/${id}/imports`).bearerToken(secret).json({ rows })
    response.assertStatus(202)
    assert.equal(response.body().data.imported, 2)
  }).timeout(30_000)
})

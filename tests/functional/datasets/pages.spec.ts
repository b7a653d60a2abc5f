import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type Customer, columns, customer, fillFrom, get, inventedWeb, post } from './fixture.js'

test.group('datasets: reading rows', (group) => {
  let buyer: Customer
  let url: string
  group.setup(async () => {
    await fillFrom(inventedWeb())
    buyer = await customer()
    return () => app.container.restoreAll()
  })
  const create = async (client: any, count: number) => {
    const rows = Array.from({ length: count }, (_, i) => ({ name: `Nobody ${i}` }))
    const response = await post(client, buyer.secret, { mode: 'async', rows, columns: columns('name') })
    response.assertStatus(202)
    return response.body().data.dataset.rows_url as string
  }
  const page = async (client: any, query: string) => {
    const response = await get(client, buyer.secret, `${url}${query}`)
    response.assertStatus(200)
    return response.body().data
  }
  const indexes = (rows: any[]) => rows.map(({ index }) => index)
  const upTo = (count: number) => [...Array(count).keys()]

  test('[DS-073 OP-017] returns all rows once, in seed order, until next_cursor is null', async ({
    client,
    assert,
  }) => {
    url = await create(client, 250)
    const rows: any[] = []
    const sizes: number[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const data: any = await page(client, `?limit=40${cursor && `&cursor=${cursor}`}`)
      assert.sameMembers(Object.keys(data), ['rows', 'next_cursor'])
      rows.push(...data.rows)
      sizes.push(data.rows.length)
      cursor = data.next_cursor
    }
    assert.deepEqual(sizes, [40, 40, 40, 40, 40, 40, 10])
    assert.deepEqual(indexes(rows), upTo(250))
    assert.deepEqual(
      rows.map(({ seed }) => seed.name),
      upTo(250).map((i) => `Nobody ${i}`)
    )
  })

  test('[DS-074] limit is 100 by default and at most 500', async ({ client, assert }) => {
    url = await create(client, 600)
    assert.deepEqual(indexes((await page(client, '')).rows), upTo(100))
    assert.deepEqual(indexes((await page(client, '?limit=500')).rows), upTo(500))
    assert.deepEqual(indexes((await page(client, '?limit=1')).rows), [0])
  })

  test('[OP-017] a full last page has no next_cursor', async ({ client, assert }) => {
    url = await create(client, 80)
    const first = await page(client, '?limit=40')
    assert.isString(first.next_cursor)
    assert.isNull((await page(client, `?limit=40&cursor=${first.next_cursor}`)).next_cursor)
    assert.isNull((await page(client, '?limit=80')).next_cursor)
  })

  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=here', 'cursor'],
    ['cursor=%F0%9F%8C%8A', 'cursor'],
    ['offset=3', 'offset'],
  ])
    test(`[DS-074] rejects ${query}`, async ({ client, assert }) => {
      url ??= await create(client, 3)
      const response = await get(client, buyer.secret, `${url}?${query}`)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), [field])
    })

  test('[DS-072 AU-014] unknown datasets and those of other workspaces return the same 404', async ({
    client,
    assert,
  }) => {
    const { id } = (await post(client, buyer.secret)).body().data.dataset
    const stranger = await customer()
    const bodies = []
    for (const [secret, of] of [
      [buyer.secret, 'ds_0123456789abcdef0123456789abcdef'],
      [stranger.secret, id],
      [buyer.secret, 'x'.repeat(100)],
    ])
      for (const path of [`/v1/datasets/${of}`, `/v1/datasets/${of}/rows`]) {
        const response = await get(client, secret, path)
        response.assertStatus(404)
        const { request_id: _, ...error } = response.body().error
        bodies.push(JSON.stringify(error))
      }
    assert.lengthOf([...new Set(bodies)], 1)
    assert.include(bodies[0], 'not_found')
  })
})

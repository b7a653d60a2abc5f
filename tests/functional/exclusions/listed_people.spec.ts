import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { ExclusionList } from '#app/exclusions/exclusion_list'
import { IndexFollower } from '#app/index/index_follower'
import { PeopleStore } from '#app/people/people_store'
import { giveAccounts } from '#tests/functional/codehost/support'
import { customer } from '#tests/functional/datasets/fixture'
import { givePeople } from '#tests/functional/support/people'

const urlOf = (name: string) => `https://www.linkedin.com/in/${name.toLowerCase().replace(' ', '-')}`
const personOf = (name: string) => ({ name, title: 'Lighting Designer', pronet_url: urlOf(name) })
const LIST = { exclusion_list: true }

async function found(client: ApiClient, secret: string, exclude: object = LIST): Promise<string[]> {
  const body = { filters: { title: 'lighting designer' }, type: 'instant', exclude }
  const response = await client.post('/v1/search').bearerToken(secret).json(body)
  response.assertStatus(200)
  return response
    .body()
    .data.results.map(({ person }: any) => person.name)
    .sort()
}

test.group('exclusion list, resolved once for many searches', (group) => {
  group.each.setup(() => givePeople(['Nora Fenwick', 'Otis Garland', 'Pella Hadley'].map(personOf)))

  /** A workspace whose list leaves out Nora, and the number of index queries that resolve links. */
  async function listing(client: ApiClient) {
    const { secret, workspace } = await customer(10_000)
    const add = (name: string) =>
      client
        .post('/v1/exclusions')
        .bearerToken(secret)
        .json({ profile_urls: [urlOf(name)] })
    ;(await add('Nora Fenwick')).assertStatus(201)
    const index = await app.container.make(SearchIndex)
    const { search } = index
    const counted = { queries: 0 }
    index.search = function (name, query, options) {
      if (JSON.stringify(query).includes('"field":"link"')) counted.queries++
      return search.call(this, name, query, options)
    }
    return { secret, workspace, add, counted, restore: () => void (index.search = search) }
  }

  test('the list is resolved again only after it changed', async ({ client, assert, cleanup }) => {
    const { secret, add, counted, restore } = await listing(client)
    cleanup(restore)
    const searches = await Promise.all(Array.from({ length: 5 }, () => found(client, secret)))
    for (const names of searches) assert.deepEqual(names, ['Otis Garland', 'Pella Hadley'])
    assert.equal(counted.queries, 1)
    ;(await add('Otis Garland')).assertStatus(201)
    assert.deepEqual(await found(client, secret), ['Pella Hadley'])
    assert.equal(counted.queries, 2)
  })

  test('a change by another process takes effect at once', async ({ client, assert, cleanup }) => {
    const { secret, workspace, restore } = await listing(client)
    cleanup(restore)
    assert.lengthOf(await found(client, secret), 2)
    // Another process only shares the database.
    const sql = await app.container.make(Sql)
    const urls = [urlOf('Pella Hadley')]
    await sql.transaction((tx) =>
      new ExclusionList(sql).add(workspace.id, { personIds: [], urls }, new Date(), tx)
    )
    assert.deepEqual(await found(client, secret), ['Otis Garland'])
  })

  test('a person who is imported later is left out', async ({ client, assert, cleanup }) => {
    const { secret, add, restore } = await listing(client)
    cleanup(restore)
    ;(await add('Quill Ingram')).assertStatus(201)
    assert.lengthOf(await found(client, secret), 2)
    const store = await app.container.make(PeopleStore)
    await store.applyRecords([{ source: 'test', id: 'quill', ...personOf('Quill Ingram') }])
    await (await app.container.make(IndexFollower)).catchUp()
    assert.deepEqual(await found(client, secret), ['Otis Garland', 'Pella Hadley'])
    assert.include(await found(client, secret, {}), 'Quill Ingram')
  })

  test('the list and the people of a request are left out together', async ({ client, assert, cleanup }) => {
    const { secret, restore } = await listing(client)
    cleanup(restore)
    const more = { ...LIST, profile_urls: [urlOf('Pella Hadley')] }
    assert.deepEqual(await found(client, secret, more), ['Otis Garland'])
  })

  test('code-host search leaves out accounts of the list', async ({ client, assert, cleanup }) => {
    const { secret, restore } = await listing(client)
    cleanup(restore)
    await giveAccounts([{ login: 'nora' }, { login: 'otis' }])
    const search = async () => {
      const response = await client
        .post('/v1/codehost/search')
        .bearerToken(secret)
        .json({ type: 'User', exclude: LIST })
      response.assertStatus(200)
      return response.body().data.results.map(({ login }: any) => login)
    }
    assert.sameMembers(await search(), ['nora', 'otis'])
    const nora = { profile_urls: ['https://github.com/nora'] }
    ;(await client.post('/v1/exclusions').bearerToken(secret).json(nora)).assertStatus(201)
    assert.deepEqual(await search(), ['otis'])
  })
})

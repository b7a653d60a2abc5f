import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { columns, customer, fillFrom, follow, inventedWeb, post, startWorker } from '../datasets/fixture.js'
import { makeKey } from '../support/keys.js'
import { signedIn } from './support/visitor.js'

test.group('console: explanations of cells', (group) => {
  group.each.setup(async () => {
    await fillFrom(inventedWeb())
    return () => app.container.restoreAll()
  })

  for (const mode of ['sync', 'async'])
    test(`a cell of a dataset filled ${mode} has its votes with page, weight and group`, async ({
      client,
      assert,
    }) => {
      const stop = await startWorker()
      try {
        const { workspace, secret } = await customer()
        const member = await signedIn(workspace.id, 'member')
        const made = await post(client, secret, { columns: columns('name', 'headquarters'), mode })
        const { id } = made.body().data.dataset
        await follow(client, secret, id)
        const rows = await client.get(`/v1/datasets/${id}/rows`).bearerToken(secret)
        const { cells } = rows.body().data.rows[0]
        const path = `/workspaces/${workspace.slug}/datasets/${id}/rows/0/explanation`
        for (const key of ['name', 'headquarters']) {
          const { explanation } = (await member.get(`${path}?column=${key}`)).body.data
          const [best, ...others] = explanation.values
          assert.deepInclude(best, {
            value: cells[key].value,
            chosen: true,
            probability: cells[key].confidence,
          })
          assert.isFalse(others.some(({ chosen }: any) => chosen))
          const urls = best.votes.map(({ url }: any) => url)
          assert.include(urls, cells[key].evidence[0].url)
          assert.include(
            best.votes.map(({ quote }: any) => quote),
            cells[key].evidence[0].quote
          )
          for (const { weight, identity } of best.votes) {
            assert.isTrue(weight > 0 && weight <= 1)
            assert.isTrue(identity > 0 && identity <= 1)
          }
        }
      } finally {
        await stop()
      }
    }).timeout(30_000)

  test('returns null for a row older than stored votes, and not_found for other columns and workspaces', async ({
    client,
    assert,
  }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const { id } = (await post(client, secret)).body().data.dataset
    const path = `/workspaces/${workspace.slug}/datasets/${id}/rows/0/explanation`
    await db.from('dataset_rows').where('dataset_id', id).update({ weighings: null })
    assert.isNull((await member.get(`${path}?column=name`)).body.data.explanation)
    assert.equal((await member.get(`${path}?column=domain`)).status, 404)
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.get(`${path}?column=name`)).status, 404)
    const { slug } = (await stranger.get('/session')).body.data.workspaces[0]
    const elsewhere = `/workspaces/${slug}/datasets/${id}/rows/0/explanation?column=name`
    assert.equal((await stranger.get(elsewhere)).status, 404)
  })

  test('a page of rows has the warnings that the API returns for it', async ({ client, assert }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const rows = [{ domain: 'tidewell.example' }, { domain: 'unknown.example' }]
    const { id } = (await post(client, secret, { rows })).body().data.dataset
    const shown = (await member.get(`/workspaces/${workspace.slug}/datasets/${id}/rows`)).body.data
    assert.lengthOf(shown.items, 2)
    assert.match(shown.warnings[0], /^No page in reach answers any column of 1 of 2 rows: /)
    const api = await client.get(`/v1/datasets/${id}/rows`).bearerToken(secret)
    assert.deepEqual(shown.warnings, api.body().meta.warnings)
    const first = await member.get(`/workspaces/${workspace.slug}/datasets/${id}/rows?limit=1`)
    assert.deepEqual([first.body.data.items.length, first.body.data.warnings], [1, []])
    assert.isString(first.body.data.next_cursor)
  })
})

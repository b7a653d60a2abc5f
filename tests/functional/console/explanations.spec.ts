import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { columns, customer, fillFrom, follow, inventedWeb, post, startWorker } from '../datasets/fixture.js'
import { makeKey } from '../support/keys.js'
import { signedIn } from './support/visitor.js'

test.group('console: what was weighed for a cell', (group) => {
  group.each.setup(async () => {
    await fillFrom(inventedWeb())
    return () => app.container.restoreAll()
  })

  for (const mode of ['sync', 'async'])
    test(`of a dataset filled ${mode} each vote is kept, with its page, its weight and what counts as one`, async ({
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
        const path = `/workspaces/${workspace.slug}/datasets/${id}/rows/0/weighing`
        for (const key of ['name', 'headquarters']) {
          const { weighing } = (await member.get(`${path}?column=${key}`)).body.data
          const [best, ...others] = weighing.values
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

  test('what was filled before votes were kept says so; there is none of what was not asked for', async ({
    client,
    assert,
  }) => {
    const { workspace, secret } = await customer()
    const member = await signedIn(workspace.id, 'member')
    const { id } = (await post(client, secret)).body().data.dataset
    const path = `/workspaces/${workspace.slug}/datasets/${id}/rows/0/weighing`
    await db.from('dataset_rows').where('dataset_id', id).update({ weighings: null })
    assert.isNull((await member.get(`${path}?column=name`)).body.data.weighing)
    assert.equal((await member.get(`${path}?column=domain`)).status, 404)
    const stranger = await signedIn((await makeKey()).workspace.id)
    assert.equal((await stranger.get(`${path}?column=name`)).status, 404)
    const { slug } = (await stranger.get('/session')).body.data.workspaces[0]
    const elsewhere = `/workspaces/${slug}/datasets/${id}/rows/0/weighing?column=name`
    assert.equal((await stranger.get(elsewhere)).status, 404)
  })
})

import { test } from '@japa/runner'
import { customer, inventedWeb, fillFrom } from '#tests/functional/datasets/fixture'
import app from '@adonisjs/core/services/app'
import { makeKey } from '#tests/functional/support/keys'
import { audited } from './support/events.js'
import { signedIn } from './support/visitor.js'

test.group('console: names', (group) => {
  group.each.setup(async () => {
    await fillFrom(inventedWeb())
    return () => app.container.restoreAll()
  })

  test('an admin names a dataset and a Set, everywhere they are listed, and takes the names back', async ({
    client,
    assert,
  }) => {
    const { workspace, secret } = await customer()
    const admin = await signedIn(workspace.id)
    const base = `/workspaces/${workspace.slug}`
    const send = async (path: string, body: object) =>
      (await client.post(path).bearerToken(secret).json(body)).body().data
    const rows = [{ name: 'Ada Lind' }, { name: 'Bo Ek' }]
    const columns = ['title', 'company', 'location', 'email.work', 'phone'].map((key) => ({ key }))
    const made = await send('/v1/datasets', { entity: { type: 'person' }, mode: 'async', rows, columns })
    const { id: dataset } = made.dataset
    const { id: set } = await send('/v1/sets', { search: { query: 'brewers in Bremen', count: 1 } })
    const read = async (path: string) => (await admin.get(base + path)).body.data
    const titles = async () => ({
      list: (await read('/datasets')).items[0].title,
      page: (await read(`/datasets/${dataset}`)).dataset.title,
      sets: (await read('/sets')).items[0].name,
      set: (await read(`/sets/${set}`)).set.name,
      runs: (await read('/runs')).items.map(({ title }: any) => title).sort(),
    })
    const size = '2 people: job title, company, location and 2 more'
    const unnamed = { list: size, page: size, sets: null, set: null, runs: [size, 'brewers in Bremen'] }
    assert.deepEqual(await titles(), unnamed)
    assert.equal((await read('/datasets')).items[0].first_rows, 'Ada Lind, Bo Ek')

    assert.equal((await admin.post(`${base}/datasets/${dataset}/name`, { name: ' Guests ' })).status, 200)
    assert.equal((await admin.post(`${base}/sets/${set}/name`, { name: 'Brewers' })).status, 200)
    const runs = ['Brewers', 'Guests']
    const named = { list: 'Guests', page: 'Guests', sets: 'Brewers', set: 'Brewers', runs }
    assert.deepEqual(await titles(), named)
    const monitor = { set_id: set, cadence: 'FREQ=DAILY;BYHOUR=7' }
    await send('/v1/monitors', monitor)
    assert.equal((await read('/monitors')).items[0].set_title, 'Brewers')
    const { items } = await read('/audit')
    const logged = items.map(({ action, subject_name }: any) => [action, subject_name])
    assert.deepEqual(logged, [
      ['set.rename', 'Brewers'],
      ['dataset.rename', 'Guests'],
    ])

    for (const path of [`/datasets/${dataset}`, `/sets/${set}`])
      await admin.post(`${base}${path}/name`, { name: '' })
    assert.deepEqual(await titles(), unnamed)
  })

  test("members cannot rename, and nobody renames another workspace's records", async ({
    client,
    assert,
  }) => {
    const { workspace, secret } = await customer()
    const [member, stranger] = [
      await signedIn(workspace.id, 'member'),
      await signedIn((await makeKey()).workspace.id),
    ]
    const body = {
      entity: { type: 'person' },
      mode: 'async',
      rows: [{ name: 'Ada' }],
      columns: [{ key: 'title' }],
    }
    const made = await client.post('/v1/datasets').bearerToken(secret).json(body)
    const path = `datasets/${made.body().data.dataset.id}`
    const { slug } = (await stranger.get('/session')).body.data.workspaces[0]
    const name = { name: 'Mine' }
    assert.equal(
      (await member.post(`/workspaces/${workspace.slug}/${path}/name`, name)).body.error.code,
      'admin_required'
    )
    assert.equal((await stranger.post(`/workspaces/${workspace.slug}/${path}/name`, name)).status, 404)
    assert.equal((await stranger.post(`/workspaces/${slug}/${path}/name`, name)).status, 404)
    const shown = await member.get(`/workspaces/${workspace.slug}/${path}`)
    assert.equal(shown.body.data.dataset.name, null)
    assert.deepEqual(await audited(stranger, slug), [])
  })
})

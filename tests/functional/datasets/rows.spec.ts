import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import {
  type Customer,
  cellsOf,
  columns,
  customer,
  fill,
  fillFrom,
  get,
  inventedWeb,
  post,
} from './fixture.js'
import { FIXTURE_PAGES } from './fixture_pages.js'

const NETWORKS: [string, string, string][] = [
  ['pronet', 'zoe-garner-8d4', 'https://www.linkedin.com/in/zoe-garner-8d4'],
  ['microblog', '@zoegarner', 'https://x.com/zoegarner'],
  ['photo', 'zoegarner', 'https://www.instagram.com/zoegarner'],
  ['video', '@zoegarner', 'https://www.youtube.com/@zoegarner'],
  ['shortvideo', '@zoegarner', 'https://www.tiktok.com/@zoegarner'],
  ['codehost', 'zoegarner', 'https://github.com/zoegarner'],
  ['website', 'zoegarner.example', 'https://zoegarner.example/'],
]

test.group('datasets: submitted rows', (group) => {
  let buyer: Customer
  group.setup(async () => {
    await fillFrom(inventedWeb())
    buyer = await customer()
    return () => app.container.restoreAll()
  })

  for (const row of [
    { name: 'Tidewell Marine' },
    { domain: 'tidewell.example' },
    { pronet_url: 'https://www.linkedin.com/company/tidewell-marine' },
    { email: 'info@tidewell.example' },
    { socials: { microblog: 'tidewellmarine' } },
  ])
    test(`[DS-021] accepts a row with one identifier: ${Object.keys(row)}`, async ({ client }) => {
      ;(await post(client, buyer.secret, { rows: [row] })).assertStatus(200)
    })

  for (const row of [
    {},
    { company: 'Tidewell Marine' },
    { extra: 'tides' },
    { company: 'Tidewell Marine', extra: { where: 'Galway' } },
    { socials: {} },
    { name: '  ' },
    { name: '', company: 'x' },
  ])
    test(`[DS-021] rejects a row without an identifier: ${JSON.stringify(row)}`, async ({
      client,
      assert,
    }) => {
      const response = await post(client, buyer.secret, { rows: [{ name: 'Tidewell Marine' }, row] })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), ['rows.1'])
    })

  for (const [form, row] of [
    ['a person', { pronet_url: 'https://www.linkedin.com/in/zoe-garner-8d4' }],
    ['a company', { pronet_url: 'https://www.linkedin.com/company/tidewell-marine' }],
    ['a person without scheme', { pronet_url: 'linkedin.com/in/zoe-garner-8d4/' }],
    ...NETWORKS.flatMap(([network, handle, url]) => [
      [`${network} as a handle`, { socials: { [network]: handle } }],
      [`${network} as an address`, { socials: { [network]: url } }],
    ]),
  ] as [string, object][])
    test(`[DS-022 DS-023] accepts ${form}`, async ({ client, assert }) => {
      const [{ seed }] = await fill(client, buyer.secret, { entity: { type: 'person' }, rows: [row] })
      assert.deepEqual(seed, row)
    })

  for (const [row, path] of [
    [{ pronet_url: 'zoe-garner-8d4' }, 'pronet_url'],
    [{ pronet_url: 'https://www.linkedin.com/jobs/1' }, 'pronet_url'],
    [{ pronet_url: 'https://tidewell.example/in/zoe' }, 'pronet_url'],
    [{ domain: 'not a domain' }, 'domain'],
    [{ domain: '' }, 'domain'],
    [{ domain: '127.0.0.1' }, 'domain'],
    [{ domain: 'co.uk' }, 'domain'],
    [{ email: 'zoe' }, 'email'],
    [{ name: 7 }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(301) }, 'name'],
    [{ socials: { codehost: 'https://x.com/zoe' } }, 'socials.codehost'],
    [{ socials: { photo: 'two words' } }, 'socials.photo'],
    [{ extra: 7 }, 'extra'],
    [{ extra: { deep: { er: 'x' } } }, 'extra.deep'],
  ] as [object, string][])
    test(`[DS-021 DS-022 DS-023] rejects ${JSON.stringify(row).slice(0, 60)}`, async ({ client, assert }) => {
      const sound = { name: 'Tidewell Marine' }
      const response = await post(client, buyer.secret, { rows: [sound, { ...sound, ...row }] })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().error.details.fieldErrors), [`rows.1.${path}`])
    })

  test('[DS-026] rejects unknown keys and names their paths', async ({ client, assert }) => {
    const sound = { name: 'Tidewell Marine' }
    const response = await post(client, buyer.secret, {
      rows: [sound, { ...sound, phone: '1' }, sound, { ...sound, foo: 1, socials: { website2: 'x' } }],
      columns: [{ key: 'name' }, { key: 'domain', bar: true }],
    })
    response.assertStatus(422)
    const { code, details } = response.body().error
    assert.equal(code, 'validation_failed')
    assert.sameMembers(Object.keys(details.fieldErrors), [
      'rows.1.phone',
      'rows.3.foo',
      'rows.3.socials.website2',
      'columns.1.bar',
    ])
  })

  test('[DS-023] a handle leads to the same page as its URL', async ({ client, assert }) => {
    const by = (social: string) =>
      cellsOf(client, buyer.secret, {
        entity: { type: 'person' },
        rows: [{ socials: { microblog: social } }],
        columns: columns('name', 'title'),
      })
    const found = await by('junovance')
    assert.equal(found.name.value, 'Juno Vance')
    assert.deepEqual(await by('https://x.com/junovance'), found)
    const pronet = 'https://www.linkedin.com/company/tidewell-marine'
    const company = { rows: [{ pronet_url: pronet }], columns: columns('domain') }
    assert.equal((await cellsOf(client, buyer.secret, company)).domain.value, 'https://tidewell.example')
  })

  test('[DS-024] the employer distinguishes namesakes', async ({ client, assert }) => {
    const rows = await fill(client, buyer.secret, {
      entity: { type: 'person' },
      rows: ['Harrow Bank', 'Pelham Glass'].map((company) => ({ name: 'Edith Marlowe', company })),
      columns: columns('title', 'company'),
    })
    const values = rows.map(({ cells }) => [cells.title.value, cells.company.value])
    assert.deepEqual(values, [
      ['Treasurer', 'Harrow Bank'],
      ['Production Manager', 'Pelham Glass'],
    ])
  })

  for (const extra of ['likes tides', { city: 'Galway', note: 'turbines' }, {}])
    test(`[DS-019 DS-025] returns hints in seed: ${JSON.stringify(extra)}`, async ({ client, assert }) => {
      const seed = { name: 'Tidewell Marine', domain: 'tidewell.example', extra }
      const created = await post(client, buyer.secret, { rows: [seed] })
      created.assertStatus(200)
      const { dataset, rows } = created.body().data
      assert.deepEqual(rows[0].seed, seed)
      const read = (await get(client, buyer.secret, dataset.rows_url)).body().data.rows
      assert.deepEqual(read, rows)
    })

  test('[DS-017 DS-018 DS-019 DS-063] returns rows as submitted, in the same order', async ({
    client,
    assert,
  }) => {
    const domains = [...new Set(FIXTURE_PAGES.map(({ url }) => new URL(url).hostname))]
    const seeds = domains.map((domain, i) => ({ domain, extra: `row ${i}` }))
    const rows = await fill(client, buyer.secret, { rows: seeds, columns: columns('name', 'domain') })
    assert.deepEqual(
      rows.map(({ seed }) => seed),
      seeds
    )
    assert.deepEqual(
      rows.map(({ index }) => index),
      [...seeds.keys()]
    )
    assert.lengthOf([...new Set(rows.map(({ id }) => id))], seeds.length)
    for (const row of rows) {
      assert.sameMembers(Object.keys(row), ['id', 'index', 'status', 'seed', 'cells'])
      assert.equal(row.status, 'completed')
      assert.sameMembers(Object.keys(row.cells), ['name', 'domain'])
    }
  })
})

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { Sql } from '#domain/ports/sql'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { fillFromArchive, filled } from '#tests/functional/proofs/fixture'
import { columns, customer, type Customer, get } from './fixture.js'
import { daysAgo, page } from './fixture_pages.js'

const site = (host: string, headcount: number, days: number) =>
  page(
    `https://${host}/`,
    `<title>Brackwater</title><h1>Brackwater</h1><p>Brackwater employs ${headcount} people.</p><footer>© 2026 Brackwater</footer>`,
    days
  )
const BODY = { rows: [{ domain: 'brackwater.example' }], columns: columns('name', 'headcount') }
const day = (days: number) => daysAgo(days).slice(0, 10)

test.group('datasets: earlier days know nothing of later ones', (group) => {
  let buyer: Customer
  let sql: Sql
  group.setup(async () => {
    await fillFromArchive([
      site('brackwater.example', 40, 60),
      site('brackwater-group.example', 9_000, 60),
      site('brackwater-group.example', 300, 20),
    ])
    buyer = await customer()
    sql = await app.container.make(Sql)
    return () => app.container.restoreAll()
  })
  const basisOf = async (id: string) => {
    const [{ basis }] = await sql.select<{ basis: string }>(
      'SELECT basis FROM dataset_rows WHERE dataset_id = ?',
      [id]
    )
    return JSON.parse(basis)
  }
  const setBasis = (id: string, basis: object) =>
    sql.run('UPDATE dataset_rows SET basis = ? WHERE dataset_id = ?', [JSON.stringify(basis), id])

  test('[TT-005] learned weights do not answer for an earlier day', async ({ client, assert }) => {
    const id = await filled(client, buyer.secret, BODY)
    const read = async (asOf: string) =>
      (await get(client, buyer.secret, `/v1/datasets/${id}/rows?as_of=${asOf}`)).body().data.rows[0].cells
    const [earlier, today] = [await read(day(30)), await read(day(0))]
    assert.equal(earlier.headcount.value, '11-50')
    const basis = await basisOf(id)
    const own = { ...RELIABILITY.sources.own_site, accuracy: 0.6, fields: {} }
    await setBasis(id, { ...basis, reliability: { sources: { ...RELIABILITY.sources, own_site: own } } })
    assert.deepEqual(await read(day(30)), earlier)
    assert.notDeepEqual(await read(day(0)), today)
  })

  test('[TT-005] an owner that other pages confirmed later does not answer for an earlier day', async ({
    client,
    assert,
  }) => {
    const url = 'https://noticeboard.example/about'
    const notes = `<title>About us</title><h1>About us</h1><p>Headquarters: Porto</p><p>We employ 40 people.</p>`
    const [older, newer] = [page(url, notes, 60), page(url, notes, 20)]
    await fillFromArchive([older, newer])
    const row = { name: 'Brackwater', domain: 'brackwater.example' }
    const id = await filled(client, buyer.secret, { ...BODY, rows: [row], include_unverified: true })
    const basis = await basisOf(id)
    const read = async (home: string, asOf: string) => {
      const about = { entity: 'company', name: 'Brackwater', home }
      await setBasis(id, { ...basis, pages: [{ url, observed_at: newer.observedAt, about }] })
      const response = await get(client, buyer.secret, `/v1/datasets/${id}/rows?as_of=${asOf}`)
      return response.body().data.rows[0].cells.headcount
    }
    const own = 'https://noticeboard.example/'
    assert.equal((await read(own, day(0))).value, '11-50')
    assert.isNull((await read(own, day(30))).value)
    // The row itself names this owner, so an earlier day knows it too.
    assert.equal((await read('https://brackwater.example', day(30))).value, '11-50')
  })

  test('[TT-005] a redirect that is newer than the day is not followed', async ({ client, assert }) => {
    const archive = await app.container.make(PageArchive)
    await archive.store([
      {
        ...{ url: 'https://brackwater.example/', observedAt: daysAgo(15), status: 301, body: null },
        ...{ location: 'https://brackwater-group.example/', contentType: null, etag: null },
        ...{ lastModified: null, revisit: null, payloadDigest: null },
      },
    ])
    const id = await filled(client, buyer.secret, BODY)
    const basis = await basisOf(id)
    assert.equal(basis.pages[0].via.at(-1), 'https://brackwater-group.example/')
    const read = async (asOf: string) =>
      (await get(client, buyer.secret, `/v1/datasets/${id}/rows?as_of=${asOf}`)).body().data.rows[0].cells
    assert.equal((await read(day(0))).headcount.value, '201-500')
    const earlier = await read(day(30))
    assert.equal(earlier.headcount.value, '11-50')
    assert.equal(earlier.headcount.evidence[0].url, 'https://brackwater.example/')
  })
})

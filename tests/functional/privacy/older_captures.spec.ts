import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { Evidence } from '#domain/evidence/evidence'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { Sql } from '#domain/ports/sql'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { toJson } from '#app/shared/database/codecs'
import { DropPages } from '#app/privacy/drop_pages'
import { datasetsPersonalData } from '#app/datasets/personal_data'
import { DatasetStore } from '#app/datasets/dataset_store'
import { toCapture } from '#tests/contract/evidence/archive_support'
import { columns, customer } from '#tests/functional/datasets/fixture'
import { fillFromArchive, filled } from '#tests/functional/proofs/fixture'

const NAME = 'Ottilie Brandvold'
const PERSON = {
  ...{ personIds: [], recordKeys: [], names: [NAME], ownNames: [NAME] },
  identifiers: identifiersOf({ name: NAME, emails: ['o.brandvold@saltgrove.example'] }),
}
const URL = 'https://saltgrove.example/'
const page = (text: string, observedAt: string) => ({
  url: URL,
  observedAt,
  html: `<title>Saltgrove</title><h1>Saltgrove</h1><p>${text}</p><p>Headquarters: Porto</p>`,
})

test.group('erasure: what answers depend on', (group) => {
  group.teardown(() => app.container.restoreAll())

  test('pages whose older captures name the person are removed', async ({ assert }) => {
    const archive = await app.container.make(PageArchive)
    const responses = await app.container.make(ArchivedResponses)
    await archive.store([
      toCapture(page(`${NAME} leads Saltgrove.`, '2026-09-01T00:00:00.000Z')),
      toCapture(page('Saltgrove has another head now.', '2026-10-01T00:00:00.000Z')),
    ])
    const drop = new DropPages(
      await app.container.make(Sql),
      await app.container.make(Evidence),
      await app.container.make(EvidenceRetention),
      responses
    )
    const urls = await drop.find(PERSON)
    assert.include(urls, URL)
    await drop.drop(urls)
    assert.isNull(await responses.at(URL, '2026-09-01T00:00:00.000Z'))
    assert.notInclude(await drop.find(PERSON), URL)
  })

  test('a row that names the person beside others loses its basis', async ({ client, assert }) => {
    await fillFromArchive()
    const { secret } = await customer()
    const body = { rows: [{ domain: 'tidewell.example' }], columns: columns('name', 'headquarters') }
    const id = await filled(client, secret, body)
    const store = await app.container.make(DatasetStore)
    const sql = await app.container.make(Sql)
    const [basis] = await store.bases(id, 0, 1)
    const changed = toJson({ ...basis, names: [...basis!.names, `Tidewell Marine of ${NAME}`] })
    await sql.run('UPDATE dataset_rows SET basis = ? WHERE dataset_id = ?', [changed, id])
    assert.isNotNull((await store.bases(id, 0, 1))[0])
    await datasetsPersonalData(sql).erase(PERSON)
    const [row] = await sql.select<{ basis: string | null; erased_at: string | null }>(
      'SELECT basis, erased_at FROM dataset_rows WHERE dataset_id = ?',
      [id]
    )
    assert.deepEqual({ ...row }, { basis: null, erased_at: null })
    assert.equal((await store.rows(id, 0, 1))[0].cells?.headquarters.status, 'found')
  })
})

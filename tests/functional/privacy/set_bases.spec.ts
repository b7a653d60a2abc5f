import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import { ProfilesPersonalData } from '#app/profiles/personal_data'
import { SetsPersonalData } from '#app/sets/personal_data'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { builtSet, setsFromArchive } from '#tests/functional/proofs/set_fixture'
import { profileUrl } from '#tests/functional/search/invented_pages'
import { DESIGNERS, SCHOOL } from '#tests/functional/sets/invented_data'

const [NAME, OTHER] = DESIGNERS
const PERSON = {
  ...{ personIds: [], recordKeys: [], names: [NAME], ownNames: [NAME] },
  identifiers: identifiersOf({ name: NAME, urls: [profileUrl(NAME)] }),
}

test.group('erasure: what verdicts and profiles depend on', (group) => {
  const worker = groupWorker(group)
  group.tap((one) => one.timeout(60_000))
  group.teardown(() => app.container.restoreAll())

  test('items of the person, and items that name the person, lose their basis', async ({
    client,
    assert,
  }) => {
    await setsFromArchive()
    await worker.start()
    const { secret } = await customer()
    const search = { query: 'lighting designers in Oslo', count: 10 }
    const id = await builtSet(client, secret, { search, enrichments: [SCHOOL] })
    const sql = await app.container.make(Sql)
    const read = async (name: string) => {
      const [row] = await sql.select<{ id: string; basis: string | null; cell_basis: string | null }>(
        `SELECT i.id, i.basis, c.basis AS cell_basis FROM set_items i JOIN set_cells c ON c.item_id = i.id
         WHERE i.set_id = ? AND (i.person LIKE ? OR i.erased_at IS NOT NULL) ORDER BY i.erased_at`,
        [id, `%${name}%`]
      )
      return row
    }
    const [own, other] = [await read(NAME), await read(OTHER)]
    for (const text of [own.basis, own.cell_basis, other.basis, other.cell_basis]) assert.isString(text)
    const naming = JSON.stringify({ ...JSON.parse(other.basis!), names: [OTHER, `A friend of ${NAME}`] })
    await sql.run('UPDATE set_items SET basis = ? WHERE id = ?', [naming, other.id])
    await new SetsPersonalData(sql).erase(PERSON)
    const after = await sql.select<{ id: string; basis: string | null; cell_basis: string | null }>(
      `SELECT i.id, i.basis, c.basis AS cell_basis FROM set_items i JOIN set_cells c ON c.item_id = i.id
       WHERE i.id IN (?, ?)`,
      [own.id, other.id]
    )
    const byId = new Map(after.map((row) => [row.id, row]))
    assert.deepInclude(byId.get(own.id), { basis: null, cell_basis: null })
    assert.isNull(byId.get(other.id)!.basis)
  })

  test('a profile that names the person beside others loses its basis', async ({ assert }) => {
    const sql = await app.container.make(Sql)
    const basis = {
      now: '2026-01-01T00:00:00.000Z',
      row: {},
      domain: null,
      pages: [],
      names: [`Not ${NAME}`],
    }
    await sql.run('INSERT INTO person_profiles (person_id, record, built_at, basis) VALUES (?, ?, ?, ?)', [
      'per_set_bases',
      JSON.stringify({ person_id: 'per_set_bases', identity: { name: 'Somebody Else' } }),
      basis.now,
      JSON.stringify(basis),
    ])
    await new ProfilesPersonalData(sql).erase(PERSON)
    const [row] = await sql.select<{ basis: string | null }>(
      'SELECT basis FROM person_profiles WHERE person_id = ?',
      ['per_set_bases']
    )
    assert.deepEqual({ ...row }, { basis: null })
  })
})

import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { identifiersOfPerson } from '#domain/privacy/identifiers_of'
import type { Cipher } from '#app/shared/cipher'
import { PeopleStore } from '#app/people/people_store'
import { SuppressionStore } from '#app/suppression/suppression_store'
import { Random } from '../support/random.js'
import { postgresTestSql, sqliteTestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'
import { FORMS, inventPerson, namesakeOf } from './erased_people.js'

/** Imports per run; REIMPORTS=1000 for the long run. */
const IMPORTS = Number(process.env.REIMPORTS ?? 114)
const plain: Cipher = { encrypt: (value) => value, decrypt: <T>(value: string) => value as T }

for (const [database, open, missing] of [
  ['SQLite', sqliteTestSql, undefined],
  ['PostgreSQL', postgresTestSql, WITHOUT_POSTGRES],
] as const)
  test.group(`Imports of suppressed people: ${database}`, (group) => {
    if (missing) group.each.skip(true, missing)
    group.each.timeout(600_000)
    let sql: Sql
    group.each.setup(async () => {
      const made = await open()
      sql = made.sql
      return made.end
    })

    test(`none of ${IMPORTS} imports returns a person, and namesakes keep every field`, async ({
      assert,
    }) => {
      const random = Random.seeded()
      const list = new SuppressionStore(sql, plain)
      const store = new PeopleStore(sql, list)
      const forms = Object.entries(FORMS)
      for (let i = 0; i < IMPORTS; i++) {
        const [form, change] = forms[i % forms.length]
        const person = inventPerson(random, i)
        const why = `${form} of ${JSON.stringify(person)}, seed ${random.seed}`
        await list.add({ id: `e${i}`, scope: 'all', identifiers: identifiersOfPerson([{ record: person }]) })
        const returned = await store.applyRecords([change(person, random)])
        assert.equal(returned.suppressed, 1, why)
        const namesake = namesakeOf(person, random, i)
        const kept = await store.applyRecords([namesake])
        assert.equal(kept.suppressed, 0, `namesake: ${JSON.stringify(namesake)}, seed ${random.seed}`)
        const view = await store.get(`per_${await keyOf(sql, namesake.id!)}`)
        assert.containsSubset(view, { name: namesake.name, company: namesake.company, city: namesake.city })
        await list.remove(`e${i}`)
      }
      assert.equal(await store.count(), IMPORTS)
    })

    test('colleagues at a switchboard and with the profile of their employer stay', async ({ assert }) => {
      const list = new SuppressionStore(sql, plain)
      const shared = { company: 'Acme', phones: ['+14155552671'], socials: { microblog: 'acme' } }
      const zoe = { name: 'Zoe Garner', ...shared, emails: ['info@acme.example'] }
      await list.add({ id: 'e', scope: 'all', identifiers: identifiersOfPerson([{ record: zoe }]) })
      const store = new PeopleStore(sql, list)
      const colleagues = ['Ben Arrow', 'Zoe Miller', 'Mira Garner'].map((name) => ({
        name,
        company: 'Acme',
        phones: shared.phones,
        emails: zoe.emails,
      }))
      const counts = await store.applyRecords([zoe, ...colleagues])
      assert.equal(counts.suppressed, 1)
    })
  })

async function keyOf(sql: Sql, id: string): Promise<string> {
  const rows = await sql.select<{ record_key: string; body: unknown }>(
    'SELECT record_key, body FROM person_records'
  )
  const row = rows.find(({ body }) => (typeof body === 'string' ? JSON.parse(body) : body).id === id)
  return row!.record_key
}

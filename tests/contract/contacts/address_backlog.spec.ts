import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { AddressBacklog } from '#app/people/address_backlog'
import { PeopleStore } from '#app/people/people_store'
import { digest, recordKey } from '#app/people/record_key'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { bareSqlite, barePostgres, SILENT } from '#tests/contract/support/bare_database'
import { runMigrations } from '#tests/contract/support/migrated'
import { WITHOUT_POSTGRES } from '#tests/contract/support/test_sql'

const COUNT = 1_234
const ENGINES = [
  { engine: 'SQLite', make: bareSqlite, missing: undefined },
  { engine: 'PostgreSQL', make: barePostgres, missing: WITHOUT_POSTGRES },
]

const imported = (i: number): PersonRecord & { id: string; source: string } => ({
  id: `p${i}`,
  source: 'crm',
  name: `Person Number${i}`,
  emails: [`person.number${i}@${i % 2 ? 'mail.' : ''}acme.com`],
})
const keyOf = (i: number) => recordKey(imported(i), '')

/** Stores records in the old format, without addresses. Ids have gaps, as real ids do. */
async function storeUnnoted(client: QueryClientContract): Promise<void> {
  const rows = Array.from({ length: COUNT }, (_, i) => {
    const body = JSON.stringify(imported(i))
    return {
      record_id: 1 + i * 3,
      record_key: keyOf(i),
      person_id: `per_${keyOf(i)}`,
      content_hash: digest(body),
      body,
      imported_at: '2025-01-01T00:00:00.000Z',
    }
  })
  for (let i = 0; i < COUNT; i += 100)
    await client.table('person_records').multiInsert(rows.slice(i, i + 100))
}

for (const { engine, make, missing } of ENGINES)
  test.group(`addresses of records stored by older versions: ${engine}`, (group) => {
    group.tap((one) => one.skip(missing !== undefined, missing).timeout(60_000))

    test('they are indexed in steps that another process can continue, without undoing concurrent changes', async ({
      assert,
    }) => {
      const database = await make()
      try {
        await runMigrations(database.connection, (file) => file < '0040')
        const client = database.open()
        await storeUnnoted(client)
        await runMigrations(database.connection, (file) => file >= '0040' && file < '0044')
        // Addresses written earlier with the full mail domain, and one that its record no longer
        // has.
        const note = (address: string, i: number) => ({ address, record_key: keyOf(i), name: 'Old' })
        await client.table('contact_addresses').multiInsert([
          { ...note('person.number1@mail.acme.com', 1), domain: 'mail.acme.com' },
          { ...note('gone@acme.com', 2), domain: 'acme.com' },
        ])
        await runMigrations(database.connection, (file) => file >= '0044')
        const store = new PeopleStore(new LucidSql(client, null))
        assert.deepEqual(await store.withAddress('person.number7@mail.acme.com'), [])

        assert.isTrue(await new AddressBacklog(new LucidSql(client, null), SILENT).step(100))
        assert.deepEqual(await store.withAddress('person.number7@mail.acme.com'), [`per_${keyOf(7)}`])
        const changed = { ...imported(1_000), emails: ['new@acme.com'] }
        await store.applyRecords([changed])
        await store.applyRecords([{ ...imported(0), id: 'later', emails: ['later@acme.com'] }])

        const others = [database.open(), database.open()].map(
          (one) => new AddressBacklog(new LucidSql(one, null), SILENT)
        )
        const work = async (backlog: AddressBacklog) => {
          while (await backlog.step(100));
        }
        // An SQLite file has one writer at a time.
        if (engine === 'SQLite') for (const one of others) await work(one)
        else await Promise.all(others.map(work))

        const found = await Promise.all(
          [0, 1, COUNT - 1].map((i) => store.withAddress(imported(i).emails![0]))
        )
        assert.deepEqual(
          found,
          [0, 1, COUNT - 1].map((i) => [`per_${keyOf(i)}`])
        )
        assert.deepEqual(await store.withAddress(imported(1_000).emails![0]), [])
        assert.deepEqual(await store.withAddress('new@acme.com'), [`per_${keyOf(1_000)}`])
        const known = await store.addressesAt('acme.com', 10_000)
        assert.lengthOf(known, COUNT + 1)
        assert.notInclude(
          known.map(({ email }) => email),
          'gone@acme.com'
        )
        assert.deepInclude(known, { email: 'person.number1@mail.acme.com', name: 'Person Number1' })
        assert.isEmpty(await client.from('record_backlogs'))
        assert.isFalse(await others[0].step())
      } finally {
        await database.end()
      }
    })

    test('it runs on its own and does nothing in a database without records', async ({ assert }) => {
      const database = await make()
      try {
        await runMigrations(database.connection, (file) => file < '0044')
        const client = database.open()
        await storeUnnoted(client)
        await runMigrations(database.connection, (file) => file >= '0044')
        const backlog = new AddressBacklog(new LucidSql(client, null), SILENT)
        backlog.start()
        for (let i = 0; i < 500 && (await client.from('record_backlogs')).length > 0; i++)
          await new Promise((resolve) => setTimeout(resolve, 20))
        await backlog.stop()
        assert.lengthOf(await client.from('contact_addresses'), COUNT)
      } finally {
        await database.end()
      }
      const empty = await make()
      try {
        await runMigrations(empty.connection, () => true)
        const client = empty.open()
        assert.isEmpty(await client.from('record_backlogs'))
        assert.isFalse(await new AddressBacklog(new LucidSql(client, null), SILENT).step())
      } finally {
        await empty.end()
      }
    })
  })

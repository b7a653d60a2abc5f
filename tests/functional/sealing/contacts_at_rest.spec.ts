import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { PersonRecord } from '#domain/people/person_record'
import { Sql } from '#domain/ports/sql'
import { ContactSealing } from '#app/sealing/contact_sealing'
import { tablesLeft } from '#app/sealing/rotate_keys'
import { keysCheck } from '#app/doctor/keys_check'
import { PeopleStore } from '#app/people/people_store'
import { digest } from '#app/people/record_key'
import { ContactVault } from '#app/shared/sealing/contact_vault'
import { StoredKeys } from '#app/shared/stored_keys'
import { SEALED_TABLES } from '#database/sealed_tables_data'
import { givePeople } from '../support/people.js'
import { runCommand } from '../support/run_command.js'

const PEOPLE: PersonRecord[] = [
  {
    name: 'Zoe Quill',
    company: 'Inkwell',
    emails: ['Zoe.Quill+news@mail.inkwell.io', 'zoe@inkwell.io'],
    phones: ['(415) 555-0100', '+44 20 7946 0000'],
    summary: 'Write to zoe.private@inkwell.io.',
  },
  { name: 'Ann Nib', company: 'Inkwell', emails: ['ann@inkwell.io'] },
  { name: 'Bob Blot', company: 'Blotter' },
]
const CONTACTS = /inkwell\.io|555-0100|4155550100|7946 0000|2079460000/

const PROFILE = `per_${'5'.repeat(32)}`

/** Returns all stored rows of the tables with contacts, as they are in the database. */
async function stored(): Promise<string> {
  const tables = [...SEALED_TABLES.map(({ table }) => table), 'contact_addresses']
  return JSON.stringify(await Promise.all(tables.map(async (table) => db.from(table))))
}

/** Returns what the people store answers about the people. */
async function answers(store: PeopleStore) {
  const [zoe] = await store.withAddress('zoe@inkwell.io')
  return {
    spelled: await store.withAddress('ZOE.QUILL@mail.inkwell.io'),
    unknown: await store.withAddress('nobody@inkwell.io'),
    contacts: await store.contactsOf(zoe),
    records: await store.recordsOf(zoe),
    domain: await store.addressesAt('mail.inkwell.io', 10),
    none: await store.addressesAt('blotter.io', 10),
  }
}

test.group('contacts at rest', (group) => {
  let store: PeopleStore
  let expected: Awaited<ReturnType<typeof answers>>

  group.setup(async () => {
    await givePeople(PEOPLE)
    store = await app.container.make(PeopleStore)
    expected = await answers(store)
  })

  test('contacts are not readable in the database, and all lookups find them', async ({ assert }) => {
    assert.notMatch(await stored(), CONTACTS)
    assert.lengthOf(expected.spelled, 1)
    assert.deepEqual(expected.unknown, [])
    assert.deepEqual(expected.contacts[0].emails, PEOPLE[0].emails)
    assert.deepEqual(expected.contacts[0].phones, PEOPLE[0].phones)
    assert.containsSubset(expected.records[0], PEOPLE[0])
    const all = ['ann@inkwell.io', 'zoe.quill@mail.inkwell.io', 'zoe@inkwell.io']
    assert.deepEqual(
      expected.domain.map(({ email }) => email),
      all
    )
    assert.deepEqual(expected.none, [])
  })

  test('an import of the same records changes nothing, and of other contacts replaces them', async ({
    assert,
  }) => {
    const records = PEOPLE.map((record, i) => ({ source: 'test', id: `${record.name}-${i}`, ...record }))
    assert.include(await store.applyRecords(records), { added: 0, replaced: 0, unchanged: 3 })
    const other = { ...records[1], emails: ['ann.nib@inkwell.io'] }
    assert.include(await store.applyRecords([other]), { replaced: 1 })
    assert.deepEqual(await store.withAddress('ann@inkwell.io'), [])
    assert.lengthOf(await store.withAddress('ann.nib@inkwell.io'), 1)
    await store.applyRecords([records[1]])
    assert.deepEqual(await answers(store), expected)
  })

  test('rotation encrypts everything with a new key, and answers stay the same', async ({ assert }) => {
    const sealed = await (await app.container.make(Sql)).transaction(async (tx) =>
      tx.contacts.sealIn(JSON.stringify({ emails: ['ann.nib@inkwell.io'] }))
    )
    const profile = { person_id: PROFILE, built_at: '2026-01-01T00:00:00.000Z' }
    await db.table('person_profiles').insert({ ...profile, record: sealed, basis: sealed })
    const { code, out } = await runCommand('keys:rotate', ['--json'])
    assert.equal(code, 0)
    assert.isAtLeast(JSON.parse(out).rows, 4)
    const vault = await app.container.make(ContactVault)
    const now = await stored()
    assert.include(now, `enc~${vault.currentKey}~`)
    assert.notInclude(now, `enc~${vault.currentKey - 1}~`)
    assert.notMatch(now, CONTACTS)
    assert.deepEqual(await answers(store), expected)
    const check = await keysCheck(await app.container.make(Sql), await app.container.make(StoredKeys))
    assert.equal(check.state, 'ok')
    await db.from('person_profiles').where({ person_id: PROFILE }).delete()
  }).timeout(60_000)

  test('plain contacts of an older version are found, then encrypted in the background', async ({
    assert,
  }) => {
    const sql = await app.container.make(Sql)
    for (const { record_id, body } of await sql.select<{ record_id: number; body: string }>(
      'SELECT record_id, body FROM person_records'
    ))
      await db.from('person_records').where({ record_id }).update({ body })
    const rows = await sql.select<{ address: string; sealed: string; record_key: string }>(
      'SELECT address, sealed, record_key FROM contact_addresses'
    )
    for (const { address, sealed } of rows)
      await db
        .from('contact_addresses')
        .where({ address })
        .update({ address: sealed, domain: 'inkwell.io', sealed: null })
    assert.match(await stored(), CONTACTS)
    assert.deepEqual(await answers(store), expected)

    const vault = await app.container.make(ContactVault)
    for (const { table } of SEALED_TABLES)
      await db.table('sealing_progress').insert({ table_name: table, key_number: vault.currentKey })
    const keys = await app.container.make(StoredKeys)
    assert.equal((await keysCheck(sql, keys)).state, 'warning')
    const sealing = await app.container.make(ContactSealing)
    while (await sealing.step());
    assert.equal(await tablesLeft(sql), 0)
    assert.notMatch(await stored(), CONTACTS)
    assert.deepEqual(await answers(store), expected)
  })

  test('encryption replaces the plain hashes of earlier versions, also when their text is encrypted', async ({
    assert,
  }) => {
    const [sql, vault] = [await app.container.make(Sql), await app.container.make(ContactVault)]
    const body = JSON.stringify({ source: 'test', id: 'old', name: 'Old Nib', emails: ['old@inkwell.io'] })
    const versions = [body, await sql.transaction(async (tx) => tx.contacts.sealIn(body))].map((text, i) => ({
      ...{ version_id: 900_000 + i, record_key: `old${i}`, content_hash: digest(body) },
      ...{ body: text, imported_at: '2026-01-01T00:00:00.000Z' },
    }))
    await db.table('person_versions').multiInsert(versions)
    await db.table('sealing_progress').insert({ table_name: 'person_versions', key_number: vault.currentKey })
    const sealing = await app.container.make(ContactSealing)
    while (await sealing.step());
    const rows = await db.from('person_versions').where('version_id', '>=', 900_000)
    for (const row of rows) {
      assert.equal(row.content_hash, vault.digest(body))
      assert.notMatch(row.body, CONTACTS)
    }
    assert.lengthOf(rows, 2)
  })

  test('a replaced record of an older version leaves no plain hash behind', async ({ assert }) => {
    const [store, vault] = [await app.container.make(PeopleStore), await app.container.make(ContactVault)]
    const record = { source: 'test', id: 'plain', name: 'Plain Nib', emails: ['plain@inkwell.io'] }
    await store.applyRecords([record])
    const plain = digest(JSON.stringify(record))
    const { record_key } = await db
      .from('person_records')
      .where('content_hash', vault.digest(JSON.stringify(record)))
      .firstOrFail()
    await db.from('person_records').where({ record_key }).update({ content_hash: plain })
    const batch = { number: 900_001, stored: async () => {} }
    const other = { ...record, emails: ['other@inkwell.io'] }
    assert.include(await store.applyRecords([other], new Date(), batch), { replaced: 1 })
    const [version] = await db.from('person_versions').where({ record_key })
    assert.equal(version.content_hash, vault.digest(JSON.stringify(record)))
  })
})

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { PersonRecord } from '#domain/people/person_record'
import { SearchIndex } from '#domain/ports/search_index'
import { IndexFollower } from '#app/index/index_follower'
import { PeopleStore } from '#app/people/people_store'

/** Makes these the only people. Stores them like an import, and indexes them. */
export async function givePeople(records: PersonRecord[]): Promise<void> {
  await forgetPeople()
  const store = await app.container.make(PeopleStore)
  await store.applyRecords(
    records.map((record, i) => ({ source: 'test', id: `${record.name}-${i}`, ...record }))
  )
  const follower = await app.container.make(IndexFollower)
  await follower.catchUp()
}

/** Deletes people of other tests: in SQL, the change log and the index. */
async function forgetPeople(): Promise<void> {
  for (const table of ['contact_addresses', 'person_keys', 'person_records', 'people'])
    await db.from(table).delete()
  await db.from('index_changes').where('index_name', 'people').delete()
  const head = await db.from('index_heads').where('index_name', 'people').firstOrFail()
  const index = await app.container.make(SearchIndex)
  await index.rebuild('people', [], Number(head.sequence))
}

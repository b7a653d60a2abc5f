import app from '@adonisjs/core/services/app'
import type { PersonRecord } from '#domain/people/person'
import { IndexFollower } from '#app/index/index_follower'
import { PeopleStore } from '#app/people/people_store'

/** Stores records as an import does and waits until they are searchable. */
export async function givePeople(records: PersonRecord[]): Promise<void> {
  const store = await app.container.make(PeopleStore)
  await store.applyRecords(
    records.map((record, i) => ({ source: 'test', id: `${record.name}-${i}`, ...record }))
  )
  const follower = await app.container.make(IndexFollower)
  await follower.catchUp()
}

import { setImmediate } from 'node:timers/promises'
import type { IndexDocument, IndexName } from '#domain/ports/search_index'
import { companyDocument } from '#domain/search/company_document'
import { personDocument } from '#domain/search/people_document'
import type { Person } from '#domain/people/person_record'
import type { IndexSource } from '#app/index/index_source'
import type { CompanyStore } from './company_store.js'
import type { PeopleStore } from './people_store.js'
import type { PersonVectors } from './person_vectors.js'
import type { RecordStore } from './record_store.js'

export function peopleIndexSource(store: PeopleStore, vectors: PersonVectors): IndexSource {
  const analyse = async (people: Person[]): Promise<IndexDocument[]> => {
    const fields = await vectors.fieldsOf(people)
    return people.map((person, at) => {
      const document = personDocument(person)
      return Object.keys(fields[at]).length > 0 ? { ...document, vectors: fields[at] } : document
    })
  }
  const source = fromRecords('people', store, analyse)
  return {
    ...source,
    async *documents() {
      yield* source.documents()
      await vectors.forgetOthers()
    },
  }
}

export const companiesIndexSource = (store: CompanyStore) =>
  fromRecords('companies', store, async (companies) => companies.map(companyDocument))

/** Number of views analysed at a time. `changesSince` yields to the event loop between batches. */
const BATCH = 50

function fromRecords<View>(
  name: IndexName,
  store: RecordStore<any, View>,
  analyse: (views: View[]) => Promise<IndexDocument[]>
): IndexSource {
  return {
    name,
    count: () => store.count(),
    latestSequence: () => store.latestSequence(),
    async *documents() {
      let batch: View[] = []
      for await (const view of store.all()) {
        if (batch.push(view) < BATCH) continue
        yield* await analyse(batch)
        batch = []
      }
      yield* await analyse(batch)
    },
    async changesSince(sequence, limit) {
      const changes = await store.changesSince(sequence, limit)
      const views = changes.flatMap(({ view }) => (view === null ? [] : [view]))
      const documents: IndexDocument[] = []
      for (let at = 0; at < views.length; at += BATCH) {
        if (at > 0) await setImmediate()
        documents.push(...(await analyse(views.slice(at, at + BATCH))))
      }
      return changes.map(({ sequence, id, view }) => ({
        sequence,
        id,
        document: view === null ? null : documents.shift()!,
      }))
    },
  }
}

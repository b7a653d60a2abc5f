import type { IndexDocument, IndexName } from '#domain/ports/search_index'
import { companyDocument } from '#domain/search/company_document'
import { personDocument } from '#domain/search/people_document'
import type { IndexSource } from '#app/index/index_source'
import type { CompanyStore } from './company_store.js'
import type { PeopleStore } from './people_store.js'
import type { RecordStore } from './record_store.js'

export const peopleIndexSource = (store: PeopleStore) => fromRecords('people', store, personDocument)

export const companiesIndexSource = (store: CompanyStore) => fromRecords('companies', store, companyDocument)

function fromRecords<View>(
  name: IndexName,
  store: RecordStore<any, View>,
  analyse: (view: View) => IndexDocument
): IndexSource {
  return {
    name,
    count: () => store.count(),
    latestSequence: () => store.latestSequence(),
    async *documents() {
      for await (const view of store.all()) yield analyse(view)
    },
    async changesSince(sequence, limit) {
      const changes = await store.changesSince(sequence, limit)
      return changes.map((change) => ({
        sequence: change.sequence,
        id: change.id,
        document: change.view === null ? null : analyse(change.view),
      }))
    },
  }
}

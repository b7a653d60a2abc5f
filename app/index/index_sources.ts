import type { ApplicationService } from '@adonisjs/core/types'
import { validationFailed } from '#domain/errors'
import type { IndexDocument, IndexName } from '#domain/ports/index'
import { companyDocument } from '#domain/search/company_document'
import { personDocument } from '#domain/search/people_document'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import type { RecordStore } from '#app/people/record_store'
import type { IndexSource } from './index_source.js'

/** Every index that has records behind it. */
export async function indexSources(app: ApplicationService): Promise<IndexSource[]> {
  return [
    fromRecords('people', await app.container.make(PeopleStore), personDocument),
    fromRecords('companies', await app.container.make(CompanyStore), companyDocument),
  ]
}

/** The index of a name, or all of them. Throws `validation_failed` for another name. */
export async function sourcesNamed(app: ApplicationService, name: string): Promise<IndexSource[]> {
  const sources = await indexSources(app)
  const named = sources.filter((source) => name === 'all' || source.name === name)
  if (named.length > 0) return named
  throw validationFailed({
    index: [`must be one of ${sources.map((source) => source.name).join(', ')} or all`],
  })
}

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

import type { ApplicationService } from '@adonisjs/core/types'
import { validationFailed } from '#domain/errors'
import { accountDocument } from '#domain/codehost/account_document'
import { archiveCoverage } from '#domain/codehost/coverage'
import type { IndexDocument, IndexName } from '#domain/ports/index'
import { companyDocument } from '#domain/search/company_document'
import { personDocument } from '#domain/search/people_document'
import { AccountStore } from '#app/codehost/account_store'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import type { RecordStore } from '#app/people/record_store'
import type { IndexSource } from './index_source.js'

/** Every index that has records behind it; `asOf` (YYYY-MM-DD) is the day that counts as today when one is built. */
export async function indexSources(app: ApplicationService, asOf = today()): Promise<IndexSource[]> {
  return [
    fromRecords('people', await app.container.make(PeopleStore), personDocument),
    fromRecords('companies', await app.container.make(CompanyStore), companyDocument),
    fromAccounts(await app.container.make(AccountStore), asOf),
  ]
}

/** The index of a name, or all of them. Throws `validation_failed` for another name. */
export async function sourcesNamed(
  app: ApplicationService,
  name: string,
  asOf?: string
): Promise<IndexSource[]> {
  const sources = await indexSources(app, asOf)
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

function fromAccounts(store: AccountStore, asOf: string): IndexSource {
  const dayOf = async () => (await store.asOf()) ?? asOf
  return {
    name: 'codehost',
    prepare: () => store.prepare(asOf),
    coverage: async () => archiveCoverage(await store.archive.hours(), today()),
    count: () => store.count(),
    latestSequence: () => store.latestSequence(),
    async *documents() {
      const day = await dayOf()
      for await (const account of store.all()) yield accountDocument(account, day)
    },
    async changesSince(sequence, limit) {
      const changes = await store.changesSince(sequence, limit)
      const day = changes.length ? await dayOf() : asOf
      return changes.map((change) => ({
        sequence: change.sequence,
        id: change.id,
        document: change.account === null ? null : accountDocument(change.account, day),
      }))
    },
  }
}

const today = () => new Date().toISOString().slice(0, 10)

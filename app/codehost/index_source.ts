import { accountDocument } from '#domain/codehost/account_document'
import { archiveCoverage } from '#domain/codehost/coverage'
import type { IndexSource } from '#app/index/index_source'
import type { AccountStore } from './account_store.js'

/**
 * Returns the source of the code-host index. `prepare` folds the archive as of `asOf` (YYYY-MM-DD).
 * Documents use the day of the last fold, or `asOf` before the first fold.
 */
export function codehostIndexSource(store: AccountStore, asOf: string): IndexSource {
  const dayOf = async () => (await store.asOf()) ?? asOf
  return {
    name: 'codehost',
    prepare: () => store.prepare(asOf),
    coverage: async () => archiveCoverage(await store.archive.hours(), new Date().toISOString().slice(0, 10)),
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

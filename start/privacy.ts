import type { ApplicationService } from '@adonisjs/core/types'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { Evidence } from '#domain/evidence/evidence'
import { EvidenceRetention } from '#domain/evidence/evidence_retention'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { IndexFollower } from '#app/index/index_follower'
import { CollectPerson } from '#app/privacy/collect_person'
import { CompactStorage } from '#app/privacy/compact_storage'
import { DropPages } from '#app/privacy/drop_pages'
import { CarryOutErasures } from '#app/privacy/carry_out_erasures'
import { ErasureWorker } from '#app/privacy/erasure_worker'
import { FindPeople } from '#app/privacy/find_people'
import { PrivacyRequests } from '#app/privacy/privacy_requests'
import { RecollectPerson } from '#app/privacy/recollect_person'
import { RequestStore } from '#app/privacy/request_store'
import { CompactDatabase } from '#app/shared/database/compact_database'
import { ReplyTokens } from '#app/reply/reply_tokens'
import { personalDataStores } from './personal_data.js'

export default class PrivacyProvider {
  #worker: ErasureWorker | undefined

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(
      RequestStore,
      async (resolver) => new RequestStore(await resolver.make(Sql), await resolver.make('encryption'))
    )
    container.singleton(
      ReplyTokens,
      async (resolver) => new ReplyTokens(await resolver.make(Sql), await resolver.make('encryption'))
    )
    container.singleton(
      CompactDatabase,
      async (resolver) => new CompactDatabase(await resolver.make('lucid.db'))
    )
    container.bind(CompactStorage, async (resolver) => {
      const [sql, index, follower] = [
        await resolver.make(Sql),
        await resolver.make(SearchIndex),
        await resolver.make(IndexFollower),
      ]
      return new CompactStorage(sql, index, follower, await resolver.make(CompactDatabase))
    })
    container.bind(CarryOutErasures, async (resolver) => {
      const [sql, requests, list] = [
        await resolver.make(Sql),
        await resolver.make(RequestStore),
        await resolver.make(SuppressionList),
      ]
      const [evidence, retention] = [await resolver.make(Evidence), await resolver.make(EvidenceRetention)]
      const pages = new DropPages(sql, evidence, retention, await resolver.make(ArchivedResponses))
      const stores = await personalDataStores(resolver)
      const again = await resolver.make(RecollectPerson)
      return new CarryOutErasures(
        sql,
        requests,
        list,
        stores,
        again,
        pages,
        await resolver.make(CompactStorage)
      )
    })
    container.bind(PrivacyRequests, async (resolver) => {
      const [found, collect, requests] = [
        await resolver.make(FindPeople),
        await resolver.make(CollectPerson),
        await resolver.make(RequestStore),
      ]
      const [sql, list] = [await resolver.make(Sql), await resolver.make(SuppressionList)]
      return new PrivacyRequests(sql, list, found, collect, requests, await resolver.make(CarryOutErasures))
    })
    container.singleton(ErasureWorker, async (resolver) => {
      this.#worker = new ErasureWorker(await resolver.make(CarryOutErasures), await resolver.make('logger'))
      return this.#worker
    })
  }

  /** Runs before the ports that erasures use are closed. */
  async shutdown() {
    await this.#worker?.stop()
  }
}

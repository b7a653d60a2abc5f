import type { ApplicationService } from '@adonisjs/core/types'
import { CodehostArchive } from '#domain/codehost/archive'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { Embedder, Encoder } from '#domain/search/embedder'
import { DuckdbCodehostArchive } from '#adapters/codehost/archive/duckdb_codehost_archive'
import { openEmbedder, openEncoder } from '#adapters/embedder/open_embedder'
import { AccountStore } from '#app/codehost/account_store'
import { profilesTarget } from '#app/codehost/import_target'
import { ImportHistory } from '#app/imports/import_history'
import { ImportLog } from '#app/imports/import_log'
import { ImportUndo } from '#app/imports/import_undo'
import { Imports } from '#app/imports/imports'
import { IndexRebuilds } from '#app/index/index_rebuilds'
import { IndexSources } from '#app/index/index_sources'
import { CommonPeopleValues } from '#app/autocomplete/common_people_values'
import { RecordCounts } from '#app/index/record_counts'
import { CompanyStore } from '#app/people/company_store'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { isEncoderReady } from '#app/people/encoder_progress'
import { EncoderState } from '#app/people/encoder_state'
import { PeopleEncoder } from '#app/people/people_encoder'
import { PeopleStore } from '#app/people/people_store'
import { ReadyEncoder } from '#app/search/ready_encoder'
import env, { dataPath } from '#start/env'
import { closeAll } from './close_all.js'
import { indexSources } from './index_sources.js'

/**
 * Binds the stores of people, companies and code-host accounts, their imports and their indexes.
 * Commands that work on records load this without the other services.
 */
export default class RecordsProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(CodehostArchive, async (resolver) => {
      const archive = new DuckdbCodehostArchive({
        directory: dataPath('codehost'),
        sql: await resolver.make(Sql),
      })
      this.#close.push(() => archive.close())
      return archive
    })
    container.singleton(Embedder, async (resolver) => openEmbedder(env, await resolver.make('logger')))
    container.singleton(Encoder, () => openEncoder(env.get('EMBEDDER'), env.get('ENCODER_MAX_PEOPLE')))
    container.singleton(ReadyEncoder, async (resolver) => {
      const [encoder, sql] = [await resolver.make(Encoder), await resolver.make(Sql)]
      const isReady = () => isEncoderReady(sql, encoder.model!, env.get('ENCODER_MAX_PEOPLE'))
      return new ReadyEncoder(encoder, isReady)
    })
    container.singleton(PeopleEncoder, async (resolver) => {
      const encoder = new PeopleEncoder(
        await resolver.make(Sql),
        await resolver.make(PeopleStore),
        await resolver.make(Encoder),
        env.get('ENCODER_MAX_PEOPLE'),
        await resolver.make('logger')
      )
      this.#close.push(() => encoder.stop())
      return encoder
    })
    container.singleton(
      EncoderState,
      async (resolver) =>
        new EncoderState(
          await resolver.make(Sql),
          await resolver.make(PeopleStore),
          (await resolver.make(Encoder)).model,
          env.get('ENCODER_MAX_PEOPLE')
        )
    )
    container.singleton(
      PeopleStore,
      async (resolver) => new PeopleStore(await resolver.make(Sql), await resolver.make(SuppressionList))
    )
    container.singleton(CompanyStore, async (resolver) => new CompanyStore(await resolver.make(Sql)))
    container.singleton(
      AccountStore,
      async (resolver) =>
        new AccountStore(
          await resolver.make(Sql),
          await resolver.make(CodehostArchive),
          await resolver.make(SuppressionList)
        )
    )
    container.singleton(
      ImportLog,
      async (resolver) => new ImportLog(await resolver.make(Sql), env.get('IMPORT_UNDO_DAYS'))
    )
    container.singleton(Imports, async (resolver) => {
      return new Imports(await resolver.make(Sql), await resolver.make(ImportLog), {
        people: async () => peopleTarget(await container.make(PeopleStore)),
        companies: async () => companiesTarget(await container.make(CompanyStore)),
        profiles: async () => profilesTarget((await container.make(AccountStore)).profiles),
      })
    })
    container.singleton(ImportUndo, async (resolver) => {
      const stores = {
        people: await resolver.make(PeopleStore),
        companies: await resolver.make(CompanyStore),
      }
      const [sql, log] = [await resolver.make(Sql), await resolver.make(ImportLog)]
      return new ImportUndo(sql, log, stores, env.get('IMPORT_UNDO_DAYS'))
    })
    container.singleton(ImportHistory, async (resolver) => {
      const stores = [await resolver.make(PeopleStore), await resolver.make(CompanyStore)]
      return new ImportHistory(await resolver.make(Sql), stores, env.get('IMPORT_UNDO_DAYS'))
    })
    container.singleton(IndexSources, () => indexSources(container.createResolver()))
    container.singleton(RecordCounts, () => new RecordCounts())
    container.singleton(CommonPeopleValues, async (resolver) => {
      const [index, logger] = [await resolver.make(SearchIndex), await resolver.make('logger')]
      const report = (err: unknown) => logger.warn({ err }, 'the common values of people were not counted')
      return new CommonPeopleValues(index, report)
    })
    container.singleton(
      IndexRebuilds,
      async (resolver) =>
        new IndexRebuilds(
          await resolver.make(Sql),
          await resolver.make(SearchIndex),
          await resolver.make('logger')
        )
    )
  }

  async shutdown() {
    await closeAll(this.#close, await this.app.container.make('logger'))
  }
}

import type { ApplicationService } from '@adonisjs/core/types'
import { Billing } from '#domain/billing/billing'
import { ContactChecks } from '#domain/contacts/contact_checks'
import { Evidence } from '#domain/evidence/evidence'
import { PageReader } from '#domain/evidence/reader/page_reader'
import { SearchIndex } from '#domain/ports/search_index'
import { Queue } from '#domain/ports/queue'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { BudgetMails } from '#app/billing/send_budget_mails'
import { Callers } from '#app/access/callers'
import { TwoFactor } from '#app/access/two_factor'
import { UsageRecorder } from '#app/access/usage_recorder'
import { SessionStore } from '#app/agent/session_store'
import { KnownPersonContacts } from '#app/contacts/known_contacts'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import { ReliabilityStore } from '#app/truth/reliability_store'
import { DatasetStore } from '#app/datasets/dataset_store'
import { EventFeed } from '#app/events/event_feed'
import { EventStreams } from '#app/events/event_streams'
import { StreamGuard } from '#app/events/stream_guard'
import { StreamHolders } from '#app/events/stream_holders'
import { StreamSlots } from '#app/events/stream_slots'
import { ImportHistory } from '#app/imports/import_history'
import { RunningImports } from '#app/console/imports/running_imports'
import { Uploads } from '#app/console/imports/uploads'
import { ImportUndo } from '#app/imports/import_undo'
import { Imports } from '#app/imports/imports'
import { IndexFollower } from '#app/index/index_follower'
import { IndexSources } from '#app/index/index_sources'
import { AddressBacklog } from '#app/people/address_backlog'
import { ContactSealing } from '#app/sealing/contact_sealing'
import { ContactVault } from '#app/shared/sealing/contact_vault'
import { FoundPeople } from '#app/people/found_people'
import { PeopleStore } from '#app/people/people_store'
import { BatchStore } from '#app/batch/batch_store'
import { PersonProfileStore } from '#app/profiles/profile_store'
import { Housekeeping } from './housekeeping.js'
import { runHandlers } from './run_handlers.js'
import { RunEventFeed, RunEvents } from '#app/runs/run_events'
import { RunStore } from '#app/runs/run_store'
import { PurgeAgain } from '#app/privacy/purge_again'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { RequestLog } from '#app/telemetry/request_log'
import { SetEvents } from '#app/sets/set_events'
import { SetStore } from '#app/sets/set_store'
import { Responses } from '#app/shared/http/responses'
import { ResponseQuota } from '#app/shared/idempotency/response_quota'
import { ClaimStore } from '#app/shared/idempotency/claim_store'
import { OpenClaims } from '#app/shared/idempotency/open_claims'
import { DeliveryLog } from '#app/webhooks/delivery_log'
import env, { dataPath } from '#start/env'
import { closeAll } from './close_all.js'

export default class ServicesProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(Callers, async (resolver) => new Callers(await resolver.make(Sql)))
    container.singleton(
      TwoFactor,
      async (resolver) => new TwoFactor(await resolver.make(Sql), await resolver.make('encryption'))
    )
    container.singleton(UsageRecorder, async (resolver) => {
      const logger = await resolver.make('logger')
      const recorder = new UsageRecorder(await resolver.make(Sql), (err) =>
        logger.error({ err }, 'could not write usage')
      )
      this.#close.push(() => recorder.flush())
      return recorder
    })
    container.singleton(BudgetMails, async (resolver) => {
      const [sql, mailer] = [await resolver.make(Sql), await resolver.make(Mailer)]
      const mails = new BudgetMails(sql, mailer, await resolver.make('logger'))
      this.#close.push(() => mails.stop())
      return mails
    })
    container.singleton(OpenClaims, async (resolver) => {
      const claims = new OpenClaims(
        new ClaimStore(await resolver.make(Sql)),
        await resolver.make('encryption'),
        new ResponseQuota(await resolver.make(Sql), env.get('IDEMPOTENCY_MB') * 2 ** 20)
      )
      this.#close.push(async () => claims.close())
      return claims
    })
    container.singleton(
      Responses,
      async (resolver) => new Responses(await resolver.make(Sql), await resolver.make(OpenClaims))
    )
    container.singleton(
      FoundPeople,
      async (resolver) =>
        new FoundPeople(
          await resolver.make(Sql),
          await resolver.make(PeopleStore),
          await resolver.make(SuppressionList)
        )
    )
    container.singleton(AddressBacklog, async (resolver) => {
      const backlog = new AddressBacklog(await resolver.make(Sql), await resolver.make('logger'))
      this.#close.push(() => backlog.stop())
      return backlog
    })
    container.singleton(ContactSealing, async (resolver) => {
      const [vault, logger] = [await resolver.make(ContactVault), await resolver.make('logger')]
      const sealing = new ContactSealing(await resolver.make(Sql), vault, logger)
      this.#close.push(() => sealing.stop())
      return sealing
    })
    container.singleton(Uploads, () => new Uploads(dataPath('uploads')))
    container.singleton(RunningImports, async (resolver) => {
      const [imports, uploads] = [await resolver.make(Imports), await resolver.make(Uploads)]
      return new RunningImports(imports, uploads, await resolver.make('logger'))
    })
    container.singleton(IndexFollower, async (resolver) => {
      const sources = await (await resolver.make(IndexSources)).all()
      const follower = new IndexFollower(
        await resolver.make(SearchIndex),
        sources,
        await resolver.make('logger')
      )
      this.#close.push(() => follower.stop())
      return follower
    })
    container.singleton(
      RunStore,
      async (resolver) => new RunStore(await resolver.make(Sql), await resolver.make(Billing))
    )
    container.singleton(BatchStore, async (resolver) => new BatchStore(await resolver.make(Sql)))
    container.singleton(
      PersonProfileStore,
      async (resolver) => new PersonProfileStore(await resolver.make(Sql))
    )
    container.singleton(DatasetStore, async (resolver) => new DatasetStore(await resolver.make(Sql)))
    container.singleton(ReliabilityStore, async (resolver) => new ReliabilityStore(await resolver.make(Sql)))
    container.singleton(DatasetFiller, async (resolver) => {
      const [evidence, index, checks] = [
        await resolver.make(Evidence),
        await resolver.make(SearchIndex),
        await resolver.make(ContactChecks),
      ]
      const [learned, contacts] = [
        await resolver.make(ReliabilityStore),
        await resolver.make(KnownPersonContacts),
      ]
      return new DatasetFiller(evidence, index, checks, {
        source: env.get('SERVICE_NAME'),
        pages: env.get('PAGES_PER_ROW'),
        concurrency: 6,
        known: (row) => contacts.ofRow(row),
        reliability: () => learned.table(),
        reading: {
          reader: await resolver.make(PageReader),
          pagesPerRow: env.get('READER_PAGES_PER_ROW'),
          pagesPerDataset: env.get('READER_PAGES_PER_DATASET'),
        },
      })
    })
    container.singleton(SetStore, async (resolver) => new SetStore(await resolver.make(Sql)))
    container.singleton(SetEvents, async (resolver) => new SetEvents(await resolver.make(Sql)))
    container.singleton(EventFeed, async (resolver) => {
      const [log, logger] = [await resolver.make(SetEvents), await resolver.make('logger')]
      return new EventFeed(log, (err) => logger.warn({ err }, 'could not read events'))
    })
    container.singleton(RunEventFeed, async (resolver) => {
      const [sql, logger] = [await resolver.make(Sql), await resolver.make('logger')]
      return new RunEventFeed(new RunEvents(sql), (err) => logger.warn({ err }, 'could not read events'))
    })
    container.singleton(EventStreams, async (resolver) => {
      const [sql, logger] = [await resolver.make(Sql), await resolver.make('logger')]
      const slots = new StreamSlots(sql, env.get('STREAMS_PER_KEY'))
      const guard = new StreamGuard(new StreamHolders(sql), slots, (err) =>
        logger.warn({ err }, 'could not check the holders of event streams')
      )
      const streams = new EventStreams({}, guard)
      this.#close.push(async () => {
        guard.close()
        streams.close()
      })
      return streams
    })
    container.singleton(RunWorker, async (resolver) => {
      const handlers = await runHandlers(resolver)
      const [store, queue, logger] = [
        await resolver.make(RunStore),
        await resolver.make(Queue),
        await resolver.make('logger'),
      ]
      const worker = new RunWorker(store, queue, logger, handlers, {
        concurrency: env.get('RUN_SLOTS'),
        agentConcurrency: env.get('AGENT_RUN_SLOTS'),
        perWorkspace: env.get('RUN_SLOTS_PER_WORKSPACE'),
      })
      this.#close.push(() => worker.stop(0))
      return worker
    })
    container.singleton(Housekeeping, async (resolver) => {
      const [sql, billing, queue] = [
        await resolver.make(Sql),
        await resolver.make(Billing),
        await resolver.make(Queue),
      ]
      const [runs, worker] = [await resolver.make(RunStore), await resolver.make(RunWorker)]
      const sweeps = new RunSweeps(sql, queue, runs, (cause) => worker.endEarly(cause))
      const logger = await resolver.make('logger')
      const housekeeping = new Housekeeping(
        sweeps,
        billing,
        new ClaimStore(sql),
        new DeliveryLog(sql),
        await resolver.make(SessionStore),
        await resolver.make(FoundPeople),
        await resolver.make(ImportUndo),
        await resolver.make(ImportHistory),
        await resolver.make(RequestLog),
        new PurgeAgain(sql, await resolver.make(SearchIndex)),
        logger
      )
      this.#close.push(() => housekeeping.stop())
      return housekeeping
    })
  }

  async shutdown() {
    await closeAll(this.#close, await this.app.container.make('logger'))
  }
}

import { randomUUID } from 'node:crypto'
import type { ApplicationService } from '@adonisjs/core/types'
import { parseEgressAllow } from '#domain/evidence/egress'
import { Billing } from '#domain/ports/billing'
import { Evidence } from '#domain/ports/evidence'
import { EvidenceImport } from '#domain/ports/evidence_import'
import { SearchIndex } from '#domain/ports/index'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { ArchiveImport } from '#adapters/evidence/archive/archive_import'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { openEvidence } from '#adapters/evidence/open_evidence'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { MemoryRateBuckets } from '#adapters/rate_buckets/memory/memory_rate_buckets'
import { RedisRateBuckets } from '#adapters/rate_buckets/redis/redis_rate_buckets'
import { Callers } from '#app/access/callers'
import { UsageRecorder } from '#app/account/usage_recorder'
import { IndexFollower } from '#app/index/index_follower'
import { indexSources } from '#app/index/index_sources'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import { ClaimStore } from '#app/shared/idempotency/claim_store'
import { OpenClaims } from '#app/shared/idempotency/open_claims'
import { SQLITE_FILE } from '#config/database'
import env, { dataPath } from '#start/env'

/** The one place that knows adapters: binds each port of domain/ports to the adapter the settings choose. */
export default class PortsProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(SearchIndex, () => {
      const index = new EmbeddedIndex({
        directory: dataPath('index'),
        threads: env.get('INDEX_THREADS'),
        storedInMemory: env.get('INDEX_RECORDS_MB') * 2 ** 20,
      })
      this.#close.push(() => index.close())
      return index
    })
    container.singleton(Sql, async (resolver) => {
      const statements = env.get('DATABASE_URL') ? null : new SqliteStatements(SQLITE_FILE)
      if (statements) this.#close.push(async () => statements.close())
      return new LucidSql((await resolver.make('lucid.db')).connection(), statements)
    })
    container.singleton(Billing, async (resolver) => {
      return new SqlBilling(await resolver.make(Sql), () => `entry_${randomUUID().replaceAll('-', '')}`)
    })
    container.singleton(RateBuckets, async (resolver) => {
      const url = env.get('REDIS_URL')
      if (!url) return new MemoryRateBuckets()
      const logger = await resolver.make('logger')
      const buckets = new RedisRateBuckets(url, {
        prefix: `${env.get('SERVICE_NAME')}:rate`,
        onAway: (err) =>
          logger.error({ err }, 'Redis does not answer: each process counts rate limits alone'),
        onBack: () => logger.info('Redis answers again: rate limits are shared'),
      })
      this.#close.push(() => buckets.close())
      await buckets.connected()
      return buckets
    })
    container.singleton(Callers, async (resolver) => new Callers(await resolver.make(Sql)))
    container.singleton(UsageRecorder, async (resolver) => {
      const logger = await resolver.make('logger')
      const recorder = new UsageRecorder(await resolver.make(Sql), (err) =>
        logger.error({ err }, 'usage could not be written')
      )
      this.#close.push(() => recorder.flush())
      return recorder
    })
    container.singleton(OpenClaims, async (resolver) => {
      const claims = new OpenClaims(new ClaimStore(await resolver.make(Sql)))
      this.#close.push(async () => claims.close())
      return claims
    })
    container.singleton(PageArchive, async (resolver) => {
      const archive = new PageArchive({
        directory: dataPath('archive'),
        sql: await resolver.make(Sql),
        software: env.get('SERVICE_NAME'),
      })
      this.#close.push(() => archive.close())
      return archive
    })
    container.singleton(
      EvidenceImport,
      async (resolver) => new ArchiveImport(await resolver.make(PageArchive))
    )
    container.singleton(Evidence, async (resolver) => {
      const evidence = openEvidence(await resolver.make(PageArchive), {
        read: env.get('EVIDENCE_READ'),
        proxy: env.get('EVIDENCE_PROXY'),
        egress: parseEgressAllow(env.get('EGRESS_ALLOW')),
        webSearch: env.get('WEB_SEARCH_URL'),
      })
      this.#close.push(() => evidence.close())
      return evidence
    })
    container.singleton(
      PeopleStore,
      async (resolver) => new PeopleStore((await resolver.make('lucid.db')).connection())
    )
    container.singleton(
      CompanyStore,
      async (resolver) => new CompanyStore((await resolver.make('lucid.db')).connection())
    )
    container.singleton(IndexFollower, async (resolver) => {
      const sources = await indexSources(this.app)
      const follower = new IndexFollower(
        await resolver.make(SearchIndex),
        sources,
        await resolver.make('logger')
      )
      this.#close.push(() => follower.stop())
      return follower
    })
  }

  /** The follower stops before the index it writes to closes. */
  async shutdown() {
    for (const close of this.#close.reverse()) await close()
  }
}

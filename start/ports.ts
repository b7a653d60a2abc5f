import type { ApplicationService } from '@adonisjs/core/types'
import { Billing } from '#domain/billing/billing'
import { SearchIndex } from '#domain/ports/search_index'
import { IdentityProvider } from '#domain/access/identity_provider'
import { Mailer } from '#domain/ports/mailer'
import { Queue } from '#domain/ports/queue'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { SuppressionList } from '#domain/privacy/suppression_list'
import { alertBudgets } from '#app/billing/budget_alerts'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { ContactVault } from '#app/shared/sealing/contact_vault'
import { StoredKeys } from '#app/shared/stored_keys'
import env, { appKeys, dataPath, publicUrl } from '#start/env'
import { newId } from '#app/shared/new_id'
import { closeAll } from './close_all.js'

/**
 * Binds the ports of stores: database, index, queue, rate buckets, mail. Every command has these, so
 * adapters are loaded only when they are used.
 */
export default class PortsProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(SearchIndex, async (resolver) => {
      const index = await openIndex()
      this.#close.push(() => index.close())
      const { SuppressedIndex } = await import('#adapters/privacy/suppressed_index')
      return new SuppressedIndex(index, await resolver.make(SuppressionList))
    })
    container.singleton(StoredKeys, () => new StoredKeys(appKeys()))
    container.singleton(ContactVault, async (resolver) => new ContactVault(await resolver.make(StoredKeys)))
    container.singleton(Sql, async (resolver) => {
      const statements = env.get('DATABASE_URL')
        ? null
        : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES)
      if (statements) this.#close.push(async () => statements.close())
      const client = (await resolver.make('lucid.db')).connection()
      return new LucidSql(client, statements, await resolver.make(ContactVault))
    })
    container.singleton(Billing, async (resolver) => {
      const { SqlBilling } = await import('#adapters/billing/sql/sql_billing')
      return new SqlBilling(await resolver.make(Sql), () => newId('entry'), alertBudgets)
    })
    container.singleton(Queue, async (resolver) => {
      const logger = await resolver.make('logger')
      const onError = (err: unknown) => logger.warn({ err }, 'the queue cannot be reached')
      const queue = await openQueue(await resolver.make(Sql), onError)
      this.#close.push(() => queue.close())
      return queue
    })
    container.singleton(RateBuckets, async (resolver) => {
      const url = env.get('REDIS_URL')
      if (!url)
        return new (await import('#adapters/rate_buckets/memory/memory_rate_buckets')).MemoryRateBuckets()
      const { RedisRateBuckets } = await import('#adapters/rate_buckets/redis/redis_rate_buckets')
      const logger = await resolver.make('logger')
      const buckets = new RedisRateBuckets(url, {
        prefix: `${env.get('SERVICE_NAME')}:rate`,
        onAway: (err) =>
          logger.error({ err }, 'Redis does not respond: each process counts rate limits separately'),
        onBack: () => logger.info('Redis responds again: rate limits are shared'),
      })
      this.#close.push(() => buckets.close())
      await buckets.connected()
      return buckets
    })
    container.singleton(IdentityProvider, async () => {
      const [issuer, clientId] = [env.get('OIDC_ISSUER'), env.get('OIDC_CLIENT_ID')]
      if (!issuer || !clientId) return new (await import('#adapters/identity/no_provider')).NoProvider()
      const { OidcProvider } = await import('#adapters/identity/oidc_provider')
      const clientSecret = env.get('OIDC_CLIENT_SECRET') ?? null
      return new OidcProvider({ issuer, clientId, clientSecret, redirectUri: publicUrl('/console/oidc') })
    })
    container.singleton(Mailer, async (resolver) => {
      const [url, from] = [env.get('SMTP_URL'), env.get('MAIL_FROM')]
      if (!url || !from) return new (await import('#adapters/mail/no_mailer')).NoMailer()
      const [{ SmtpMailer }, logger] = [
        await import('#adapters/mail/smtp_mailer'),
        await resolver.make('logger'),
      ]
      const onFailure = (reason: string) => logger.error({ reason }, 'could not send a mail')
      return new SmtpMailer({ url, from, onFailure })
    })
  }

  async shutdown() {
    await closeAll(this.#close, await this.app.container.make('logger'))
  }
}

async function openIndex(): Promise<SearchIndex> {
  const url = env.get('OPENSEARCH_URL')
  if (!url) {
    const { EmbeddedIndex } = await import('#adapters/index/embedded/embedded_index')
    return new EmbeddedIndex({
      directory: dataPath('index'),
      threads: env.get('INDEX_THREADS'),
      storedInMemory: env.get('INDEX_RECORDS_MB') * 2 ** 20,
    })
  }
  const { OpenSearchIndex } = await import('#adapters/index/opensearch/opensearch_index')
  return new OpenSearchIndex({
    url,
    prefix: env.get('OPENSEARCH_PREFIX'),
    shards: env.get('OPENSEARCH_SHARDS'),
    replicas: env.get('OPENSEARCH_REPLICAS'),
  })
}

/** Uses Redis if configured, otherwise the SQL database with PostgreSQL notifications. */
async function openQueue(sql: Sql, onError: (error: unknown) => void): Promise<Queue> {
  const [redis, postgres] = [env.get('REDIS_URL'), env.get('DATABASE_URL')]
  if (redis) {
    const { RedisQueue } = await import('#adapters/queue/redis/redis_queue')
    return new RedisQueue(redis, { prefix: env.get('SERVICE_NAME'), onError })
  }
  const { SqlQueue } = await import('#adapters/queue/sql/sql_queue')
  if (!postgres) return new SqlQueue(sql, { onError })
  const { PostgresWakes } = await import('#adapters/queue/sql/postgres_wakes')
  return new SqlQueue(sql, { onError, wakes: new PostgresWakes(postgres, onError) })
}

/**
 * A process that creates events and delivers all pending ones like the service. Prints `made ID`
 * for each committed event. Arguments: workspace, number of events to create.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { parseEgressAllow } from '#domain/evidence/egress'
import { GuardedWebhookSender } from '#adapters/webhooks/guarded_webhook_sender'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import { DeliveryStore } from '#app/webhooks/delivery_store'
import { enqueueEvent } from '#app/webhooks/outbox'
import { WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import { WorkspaceSecrets } from '#app/webhooks/workspace_secrets'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { testVault } from '#tests/contract/webhooks/delivery_bench'

const [workspaceId, count] = process.argv.slice(2)
const nothing = new Proxy({}, { get: () => () => {} })
const logger = { error: (given: { err?: unknown }) => process.stderr.write(`${given.err}\n`) }
const database = new Database(config, nothing as Logger, nothing as Emitter<any>)
const sql = new LucidSql(
  database.connection(),
  process.env.DATABASE_URL ? null : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES)
)
const vault = testVault()
const egress = parseEgressAllow('127.0.0.0/8')
const sender = new GuardedWebhookSender({ egress, userAgent: 'test', timeoutMs: 400 })
const secrets = new WorkspaceSecrets(sql, vault)
const store = new DeliveryStore(sql)
new WebhookDeliverer(store, secrets, vault, sender, logger as never, { pollMs: 20 }).start()
for (let i = 0; i < Number(count); i++) {
  const event = { workspaceId, type: 'set.idle' as const, data: { i } }
  process.stdout.write(`made ${await sql.transaction((tx) => enqueueEvent(tx, event))}\n`)
}
for (;;) await sleep(1_000)

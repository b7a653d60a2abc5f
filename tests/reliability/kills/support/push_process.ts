/**
 * A process that works on pushes like the service. Prints `idle` when no run is left. The
 * environment variable CRM is the origin of the app.
 */
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Emitter } from '@adonisjs/core/events'
import type { Logger } from '@adonisjs/core/logger'
import { Database } from '@adonisjs/lucid/database'
import { SqlBilling } from '#adapters/billing/sql/sql_billing'
import { OauthAuthorizations } from '#adapters/connections/oauth_authorizations'
import { RestAppLists } from '#adapters/connections/rest_app_lists'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { ConnectedLists } from '#app/connections/connected_lists'
import { ConnectionStore } from '#app/connections/connection_store'
import { PushedPeople } from '#app/connections/pushed_people'
import { PushPlanner } from '#app/connections/push_planner'
import PushRunHandler from '#app/connections/push_run_handler'
import { PushStore } from '#app/connections/push_store'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import { RunSweeps } from '#app/runs/sweeps'
import { ExportSet } from '#app/sets/export_set'
import { ReadSets } from '#app/sets/read_sets'
import { SetStore } from '#app/sets/set_store'
import { LucidSql } from '#app/shared/database/lucid_sql'
import { SqliteStatements } from '#app/shared/database/sqlite_statements'
import config, { SQLITE_CHECKPOINT_PAGES, SQLITE_FILE } from '#config/database'
import { crmApp, testTokens } from './crm_app.js'

const url = process.env.DATABASE_URL
const onError = (error: unknown) => process.stderr.write(`${error}\n`)
const silent = new Proxy({}, { get: () => (given: { err?: unknown }) => given?.err && onError(given.err) })

const database = new Database(
  config,
  silent as Logger,
  new Proxy({}, { get: () => () => {} }) as Emitter<any>
)
const sql = new LucidSql(
  database.connection(),
  url ? null : new SqliteStatements(SQLITE_FILE, SQLITE_CHECKPOINT_PAGES)
)
const store = new RunStore(sql, new SqlBilling(sql, randomUUID))
const queue = new SqlQueue(sql, { onError, wakes: url ? new PostgresWakes(url, onError) : undefined })
const apps = [crmApp(process.env.CRM!)]
const authorizations = new OauthAuthorizations({ apps, redirectUri: 'https://kith.example/oauth/callback' })
const lists = new ConnectedLists(
  authorizations,
  new RestAppLists(apps),
  new ConnectionStore(sql, testTokens())
)
const [sets, pushes] = [new SetStore(sql), new PushStore(sql)]
const people = new PushedPeople(sets, new ExportSet(sets, new ReadSets(sets), sql))
const handler = new PushRunHandler(sql, pushes, new PushPlanner(lists, people, pushes), lists)
const worker = new RunWorker(store, queue, silent as Logger, [handler], { leaseMs: 1_000 })
const sweeps = new RunSweeps(sql, queue, store)

worker.start()
for (;;) {
  await sweeps.wakeLost(new Date())
  const [left] = await sql.select<{ n: unknown }>(
    `SELECT count(*) AS n FROM runs WHERE status IN ('queued', 'running')`
  )
  if (Number(left.n) === 0) process.stdout.write('idle\n')
  await sleep(100)
}

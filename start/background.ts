import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import server from '@adonisjs/core/services/server'
import { BudgetMails } from '#app/billing/send_budget_mails'
import { ConnectionKeeper } from '#app/connections/connection_keeper'
import { EventStreams } from '#app/events/event_streams'
import { Housekeeping } from './housekeeping.js'
import { RunWorker } from '#app/runs/run_worker'
import { AddressBacklog } from '#app/people/address_backlog'
import { PeopleEncoder } from '#app/people/people_encoder'
import { ContactSealing } from '#app/sealing/contact_sealing'
import { ErasureWorker } from '#app/privacy/erasure_worker'
import { MonitorRunner } from '#app/monitors/monitor_runner'
import { Heartbeat } from '#app/telemetry/heartbeat'
import { keepConnections } from '#app/shared/http/keep_connections'
import { LoopWatch } from '#app/telemetry/loop_watch'
import { WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import env from '#start/env'

/** Grace period in ms, after which running jobs are handed back and open requests are aborted. */
const GRACE_MS = 6_000

/** Starts this process's background work and stops it at the end. ROLE=web runs no jobs. */
export async function startBackground(app: ApplicationService): Promise<void> {
  const http = server.getNodeServer()!
  keepConnections(http)
  // Termination hooks run in reverse order, before the framework waits for open requests.
  app.terminating(() => endConnections(http))
  const streams = await app.container.make(EventStreams)
  app.terminating(() => streams.close())
  app.terminating(() => drain(http, env.get('DRAIN_SECONDS') * 1000))
  const heartbeat = await app.container.make(Heartbeat)
  heartbeat.start()
  const loopWatch = await app.container.make(LoopWatch)
  loopWatch.start()
  if (env.get('ROLE') === 'web') return
  const worker = await app.container.make(RunWorker)
  const housekeeping = await app.container.make(Housekeeping)
  const deliverer = await app.container.make(WebhookDeliverer)
  const monitors = await app.container.make(MonitorRunner)
  const connections = await app.container.make(ConnectionKeeper)
  const sealing = await app.container.make(ContactSealing)
  const backlog = await app.container.make(AddressBacklog)
  const encoder = await app.container.make(PeopleEncoder)
  const erasures = await app.container.make(ErasureWorker)
  const budgetMails = await app.container.make(BudgetMails)
  worker.start()
  budgetMails.start()
  erasures.start()
  deliverer.start()
  monitors.start()
  connections.start()
  housekeeping.start()
  backlog.start()
  sealing.start()
  encoder.start()
  // Calls every stop() without waiting, so that they run in parallel. The shutdown methods of the
  // providers wait for them.
  app.terminating(() => {
    void worker.stop(GRACE_MS)
    void encoder.stop()
    void deliverer.stop(GRACE_MS)
    void monitors.stop()
    void connections.stop()
    void erasures.stop()
    void budgetMails.stop()
  })
}

type HttpServer = NonNullable<ReturnType<typeof server.getNodeServer>>

/**
 * Keeps serving while `/ready` fails, so that load balancers switch to other processes. Each
 * connection closes after its next response, so that its client reconnects to another process.
 */
async function drain(http: HttpServer, ms: number): Promise<void> {
  http.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(ms)
}

/** Closes idle connections at once, and all connections at the end of the grace period. */
function endConnections(http: HttpServer): void {
  setInterval(() => http.closeIdleConnections(), 100).unref()
  setTimeout(() => http.closeAllConnections(), GRACE_MS).unref()
}

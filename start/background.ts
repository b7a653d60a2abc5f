import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import server from '@adonisjs/core/services/server'
import { ConnectionKeeper } from '#app/connections/connection_keeper'
import { EventStreams } from '#app/events/event_streams'
import { Housekeeping } from './housekeeping.js'
import { RunWorker } from '#app/runs/run_worker'
import { AddressBacklog } from '#app/people/address_backlog'
import { MonitorRunner } from '#app/monitors/monitor_runner'
import { Heartbeat } from '#app/telemetry/heartbeat'
import { LoopWatch } from '#app/telemetry/loop_watch'
import { WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import env from '#start/env'

/** How long work under way may go on after SIGTERM before it is handed back, and requests before they are cut off. */
const GRACE_MS = 6_000

/** Starts the work this process does beside requests (none for ROLE=web), and ends it with the process. */
export async function startBackground(app: ApplicationService): Promise<void> {
  const http = server.getNodeServer()!
  // Hooks of the end run last in, first out: before the framework waits for the requests under way.
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
  const backlog = await app.container.make(AddressBacklog)
  worker.start()
  deliverer.start()
  monitors.start()
  connections.start()
  housekeeping.start()
  backlog.start()
  // Begun here so that both wait at once; the services' shutdown awaits it.
  app.terminating(() => {
    void worker.stop(GRACE_MS)
    void deliverer.stop(GRACE_MS)
    void monitors.stop()
    void connections.stop()
  })
}

type HttpServer = NonNullable<ReturnType<typeof server.getNodeServer>>

/**
 * Goes on answering for a while in which `/ready` says no, so that whoever shares requests out turns to other processes. Each connection
 * ends with its answer from now on: one that is kept open and busy would hold the process to the end of its grace, and have what it asks
 * then cut off.
 */
async function drain(http: HttpServer, ms: number): Promise<void> {
  http.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await sleep(ms)
}

/** Ends connections on which nothing is asked at once, and at the end of the grace all that are left. */
function endConnections(http: HttpServer): void {
  setInterval(() => http.closeIdleConnections(), 100).unref()
  setTimeout(() => http.closeAllConnections(), GRACE_MS).unref()
}

import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { auditRevived } from '#app/console/audit_service'
import { memberOf, userOf } from '#app/console/member'
import { examineRunning } from '#app/doctor/examine'
import { deadJobs, reviveAll } from '#app/runs/dead_jobs'
import { runCounts } from '#app/runs/wake_run'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { archiveState } from '#app/telemetry/archive_state'
import { livingProcesses } from '#app/telemetry/heartbeat'
import { readRequests } from '#app/telemetry/read_requests'
import { RequestMeter } from '#app/telemetry/request_meter'
import { retention } from '#app/telemetry/retention'
import { waitingDeliveries, workByKind } from '#app/telemetry/waiting_work'
import { readRequestsOperation } from './operations.js'

const HOURS = 24
const DEAD_JOBS = 50

/** Error rates and latencies of a workspace, and the state of the service. */
@inject()
export default class ServiceController {
  constructor(
    private readonly sql: Sql,
    private readonly queue: Queue,
    private readonly meter: RequestMeter
  ) {}

  async requests(ctx: HttpContext) {
    const { query } = await input(ctx, readRequestsOperation)
    await this.meter.flush()
    const { id } = memberOf(ctx).workspace
    return success(ctx, await readRequests(this.sql, id, query.hours ?? HOURS, new Date()))
  }

  async service(ctx: HttpContext) {
    const now = new Date()
    const processes = await livingProcesses(this.sql, now)
    return success(ctx, {
      processes: processes.map(({ role, host, started_at, beat_at }) => ({
        role,
        host,
        started_at,
        beat_at,
      })),
      queue: await this.#queue(),
      dead_jobs: await this.#deadJobs(),
      work: await workByKind(this.sql, now),
      webhooks: await waitingDeliveries(this.sql),
      retention: await retention(this.sql),
      archive: await archiveState(this.sql),
    })
  }

  async check(ctx: HttpContext) {
    return success(ctx, { findings: await examineRunning(app) })
  }

  async revive(ctx: HttpContext) {
    const runs = await reviveAll(this.queue)
    const revived = runs.length
    const { id, email } = userOf(ctx)
    await this.sql.transaction((tx) => auditRevived(tx, { userId: id, email }, runs))
    logger.info({ operator: id, revived }, 'an operator retried failed jobs')
    return success(ctx, { revived })
  }

  /** Leaves out the errors, which may contain data of any workspace. */
  async #deadJobs() {
    const jobs = await deadJobs(this.queue, DEAD_JOBS).catch(() => [])
    return jobs.map(({ id, diedAt, attempt }) => ({ id, died_at: diedAt, attempt }))
  }

  async #queue() {
    const counts = await runCounts(this.queue).catch(() => null)
    return { reachable: counts !== null, ...(counts ?? { waiting: 0, running: 0, dead: 0 }) }
  }
}

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { memberOf } from '#app/console/member'
import { runCounts } from '#app/runs/wake_run'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { archiveState } from '#app/telemetry/archive_state'
import { livingProcesses } from '#app/telemetry/heartbeat'
import { readRequests } from '#app/telemetry/read_requests'
import { RequestMeter } from '#app/telemetry/request_meter'
import { readRequestsOperation } from './operations.js'

const HOURS = 24

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
    const processes = await livingProcesses(this.sql, new Date())
    return success(ctx, {
      processes: processes.map(({ role, host, started_at, beat_at }) => ({
        role,
        host,
        started_at,
        beat_at,
      })),
      queue: await this.#queue(),
      archive: await archiveState(this.sql),
    })
  }

  async #queue() {
    const counts = await runCounts(this.queue).catch(() => null)
    return { reachable: counts !== null, ...(counts ?? { waiting: 0, running: 0, dead: 0 }) }
  }
}

import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { CreateMonitor, type WantedMonitor } from './create_monitor.js'
import { MonitorStore } from './monitor_store.js'
import { createMonitorOperation, createSetMonitorOperation, deleteMonitorOperation } from './operations.js'
import { showMonitor } from './show_monitor.js'

/** POST, GET and DELETE /v1/monitors, and POST /v1/sets/:id/monitors. */
@inject()
export default class MonitorsController {
  constructor(
    private readonly monitors: MonitorStore,
    private readonly creation: CreateMonitor,
    private readonly responses: Responses
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createMonitorOperation)
    await this.#create(ctx, body)
  }

  async createForSet(ctx: HttpContext) {
    const { params, body } = await input(ctx, createSetMonitorOperation)
    await this.#create(ctx, { ...body, set_id: params.id })
  }

  async list(ctx: HttpContext) {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    return success(ctx, { monitors: (await this.monitors.list(workspaceId)).map(showMonitor) })
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, deleteMonitorOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    if (!(await this.monitors.remove(workspaceId, params.id))) throw new DomainError('not_found')
    return success(ctx, { id: params.id })
  }

  async #create(ctx: HttpContext, wanted: WantedMonitor): Promise<void> {
    const { workspaceId, id: keyId } = ctx.auth.use('key').getUserOrFail()
    const checked = await this.creation.check(wanted, { workspaceId, keyId }, new Date())
    await this.responses.commit(ctx, async (tx) => {
      await this.creation.create(checked, tx)
      return { status: 201, data: showMonitor({ ...checked.monitor, status: 'active', pausedAt: null }) }
    })
  }
}

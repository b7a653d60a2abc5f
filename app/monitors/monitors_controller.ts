import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { parseCadence } from '#domain/monitors/cadence'
import { WebhookSender } from '#domain/ports/webhook_sender'
import { SetStore } from '#app/sets/set_store'
import { Answers } from '#app/shared/http/answer'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { type Monitor, MonitorStore, type MonitorTarget } from './monitor_store.js'
import { createMonitorOperation, createSetMonitorOperation, deleteMonitorOperation } from './operations.js'

const DEFAULT_COUNT = 10

type Wanted = MonitorTarget & { cadence: string; webhookUrl: string | undefined }

/** POST, GET and DELETE /v1/monitors, and POST /v1/sets/:id/monitors. */
@inject()
export default class MonitorsController {
  constructor(
    private readonly monitors: MonitorStore,
    private readonly sets: SetStore,
    private readonly sender: WebhookSender,
    private readonly answers: Answers
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createMonitorOperation)
    const { set_id: setId, search, cadence, webhook_url: webhookUrl } = body
    if ((setId === undefined) === (search === undefined))
      throw validationFailed({ search: ['give either search or set_id'] })
    if (setId !== undefined) return this.#create(ctx, { setId, search: null, cadence, webhookUrl })
    const { query, count = DEFAULT_COUNT } = search!
    if (query.trim() === '') throw validationFailed({ 'search.query': ['must hold words'] })
    await this.#create(ctx, { setId: null, search: { query, count }, cadence, webhookUrl })
  }

  async createForSet(ctx: HttpContext) {
    const { params, body } = await input(ctx, createSetMonitorOperation)
    const { cadence, webhook_url: webhookUrl } = body
    await this.#create(ctx, { setId: params.id, search: null, cadence, webhookUrl })
  }

  async list(ctx: HttpContext) {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    return success(ctx, { monitors: (await this.monitors.list(workspaceId)).map(show) })
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, deleteMonitorOperation)
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    if (!(await this.monitors.remove(workspaceId, params.id))) throw new DomainError('not_found')
    return success(ctx, { id: params.id })
  }

  async #create(ctx: HttpContext, { webhookUrl, cadence, ...target }: Wanted): Promise<void> {
    const key = ctx.auth.use('key').getUserOrFail()
    const refusal = webhookUrl === undefined ? null : this.sender.refusal(webhookUrl)
    if (refusal) throw validationFailed({ webhook_url: [`cannot be sent to: ${refusal}`] })
    const now = new Date()
    const read = parseCadence(cadence, now)
    if ('problem' in read) throw validationFailed({ cadence: [read.problem] })
    if (target.setId !== null) await this.sets.get(key.workspaceId, target.setId)
    const monitor = {
      ...target,
      id: `mon_${randomUUID().replaceAll('-', '')}`,
      workspaceId: key.workspaceId,
      keyId: key.id,
      cadence,
      webhookUrl: webhookUrl ?? null,
      createdAt: now.toISOString(),
    }
    await this.answers.commit(ctx, async (tx) => {
      await this.monitors.create(monitor, read.next(now)!, env.get('MONITORS_MAX'), tx)
      return { status: 201, data: show({ ...monitor, status: 'active' }) }
    })
  }
}

type Shown = MonitorTarget & Pick<Monitor, 'id' | 'cadence' | 'webhookUrl' | 'status'>

const show = ({ id, setId, search, cadence, webhookUrl, status }: Shown) => ({
  id,
  ...(setId !== null ? { set_id: setId } : { search }),
  cadence,
  webhook_url: webhookUrl,
  status,
})

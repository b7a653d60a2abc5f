import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { mayCall } from '#domain/access/scopes'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { audit, type Audited } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { ChangeMonitor } from '#app/monitors/change_monitor'
import { CreateMonitor } from '#app/monitors/create_monitor'
import { type Monitor, MonitorStore, type Report } from '#app/monitors/monitor_store'
import { PauseMonitor } from '#app/monitors/pause_monitor'
import { RoundHistory } from '#app/monitors/round_history'
import { fromJson } from '#app/shared/database/codecs'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import {
  changeMonitorOperation,
  createMonitorOperation,
  listMonitorsOperation,
  listReportsOperation,
  pauseMonitorOperation,
  readMonitorOperation,
  removeMonitorOperation,
  resumeMonitorOperation,
} from './operations.js'
import { MonitorDetails } from './monitor_details.js'

type KeyRow = {
  scopes: string
  expires_at: string | null
  revoked_at: string | null
}

/**
 * Returns a changed value with its former value, for the audit log. Returns an empty object for an
 * unchanged value.
 */
const differenceOf = <T extends string | number | null>(name: string, before?: T, after?: T) =>
  before === after ? {} : { [name]: after ?? null, [`${name}_before`]: before ?? null }

/** Maximum numbers of reported people on the page of a monitor, and on the page of all monitors. */
const REPORTS = 50
const LATEST_REPORTS = 20

const shownReport = ({ person, reported_at, changed_at }: Report) => ({
  person_id: person.person_id,
  name: person.name,
  title: person.title,
  company: person.company,
  location: person.location,
  is_indexed: !person.unindexed,
  reported_at,
  changed_at,
  changes: person.changes ?? [],
})

@inject()
export default class MonitorsController {
  constructor(
    private readonly sql: Sql,
    private readonly monitors: MonitorStore,
    private readonly making: CreateMonitor,
    private readonly pausing: PauseMonitor,
    private readonly history: RoundHistory,
    private readonly changing: ChangeMonitor,
    private readonly details: MonitorDetails
  ) {}

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listMonitorsOperation)
    const place = placeOf(query)
    const order = { sort: query.sort, from: place.from, limit: place.limit + 1 }
    const { id: workspaceId } = memberOf(ctx).workspace
    const monitors = await this.monitors.page(workspaceId, order)
    return success(ctx, pageOf(await this.details.of(workspaceId, monitors), place))
  }

  async read(ctx: HttpContext) {
    const { params, query } = await input(ctx, readMonitorOperation)
    const monitor = await this.#own(ctx, params.monitor)
    const place = placeOf(query)
    const [[shown], rounds, people, reports] = await Promise.all([
      this.details.of(monitor.workspaceId, [monitor]),
      this.history.list(monitor.id, place.from, place.limit + 1),
      this.monitors.countPeople(monitor.id),
      this.monitors.reports(monitor.id, REPORTS),
    ])
    return success(ctx, {
      monitor: shown,
      people,
      reports: reports.map(shownReport),
      rounds: pageOf(rounds, place),
    })
  }

  async reports(ctx: HttpContext) {
    await input(ctx, listReportsOperation)
    const reports = await this.monitors.reportsOf(memberOf(ctx).workspace.id, LATEST_REPORTS)
    const shown = reports.map((one) => ({ ...shownReport(one), monitor_id: one.monitorId }))
    return success(ctx, { reports: shown })
  }

  /** Creates a monitor that charges the chosen key, within that key's budgets. */
  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createMonitorOperation)
    const member = memberOf(ctx)
    const { key_id: keyId, ...wanted } = body
    await this.#checkKey(member.workspace.id, keyId)
    const checked = await this.making.check(wanted, { workspaceId: member.workspace.id, keyId }, new Date())
    const { id } = checked.monitor
    await this.sql.transaction(async (tx) => {
      await this.making.create(checked, tx)
      await audit(tx, member, 'monitor.create', id, { cadence: body.cadence, key_id: keyId })
    })
    ctx.response.status(201)
    return success(ctx, { id })
  }

  /** Changes a monitor, and audits what changed. */
  async change(ctx: HttpContext) {
    const { params, body } = await input(ctx, changeMonitorOperation)
    const member = memberOf(ctx)
    const monitor = await this.#own(ctx, params.monitor)
    const changed = this.changing.check(monitor, body, new Date())
    const detail = {
      ...differenceOf('cadence', monitor.cadence, changed.cadence),
      ...differenceOf('query', monitor.search?.query, changed.search?.query),
      ...differenceOf('people', monitor.search?.count, changed.search?.count),
      ...differenceOf('webhook', monitor.webhookUrl, changed.webhookUrl),
    }
    await this.sql.transaction(async (tx) => {
      if (await this.changing.change(monitor, changed, tx))
        await audit(tx, member, 'monitor.change', monitor.id, detail)
    })
    return success(ctx, {})
  }

  async pause(ctx: HttpContext) {
    const { params } = await input(ctx, pauseMonitorOperation)
    return this.#change(ctx, params.monitor, 'monitor.pause', (workspaceId, id, tx) =>
      this.pausing.pause(workspaceId, id, new Date(), tx)
    )
  }

  async resume(ctx: HttpContext) {
    const { params } = await input(ctx, resumeMonitorOperation)
    return this.#change(ctx, params.monitor, 'monitor.resume', (workspaceId, id, tx) =>
      this.pausing.resume(workspaceId, id, new Date(), tx)
    )
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, removeMonitorOperation)
    return this.#change(ctx, params.monitor, 'monitor.remove', (workspaceId, id, tx) =>
      this.monitors.remove(workspaceId, id, tx)
    )
  }

  /** Makes a change, and audits it if it had an effect. */
  async #change(
    ctx: HttpContext,
    id: string,
    action: Audited,
    change: (workspaceId: string, id: string, tx: SqlTransaction) => Promise<boolean>
  ) {
    const member = memberOf(ctx)
    await this.#own(ctx, id)
    await this.sql.transaction(async (tx) => {
      if (await change(member.workspace.id, id, tx)) await audit(tx, member, action, id, {})
    })
    return success(ctx, {})
  }

  async #own(ctx: HttpContext, id: string): Promise<Monitor> {
    const monitor = await this.monitors.get(memberOf(ctx).workspace.id, id)
    if (!monitor) throw new DomainError('not_found')
    return monitor
  }

  async #checkKey(workspaceId: string, id: string): Promise<void> {
    const [key] = await this.sql.select<KeyRow>(
      'SELECT scopes, expires_at, revoked_at FROM api_keys WHERE id = ? AND workspace_id = ?',
      [id, workspaceId]
    )
    if (!key) throw validationFailed({ key_id: ['must be a key of this workspace'] })
    const isOver =
      key.revoked_at !== null || (key.expires_at !== null && new Date(key.expires_at) <= new Date())
    if (isOver) throw validationFailed({ key_id: ['must be an active key'] })
    if (!mayCall(fromJson<string[]>(key.scopes), 'people:search'))
      throw validationFailed({ key_id: ['must be a key with people:search'] })
  }
}

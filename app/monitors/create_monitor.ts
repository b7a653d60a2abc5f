import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import { parseCadence } from '#domain/monitors/cadence'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { SetStore } from '#app/sets/set_store'
import env from '#start/env'
import { newId } from '#app/shared/new_id'
import { MonitorStore, type MonitorTarget, type NewMonitor } from './monitor_store.js'

export type WantedMonitor = {
  set_id?: string
  search?: { query: string; count?: number }
  cadence: string
  webhook_url?: string
}
/** A validated monitor and the time of its first round. */
export type CheckedMonitor = { monitor: NewMonitor; first: Date }

const DEFAULT_COUNT = 10

@inject()
export class CreateMonitor {
  constructor(
    private readonly sql: Sql,
    private readonly monitors: MonitorStore,
    private readonly sets: SetStore,
    private readonly sender: WebhookSender
  ) {}

  /**
   * Validates a wanted monitor. Throws `validation_failed`, also for the key of a console session,
   * and `not_found` for an unknown Set or a Set of another workspace.
   */
  async check(
    wanted: WantedMonitor,
    { workspaceId, keyId }: { workspaceId: string; keyId: string },
    now: Date
  ): Promise<CheckedMonitor> {
    await this.#refuseSession(keyId)
    const { cadence, webhook_url: webhookUrl } = wanted
    const target = targetOf(wanted)
    const refusal = webhookUrl === undefined ? null : this.sender.refusal(webhookUrl)
    if (refusal) throw validationFailed({ webhook_url: [`cannot be used: ${refusal}`] })
    const read = parseCadence(cadence, now)
    if ('problem' in read) throw validationFailed({ cadence: [read.problem] })
    if (target.setId !== null) await this.sets.get(workspaceId, target.setId)
    const id = newId('mon')
    const own = { id, workspaceId, keyId, cadence, webhookUrl: webhookUrl ?? null }
    return { monitor: { ...target, ...own, createdAt: now.toISOString() }, first: read.next(now)! }
  }

  /** Throws `validation_failed` when the workspace has reached its limit of monitors. */
  create({ monitor, first }: CheckedMonitor, tx: SqlTransaction): Promise<void> {
    return this.monitors.create(monitor, first, env.get('MONITORS_MAX'), tx)
  }

  /** Rejects keys of console sessions, which expire within the hour. */
  async #refuseSession(keyId: string): Promise<void> {
    const ofSession = await this.sql.select(
      'SELECT id FROM api_keys WHERE id = ? AND session_user_id IS NOT NULL',
      [keyId]
    )
    if (ofSession.length > 0)
      throw validationFailed({ key_id: ['must be an API key, not the key of a console session'] })
  }
}

function targetOf({ set_id: setId, search }: WantedMonitor): MonitorTarget {
  if (setId !== undefined && search === undefined) return { setId, search: null }
  if (setId !== undefined || search === undefined)
    throw validationFailed({ search: ['set either search or set_id'] })
  const { query, count = DEFAULT_COUNT } = search
  if (query.trim() === '') throw validationFailed({ 'search.query': ['must not be blank'] })
  return { setId: null, search: { query, count } }
}

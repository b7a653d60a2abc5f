import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import { parseCadence } from '#domain/monitors/cadence'
import type { SqlTransaction } from '#domain/ports/sql'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { type Monitor, type MonitorSearch, MonitorStore } from './monitor_store.js'

export type MonitorChange = {
  cadence?: string
  search?: { query: string; count?: number }
  webhook_url?: string | null
}
/** The parts of a monitor that can change. `next` is its next round. */
export type ChangedMonitor = {
  search: MonitorSearch | null
  cadence: string
  webhookUrl: string | null
  next: Date
}

/** Changes the schedule, the search or the webhook of a monitor. Keeps the people it has reported. */
@inject()
export class ChangeMonitor {
  constructor(
    private readonly monitors: MonitorStore,
    private readonly sender: WebhookSender
  ) {}

  /** Validates a change. Throws `validation_failed`. */
  check(monitor: Monitor, change: MonitorChange, now: Date): ChangedMonitor {
    const { cadence = monitor.cadence, search, webhook_url: webhookUrl = monitor.webhookUrl } = change
    if (search && monitor.search === null)
      throw validationFailed({ search: ['belongs to the Set of this monitor'] })
    if (search && search.query.trim() === '')
      throw validationFailed({ 'search.query': ['must not be blank'] })
    const refusal = webhookUrl === null ? null : this.sender.refusal(webhookUrl)
    if (refusal) throw validationFailed({ webhook_url: [`cannot be used: ${refusal}`] })
    const read = parseCadence(cadence, new Date(monitor.createdAt))
    if ('problem' in read) throw validationFailed({ cadence: [read.problem] })
    const next = read.next(now)
    if (!next) throw validationFailed({ cadence: ['has no time after now'] })
    return {
      search: monitor.search && { ...monitor.search, ...search },
      ...{ cadence, webhookUrl, next },
    }
  }

  /** Returns false for a monitor that was deleted meanwhile. */
  change({ workspaceId, id }: Monitor, changed: ChangedMonitor, tx: SqlTransaction): Promise<boolean> {
    return this.monitors.change(workspaceId, id, changed, tx)
  }
}

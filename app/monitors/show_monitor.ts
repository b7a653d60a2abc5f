import type { Monitor, NewMonitor } from './monitor_store.js'

/** The states in the API. `paused` is an active monitor with `pausedAt`. */
export const MONITOR_STATES = ['active', 'paused', 'completed'] as const
export type MonitorState = (typeof MONITOR_STATES)[number]

export const stateOf = ({ status, pausedAt }: Pick<Monitor, 'status' | 'pausedAt'>): MonitorState =>
  status === 'active' && pausedAt !== null ? 'paused' : status

export const showMonitor = (monitor: NewMonitor & Pick<Monitor, 'status' | 'pausedAt'>) => ({
  id: monitor.id,
  ...(monitor.setId !== null ? { set_id: monitor.setId } : { search: monitor.search }),
  cadence: monitor.cadence,
  webhook_url: monitor.webhookUrl,
  status: stateOf(monitor),
})

import { cadenceInWords } from '#domain/monitors/cadence_in_words'
import { type Monitor, nextOf } from '#app/monitors/monitor_store'
import { stateOf } from '#app/monitors/show_monitor'

const NEXT_RUNS = 5

/** Returns a monitor with its schedule in words and its next runs. */
export function showMonitor(monitor: Monitor) {
  const status = stateOf(monitor)
  return {
    id: monitor.id,
    status,
    set_id: monitor.setId,
    search: monitor.search,
    cadence: monitor.cadence,
    schedule: cadenceInWords(monitor.cadence, new Date(monitor.createdAt)),
    webhook_url: monitor.webhookUrl,
    key_id: monitor.keyId,
    is_searching: monitor.phase === 'searching',
    rounds: monitor.rounds,
    failures: monitor.failures,
    last_error: monitor.lastError,
    next_runs: status === 'active' ? nextRuns(monitor) : [],
    paused_at: status === 'paused' ? monitor.pausedAt : null,
    created_at: monitor.createdAt,
  }
}

/** Returns the next run and the scheduled runs after it. */
function nextRuns(monitor: Monitor): string[] {
  const runs = monitor.nextAt ? [monitor.nextAt] : []
  while (runs.length > 0 && runs.length < NEXT_RUNS) {
    const next = nextOf(monitor, new Date(runs.at(-1)!))
    if (!next) break
    runs.push(next.toISOString())
  }
  return runs
}

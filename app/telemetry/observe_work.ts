import { metrics } from '@opentelemetry/api'
import type { Sql } from '#domain/ports/sql'

/**
 * Registers gauges of waiting and running work in the whole installation. The gauges are read when
 * metrics are collected. Every process reports the same values.
 */
export function observeWork(sql: Sql): void {
  const meter = metrics.getMeter('kith')
  const runs = meter.createObservableGauge('kith.runs', { description: 'Durable runs that have not ended' })
  runs.addCallback(async (result) => {
    const rows = await sql.select<{ kind: string; status: string; count: number }>(
      `SELECT kind, status, COUNT(*) AS count FROM runs WHERE status IN ('queued', 'running') GROUP BY kind, status`
    )
    for (const { kind, status, count } of rows) result.observe(Number(count), { kind, status })
  })
  const waiting = meter.createObservableGauge('kith.webhooks.waiting', {
    description: 'Webhook deliveries that wait for an attempt',
  })
  waiting.addCallback(async (result) => {
    const [row] = await sql.select<{ count: number }>(
      `SELECT COUNT(*) AS count FROM webhook_deliveries WHERE status = 'pending'`
    )
    result.observe(Number(row.count))
  })
  const processes = meter.createObservableGauge('kith.processes', {
    description: 'Processes with a heartbeat in the last 30 seconds',
  })
  processes.addCallback(async (result) => {
    const since = new Date(Date.now() - 30_000).toISOString()
    const rows = await sql.select<{ role: string; count: number }>(
      'SELECT role, COUNT(*) AS count FROM processes WHERE beat_at >= ? GROUP BY role',
      [since]
    )
    for (const { role, count } of rows) result.observe(Number(count), { role })
  })
}

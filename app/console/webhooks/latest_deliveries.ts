import type { Sql } from '#domain/ports/sql'
import type { DeliveryLog, LoggedDelivery } from '#app/webhooks/delivery_log'
import { eventPayloads } from './event_payloads.js'

type Endpoint = { id: string; url: string }

const MAX_SHOWN = 12
/**
 * Maximum number of webhooks whose deliveries are read: registered ones first, then the newest. Each webhook
 * costs a query, and jobs may have added thousands by their `webhook_url`.
 */
const MAX_ENDPOINTS = 20

/** Returns the latest deliveries of up to MAX_ENDPOINTS webhooks of a workspace, newest first. */
export async function latestDeliveries(
  sql: Sql,
  log: DeliveryLog,
  workspaceId: string
): Promise<(LoggedDelivery & { payload: string; endpoint: Endpoint })[]> {
  const endpoints = await sql.select<Endpoint>(
    `SELECT id, url FROM webhook_endpoints WHERE workspace_id = ? AND status <> 'deleted'
     ORDER BY CASE kind WHEN 'registered' THEN 0 ELSE 1 END, created_at DESC, id LIMIT ${MAX_ENDPOINTS}`,
    [workspaceId]
  )
  const all = await Promise.all(
    endpoints.map(async (endpoint) =>
      (await log.deliveries(endpoint.id, MAX_SHOWN)).map((delivery) => ({ ...delivery, endpoint }))
    )
  )
  const latest = all
    .flat()
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, MAX_SHOWN)
  const payloads = await eventPayloads(
    sql,
    latest.map(({ webhook_id }) => webhook_id)
  )
  return latest.map((delivery) => ({ ...delivery, payload: payloads.get(delivery.webhook_id) ?? '' }))
}

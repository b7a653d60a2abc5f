import type { SqlTransaction } from '#domain/ports/sql'
import { TEST_EVENT, type WebhookEvent, webhookPayload } from '#domain/webhooks/events'
import { noteRecipients } from '#app/recipients/note_recipients'
import { fromJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import { signalDelivery } from './delivery_signal.js'

export type OutgoingEvent = {
  workspaceId: string
  type: WebhookEvent
  /** The `data` of the payload, as the API shows it. */
  data: object
  /** The URL that the job named for this event. Registered webhooks receive the event too. */
  webhookUrl?: string | null
}

type EndpointRow = { id: string; url: string; events: string; kind: 'registered' | 'direct' }

/**
 * Adds an event in the transaction of the change that it reports. Sends it to `webhookUrl`, and to
 * the webhooks that subscribe to its type. Returns the event's id, which is the `webhook-id` of its
 * deliveries, or null without receivers.
 */
export async function enqueueEvent(
  tx: SqlTransaction,
  event: OutgoingEvent,
  now = new Date()
): Promise<string | null> {
  const endpoints = await endpointsOf(tx, event, now)
  return endpoints.length === 0 ? null : add(tx, event, endpoints, now)
}

/** Sends a test event to one endpoint. Returns its `webhook-id`. */
export function enqueueTest(
  tx: SqlTransaction,
  { workspaceId, endpointId }: { workspaceId: string; endpointId: string },
  now: Date
): Promise<string> {
  const data = { endpoint_id: endpointId, message: 'This is a test.' }
  return add(tx, { workspaceId, type: TEST_EVENT, data }, [endpointId], now)
}

async function add(
  tx: SqlTransaction,
  { workspaceId, type, data }: { workspaceId: string; type: WebhookEvent | typeof TEST_EVENT; data: object },
  endpoints: readonly string[],
  now: Date
): Promise<string> {
  const [id, time] = [newId('msg'), now.toISOString()]
  await tx.run(
    'INSERT INTO webhook_events (id, workspace_id, type, payload, created_at) VALUES (?, ?, ?, ?, ?)',
    [id, workspaceId, type, tx.contacts.sealIn(webhookPayload(type, now, data)), time]
  )
  for (const endpoint of endpoints)
    await tx.run(
      `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, status, due_at, created_at)
       VALUES (?, ?, ?, 'pending', ?, ?)`,
      [newId('whd'), id, endpoint, time, time]
    )
  // A receiver of person.erased deletes the data, so this event does not make it a recipient.
  if (type !== 'person.erased') await noteRecipients(tx, workspaceId, 'webhook', data, now)
  tx.onCommit(signalDelivery)
  return id
}

/**
 * Returns the endpoints that receive an event. `webhookUrl` adds none if a subscribed webhook has
 * the same URL.
 */
async function endpointsOf(
  tx: SqlTransaction,
  { workspaceId, type, webhookUrl }: OutgoingEvent,
  now: Date
): Promise<string[]> {
  const known = await tx.select<EndpointRow>(
    `SELECT id, url, events, kind FROM webhook_endpoints
     WHERE workspace_id = ? AND status = 'enabled' AND kind = 'registered' ORDER BY created_at, id`,
    [workspaceId]
  )
  const subscribed = known.filter(({ events }) => fromJson<string[]>(events).includes(type))
  if (!webhookUrl || subscribed.some(({ url }) => url === webhookUrl)) return subscribed.map(({ id }) => id)
  // Prefers a webhook registered for this URL, because the receiver knows its secret.
  const own = known.find(({ url }) => url === webhookUrl)?.id
  return [...subscribed.map(({ id }) => id), own ?? (await directEndpoint(tx, workspaceId, webhookUrl, now))]
}

/**
 * Returns the endpoint of an unregistered URL. Deliveries to a disabled endpoint fail and appear in
 * its log.
 */
async function directEndpoint(
  tx: SqlTransaction,
  workspaceId: string,
  url: string,
  now: Date
): Promise<string> {
  await tx.run(
    `INSERT INTO webhook_endpoints (id, workspace_id, kind, url, events, status, created_at)
     VALUES (?, ?, 'direct', ?, '[]', 'enabled', ?) ON CONFLICT (workspace_id, url) WHERE kind = 'direct' DO NOTHING`,
    [newId('wh'), workspaceId, url, now.toISOString()]
  )
  const [{ id }] = await tx.select<{ id: string }>(
    `SELECT id FROM webhook_endpoints WHERE workspace_id = ? AND url = ? AND kind = 'direct'`,
    [workspaceId, url]
  )
  return id
}

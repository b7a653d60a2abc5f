import { WATCHED_FIELDS } from '#domain/monitors/watched'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/events'
import { batchData } from '#app/batch/batch_schema'
import { itemProperties, setData } from '#app/sets/set_schema'
import { type JsonSchema, type Schema, s } from '#app/shared/schema/schema'
import { type Components, pascal } from './components.js'

const text = s.string().nullable()
const monitorId = s.string()
const person = s
  .object({ person_id: s.string(), name: text, title: text, company: text, location: text, pronet: text })
  .named('WatchedPerson')
const setItem = s.object({ set_id: s.string(), ...itemProperties }).named('SetItemOfEvent')
const change = s
  .object({ field: s.enum(WATCHED_FIELDS), from: s.string(), to: s.string() })
  .named('FieldChange')

/** The `data` of each event that webhooks receive. */
const EVENT_DATA: Record<WebhookEvent, Schema<any>> = {
  'set.item.created': setItem,
  'set.item.enriched': setItem,
  'set.search.completed': setData,
  'set.idle': setData,
  'batch.completed': batchData,
  'monitor.item.created': s.object({ monitor_id: monitorId, person }),
  'monitor.item.changed': s.object({ monitor_id: monitorId, person, changes: s.array(change) }),
  'person.erased': s.object({
    person_id: text,
    request_id: s.string(),
    erased_at: s.time(),
  }),
  'budget.reached': s.object({
    key_id: s.string(),
    name: s.string(),
    period: s.enum(['day', 'month']),
    percent: s.integer(),
    budget: s.integer(),
    spent: s.integer(),
  }),
}

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The headers of a delivery, as in Standard Webhooks. */
export const DELIVERY_PARAMETERS: Record<string, JsonSchema> = {
  WebhookId: header('webhook-id', 'The id of the event. All attempts share it.'),
  WebhookTimestamp: header('webhook-timestamp', 'When the attempt was sent, in seconds since 1970.'),
  WebhookSignature: header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. For a day after a rotation, the old secret also signs; spaces separate the signatures.'
  ),
}

/** The response to a delivery. */
export const DELIVERY_RESPONSES: Record<string, JsonSchema> = {
  Received: { description: 'Received. 410 disables the webhook. Any other status is retried.' },
}

/** Returns the `webhooks` of a document: the requests that kith sends for each event. */
export const webhooksOf = (
  components: Components,
  examples: Record<string, unknown>
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(EVENT_DATA).map(([type, data]) => {
      const name = `${pascal(type)}Event`
      const event = s.object({
        type: s.constant(type),
        timestamp: s.time(),
        data,
      })
      const body = {
        schema: components.refer(event.json, name),
        ...(examples[type] ? { example: examples[type] } : {}),
      }
      return [type, { post: delivery(type as WebhookEvent, body) }]
    })
  )

const delivery = (type: WebhookEvent, body: JsonSchema): JsonSchema => ({
  operationId: `event.${type}`,
  summary: WEBHOOK_EVENTS[type],
  tags: ['Webhooks'],
  security: [],
  parameters: Object.keys(DELIVERY_PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  requestBody: { required: true, content: { 'application/json': body } },
  responses: { '2XX': { $ref: '#/components/responses/Received' } },
})

import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { s } from '#app/shared/schema/schema'

const time = s.string({ format: 'date-time' })
export const webhookEvent = s.enum(WEBHOOK_EVENT_NAMES).named('WebhookEvent')

export const webhookState = s
  .object({
    id: s.string(),
    url: s.string(),
    events: s.array(webhookEvent),
    status: s.enum(['enabled', 'disabled']),
    disabled_reason: s.enum(['gone', 'failing']).nullable(),
  })
  .named('WebhookState')

const attempt = s
  .object({
    number: s.integer(),
    started_at: time,
    duration_ms: s.integer(),
    status_code: s.integer().nullable(),
    error: s.string().nullable(),
    response: s.string().nullable().describe('The beginning of the response body.'),
  })
  .named('DeliveryAttempt')

export const deliveryData = s
  .object({
    id: s.string(),
    webhook_id: s.string().describe('The header `webhook-id` of every attempt.'),
    type: s.string().describe('The event.'),
    status: s.enum(['pending', 'delivered', 'failed']).named('DeliveryStatus'),
    last_error: s.string().nullable(),
    next_attempt_at: time.nullable(),
    created_at: time,
    ended_at: time.nullable(),
    attempts: s.array(attempt),
  })
  .named('Delivery')

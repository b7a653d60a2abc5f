import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { s } from '#app/shared/schema/schema'

export const webhookEvent = s.enum(WEBHOOK_EVENT_NAMES).named('WebhookEvent')

export const webhookProperties = {
  id: s.string(),
  url: s.string(),
  events: s.array(webhookEvent),
  status: s.enum(['enabled', 'disabled']),
  disabled_reason: s.enum(['gone', 'failing']).nullable(),
}

export const webhookState = s.object(webhookProperties).named('WebhookState')

const attempt = s
  .object({
    number: s.integer(),
    started_at: s.time(),
    duration_ms: s.integer(),
    status_code: s.integer().nullable(),
    error: s.string().nullable(),
    response: s.string().nullable().describe('The beginning of the response body.'),
  })
  .named('DeliveryAttempt')

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const

export const deliveryProperties = {
  id: s.string(),
  webhook_id: s.string().describe('The header `webhook-id` of every attempt.'),
  type: s.string().describe('The event.'),
  status: s.enum(DELIVERY_STATUSES).named('DeliveryStatus'),
  last_error: s.string().nullable(),
  next_attempt_at: s.time().nullable(),
  created_at: s.time(),
  ended_at: s.time().nullable(),
  attempts: s.array(attempt),
}

export const deliveryData = s.object(deliveryProperties).named('Delivery')

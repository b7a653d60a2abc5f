/** Every kind of event that a webhook can be registered for, and what it tells. */
export const WEBHOOK_EVENTS = {
  'set.item.created': 'a Set admitted an item',
  'set.item.enriched': "an item's enrichment completed",
  'set.search.completed': 'a search of a Set finished',
  'set.idle': 'no work remains in a Set',
  'batch.completed': 'a batch enrichment job completed',
  'monitor.item.created': 'a monitor found someone new',
  'monitor.item.changed': 'a field of someone a monitor watches changed',
} as const

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
/** What an operator has sent to a webhook to see that it arrives; nothing is registered for it. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]

/** The body of a webhook as Standard Webhooks has it (OP-024); `at` is when the event occurred. */
export function webhookPayload(type: WebhookEvent | typeof TEST_EVENT, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

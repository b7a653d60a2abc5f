/** Every event type that a webhook can subscribe to, with its meaning. */
export const WEBHOOK_EVENTS = {
  'set.item.created': 'a Set admitted an item',
  'set.item.enriched': "an item's enrichment completed",
  'set.search.completed': 'a search of a Set finished',
  'set.idle': 'no work remains in a Set',
  'batch.completed': 'a batch enrichment job completed',
  'monitor.item.created': 'a monitor found a new person',
  'monitor.item.changed': 'a field of a watched person changed',
  'person.erased': 'a person was erased whose data the workspace held or received',
  'budget.reached': 'a key spent 80% or 100% of a budget',
} as const

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
/** Sent by an operator to test a webhook. Webhooks cannot subscribe to it. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]

/** Returns a webhook's body in the Standard Webhooks format. `at` is when the event occurred. */
export const webhookPayload = (type: WebhookEvent | typeof TEST_EVENT, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

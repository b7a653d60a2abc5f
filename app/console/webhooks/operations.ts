import { createWebhookOperation } from '#app/webhooks/operations'
import { DELIVERY_STATUSES, deliveryProperties, webhookProperties } from '#app/webhooks/webhook_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { pageQuery } from '#app/console/page'
import { s } from '#app/shared/schema/schema'

const delivery = s.object({ ...deliveryProperties, payload: s.string().describe('The request body') })

export const webhookActivity = s.object({
  id: s.string(),
  attempts: s.integer(),
  accepted: s.integer().describe('Attempts with a 2xx response'),
  pending: s.integer().describe('Events that are not delivered yet'),
  retrying: s.integer().describe('Pending events with a failed attempt'),
  next_attempt_at: s.time().nullable(),
  last_attempt: s
    .object({ at: s.time(), status_code: s.integer().nullable(), error: s.string().nullable() })
    .nullable(),
  slots: s
    .array(s.object({ at: s.time(), attempts: s.integer(), accepted: s.integer() }))
    .describe('One per hour, oldest first'),
})

const WEBHOOKS = '/workspaces/:workspace/webhooks'

export const listWebhooksOperation = defineConsoleOperation({
  id: 'console.webhooks.list',
  method: 'GET',
  path: WEBHOOKS,
  summary: 'List the webhooks of a workspace and their state',
  access: 'member',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          ...webhookProperties,
          kind: s
            .enum(['registered', 'direct'])
            .describe('direct: the webhook_url of a Set, batch or monitor'),
          failing_since: s.time().nullable(),
          created_at: s.time(),
        })
      ),
    }),
  },
})

export const readActivityOperation = defineConsoleOperation({
  id: 'console.webhooks.activity',
  method: 'GET',
  path: '/workspaces/:workspace/webhook-activity',
  summary: 'Read the attempts of each webhook in the last 24 hours, and what still waits',
  access: 'member',
  success: { 200: s.object({ items: s.array(webhookActivity) }) },
})

export const latestDeliveriesOperation = defineConsoleOperation({
  id: 'console.webhooks.latest',
  method: 'GET',
  path: '/workspaces/:workspace/webhook-deliveries',
  summary: 'List the latest deliveries of all webhooks, newest first',
  access: 'member',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          ...deliveryProperties,
          payload: s.string().describe('The request body'),
          endpoint: s.object({ id: s.string(), url: s.string() }),
        })
      ),
    }),
  },
})

export const registerWebhookOperation = defineConsoleOperation({
  id: 'console.webhooks.register',
  method: 'POST',
  path: WEBHOOKS,
  summary: 'Register a webhook',
  access: 'admin',
  body: createWebhookOperation.body,
  success: { 201: s.object({ id: s.string(), secret: s.string().describe('Returned only once') }) },
})

export const changeWebhookOperation = defineConsoleOperation({
  id: 'console.webhooks.change',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook`,
  summary: 'Change the URL and events of a webhook',
  access: 'admin',
  body: createWebhookOperation.body,
  success: { 200: s.object({}) },
})

export const removeWebhookOperation = defineConsoleOperation({
  id: 'console.webhooks.remove',
  method: 'DELETE',
  path: `${WEBHOOKS}/:webhook`,
  summary: 'Delete a webhook and stop its waiting deliveries',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const rotateSecretOperation = defineConsoleOperation({
  id: 'console.webhooks.rotate',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook/secret`,
  summary: 'Rotate the secret of a webhook; the old one also signs for a day',
  access: 'admin',
  success: { 201: s.object({ secret: s.string().describe('Returned only once') }) },
})

export const enableWebhookOperation = defineConsoleOperation({
  id: 'console.webhooks.enable',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook/enable`,
  summary: 'Enable a disabled webhook',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const listDeliveriesOperation = defineConsoleOperation({
  id: 'console.webhooks.deliveries',
  method: 'GET',
  path: `${WEBHOOKS}/:webhook/deliveries`,
  summary: 'List the deliveries of a webhook with their attempts, newest first',
  access: 'member',
  query: pageQuery({ status: s.enum(DELIVERY_STATUSES).optional() }),
  success: {
    200: s.object({
      items: s.array(delivery),
      next_cursor: s.string().nullable(),
      counts: s
        .object({ delivered: s.integer(), pending: s.integer(), failed: s.integer() })
        .describe('The newest 10,000 deliveries, whatever the filter'),
    }),
  },
})

export const sendTestOperation = defineConsoleOperation({
  id: 'console.webhooks.test',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook/test`,
  summary: 'Send a test event to a webhook',
  access: 'admin',
  success: { 201: s.object({ webhook_id: s.string() }) },
})

export const redeliverOperation = defineConsoleOperation({
  id: 'console.webhooks.redeliver',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook/deliveries/:delivery`,
  summary: 'Repeat an ended delivery, or retry a pending one at once',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const redeliverFailedOperation = defineConsoleOperation({
  id: 'console.webhooks.redeliver_failed',
  method: 'POST',
  path: `${WEBHOOKS}/:webhook/redeliver`,
  summary: 'Repeat the failed deliveries of a webhook since a time',
  access: 'admin',
  body: s.object({ hours: s.integer({ min: 1, max: 720 }) }),
  success: { 200: s.object({ redelivered: s.integer() }) },
})

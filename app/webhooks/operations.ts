import { defineOperation } from '#app/shared/http/operation'
import { nextCursor, pageQuery } from '#app/shared/schema/paging'
import { s } from '#app/shared/schema/schema'
import { deliveryData, webhookEvent, webhookProperties, webhookState } from './webhook_schema.js'

const id = s.string({ max: 100 })
const url = s.string({ min: 1, max: 2048, format: 'uri' })
const events = s.array(webhookEvent, { min: 1, unique: true }).named('WebhookEvents')

const webhook = s.object({ ...webhookProperties, created_at: s.time() }).named('Webhook')

export const createWebhookOperation = defineOperation({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Register a webhook',
  description:
    'Sends the listed kinds of events to the URL in the Standard Webhooks format. The signing secret is returned only in this response.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  body: s.object({ url, events }),
  success: {
    201: s
      .object({
        id,
        url,
        events,
        secret: s.string().describe('Signing secret: `whsec_` followed by base64. Shown only once.'),
      })
      .named('CreatedWebhook'),
  },
  provisional: 'Takes url and events. Returns id, url, events and the secret, as in Standard Webhooks.',
})

export const listWebhooksOperation = defineOperation({
  id: 'webhooks.list',
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'List registered webhooks',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  success: { 200: s.object({ webhooks: s.array(webhook) }) },
  provisional: 'Returns the webhooks without their secrets.',
})

export const webhookSecretOperation = defineOperation({
  id: 'webhooks.secret',
  method: 'GET',
  path: '/v1/webhooks/secret',
  summary: 'Read the signing secret of webhook_url',
  description:
    'Returns the secrets that sign deliveries to the webhook_url of a Set, batch or monitor. A URL that is also a registered webhook is signed with the secret of that webhook.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  success: {
    200: s
      .object({
        secret: s.string(),
        former: s
          .array(s.object({ secret: s.string(), until: s.time() }).named('FormerSecret'))
          .describe('Replaced secrets that still sign.'),
      })
      .named('WebhookSecret'),
  },
  addition: 'The interface names no secret for webhook_url.',
})

export const deleteWebhookOperation = defineOperation({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  summary: 'Delete a webhook',
  description: 'Stops sending to the webhook. Its pending deliveries fail.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  success: { 200: s.object({ id }) },
  provisional: 'Returns the id of the deleted object.',
})

export const changeWebhookOperation = defineOperation({
  id: 'webhooks.change',
  method: 'PATCH',
  path: '/v1/webhooks/:id',
  summary: 'Change a webhook',
  description:
    'Changes the URL or the events, or enables a webhook that is disabled. The signing secret stays the same.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  body: s.object({
    url: url.optional(),
    events: events.optional(),
    status: s.enum(['enabled']).optional(),
  }),
  success: { 200: webhookState },
  addition: 'The interface can only create, list and delete webhooks.',
})

export const listDeliveriesOperation = defineOperation({
  id: 'webhooks.deliveries.list',
  method: 'GET',
  path: '/v1/webhooks/:id/deliveries',
  summary: 'List the deliveries of a webhook, newest first',
  description:
    'Returns each delivery with its attempts. Deliveries are kept for 30 days after the last delivery of their event ends.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  query: s.object(pageQuery),
  success: { 200: s.object({ deliveries: s.array(deliveryData), next_cursor: nextCursor }) },
  addition: 'The interface has no delivery log.',
})

export const redeliverOperation = defineOperation({
  id: 'webhooks.deliveries.redeliver',
  method: 'POST',
  path: '/v1/webhooks/:id/deliveries/:delivery_id/redeliver',
  summary: 'Repeat a delivery that has ended',
  description: 'Sends the event again with the same `webhook-id`.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  success: { 202: s.object({ id, status: s.enum(['pending']) }) },
  addition: 'The interface has no delivery log.',
})

export const redeliverFailedOperation = defineOperation({
  id: 'webhooks.redeliver',
  method: 'POST',
  path: '/v1/webhooks/:id/redeliver',
  summary: 'Repeat the failed deliveries of a webhook',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  body: s.object({
    since: s.string({ format: 'date-time', max: 40 }).describe('Deliveries created since this time.'),
  }),
  success: { 202: s.object({ redelivered: s.integer({ min: 0 }) }) },
  addition: 'The interface has no delivery log.',
})

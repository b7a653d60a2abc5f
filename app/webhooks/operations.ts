import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const id = s.string({ max: 100 })
const url = s.string({ min: 1, max: 2048, format: 'uri' })
const events = s.array(s.enum(WEBHOOK_EVENT_NAMES).named('WebhookEvent'), { min: 1, unique: true })

const webhook = s.object({ id, url, events }).named('Webhook')

export const createWebhookOperation = defineOperation({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Register a webhook',
  description:
    'Sends the listed kinds of events to the URL in the Standard Webhooks format: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body with `type`, `timestamp` and `data`. The signing secret is returned only in this response.',
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

export const deleteWebhookOperation = defineOperation({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  summary: 'Delete a webhook',
  description: 'Stops sending to the webhook. Its pending deliveries fail.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  params: s.object({ id }),
  success: { 200: s.object({ id }) },
  provisional: 'Returns the id of the deleted object.',
})

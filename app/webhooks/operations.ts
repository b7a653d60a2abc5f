import { WEBHOOK_EVENT_NAMES } from '#domain/webhooks/events'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

const id = s.string({ max: 100 })
const url = s.string({ min: 1, max: 2048, format: 'uri' })
const events = s.array(s.enum(WEBHOOK_EVENT_NAMES), { min: 1, unique: true })

export const createWebhookOperation = defineOperation({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  summary: 'Register a webhook',
  description:
    'Events of the kinds named are posted to the URL as Standard Webhooks has it: `webhook-id`, `webhook-timestamp` and `webhook-signature` headers, a body of `type`, `timestamp` and `data`. The secret that signs is shown here only.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  body: s.object({ url, events }),
  success: {
    201: s.object({ id, url, events, secret: s.string().describe('whsec_ and base64; shown once') }),
  },
  provisional: 'url and events in; id, url, events and the secret out, as in Standard Webhooks.',
})

export const listWebhooksOperation = defineOperation({
  id: 'webhooks.list',
  method: 'GET',
  path: '/v1/webhooks',
  summary: 'List registered webhooks',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  success: { 200: s.object({ webhooks: s.array(s.object({ id, url, events })) }) },
  provisional: 'The registrations without their secrets.',
})

export const deleteWebhookOperation = defineOperation({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/webhooks/:id',
  summary: 'Delete a webhook',
  description: 'Nothing more is sent to it; what waited for it has failed.',
  tag: 'Webhooks',
  scope: 'webhooks:write',
  params: s.object({ id }),
  success: { 200: s.object({ id }) },
  provisional: 'The id of what was deleted.',
})

import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'

export const reconcileLinksOperation = defineOperation({
  id: 'reconcile.links',
  method: 'GET',
  path: '/v1/reconcile',
  summary: 'Get the URLs for OpenRefine',
  description:
    'Returns the URLs of a reconciliation service (Reconciliation Service API 0.2 and 1.0-draft). They work without a key, as long as this key does.',
  tag: 'Search',
  scope: 'people:search',
  success: { 200: s.object({ url: s.string(), draft_url: s.string() }) },
  addition: 'The interface has no reconciliation.',
})

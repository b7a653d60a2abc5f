import env from '#start/env'
import '#app/health/routes'

// A worker serves only /health and /ready.
if (env.get('ROLE') !== 'worker') {
  await import('#app/account/routes')
  await import('#app/agent/routes')
  await import('#app/console/routes')
  await import('#app/codehost/routes')
  await import('#app/autocomplete/routes')
  await import('#app/batch/routes')
  await import('#app/connections/routes')
  await import('#app/contacts/routes')
  await import('#app/datasets/routes')
  await import('#app/openapi/routes')
  // After the routes of the API reference, because the documentation has a wildcard route.
  await import('#app/docs/routes')
  await import('#app/profiles/routes')
  await import('#app/exclusions/routes')
  await import('#app/mcp/routes')
  await import('#app/monitors/routes')
  await import('#app/oauth/routes')
  await import('#app/privacy/routes')
  await import('#app/proofs/routes')
  await import('#app/reply/routes')
  await import('#app/pronet/routes')
  await import('#app/reconcile/routes')
  await import('#app/search/routes')
  await import('#app/sets/routes')
  await import('#app/webhooks/routes')
}

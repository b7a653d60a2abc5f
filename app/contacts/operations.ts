import { defineOperation } from '#app/shared/http/operation'
import { enrichBody, enrichData, enrichMeta } from './enrich_schema.js'

export const enrichOperation = defineOperation({
  id: 'enrich',
  heavy: true,
  method: 'POST',
  path: '/v1/enrich',
  summary: "Find a person's contact details",
  description:
    'Finds the work e-mail address, personal e-mail address and telephone number of one identified person. The response has every requested field. Only found fields are billed.',
  tag: 'Enrich',
  scope: 'people:enrich',
  body: enrichBody,
  priced: true,
  success: { 200: enrichData },
  meta: enrichMeta,
  usageOfFailure: { billed: [], free: [], not_found: [] },
  errors: ['identity_required', 'upstream_unavailable', 'upstream_timeout'],
  provisional: 'Each field costs the same as a found cell of the dataset column.',
})

export const peopleEnrichOperation = defineOperation({
  ...enrichOperation,
  id: 'people.enrich',
  path: '/v1/people/enrich',
  summary: "Find a person's contact details (same as POST /v1/enrich)",
  description: undefined,
  provisional: 'Body and response as POST /v1/enrich.',
})

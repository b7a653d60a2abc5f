import { defineOperation } from '#app/shared/http/operation'
import { enrichBody, enrichData, enrichMeta } from './enrich_schema.js'

export const enrichOperation = defineOperation({
  id: 'enrich',
  heavy: true,
  method: 'POST',
  path: '/v1/enrich',
  summary: "Find a person's contacts",
  description:
    'Work address, personal address and telephone number of one identified person. Every requested field is answered, found or not; only what is found is billed.',
  tag: 'Enrich',
  scope: 'people:enrich',
  body: enrichBody,
  priced: true,
  success: { 200: enrichData },
  meta: enrichMeta,
  errors: ['identity_required', 'upstream_unavailable', 'upstream_timeout'],
  provisional: 'Each field costs what a found cell of the dataset column does.',
})

export const peopleEnrichOperation = defineOperation({
  ...enrichOperation,
  id: 'people.enrich',
  path: '/v1/people/enrich',
  summary: "Find a person's contacts (as POST /v1/enrich)",
  provisional: 'Body and answer as POST /v1/enrich.',
})

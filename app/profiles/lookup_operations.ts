import { defineOperation } from '#app/shared/http/operation'
import { lookupBody, lookupData, resolveData } from './lookup_schema.js'

export const lookupOperation = defineOperation({
  id: 'people.lookup',
  method: 'POST',
  path: '/v1/people/lookup',
  summary: 'Look up an indexed person',
  description: 'The person of the index that the identity surely means; 404 where there is none, or several.',
  tag: 'People',
  scope: 'people:lookup',
  body: lookupBody,
  priced: true,
  success: { 200: lookupData },
  errors: ['identity_required'],
  provisional: 'Identity as in POST /v1/enrich; answers the indexed person.',
})

export const resolveOperation = defineOperation({
  id: 'people.resolve',
  method: 'POST',
  path: '/v1/people/resolve',
  summary: 'Resolve an identity to a person_id',
  description:
    'The person_id that the identity surely means, how sure that is, and the pages of the records behind it.',
  tag: 'People',
  scope: 'people:lookup',
  body: lookupBody,
  priced: true,
  success: { 200: resolveData },
  errors: ['identity_required'],
  provisional: 'Identity as in POST /v1/enrich; answers person_id with confidence and evidence.',
})

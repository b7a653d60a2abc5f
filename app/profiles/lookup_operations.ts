import { defineOperation } from '#app/shared/http/operation'
import { lookupBody, lookupData, resolveData } from './lookup_schema.js'

export const lookupOperation = defineOperation({
  id: 'people.lookup',
  method: 'POST',
  path: '/v1/people/lookup',
  summary: 'Look up an indexed person',
  description: 'Returns the one indexed person with this identity. 404 if there is none, or more than one.',
  tag: 'People',
  scope: 'people:lookup',
  body: lookupBody,
  priced: true,
  success: { 200: lookupData },
  errors: ['identity_required'],
  provisional: 'Identity as in POST /v1/enrich. Returns the indexed person.',
})

export const resolveOperation = defineOperation({
  id: 'people.resolve',
  method: 'POST',
  path: '/v1/people/resolve',
  summary: 'Resolve an identity to a person_id',
  description:
    "Returns the person_id of the one person with this identity, the confidence in the match, and up to three pages that the person's records come from. 404 if there is none, or more than one.",
  tag: 'People',
  scope: 'people:lookup',
  body: lookupBody,
  priced: true,
  success: { 200: resolveData },
  errors: ['identity_required'],
  provisional: 'Identity as in POST /v1/enrich. Returns person_id with confidence and evidence.',
})

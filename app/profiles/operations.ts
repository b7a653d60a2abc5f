import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { personBody, personData, personMeta, personOrRunData, runData } from './person_schema.js'

export const personOperation = defineOperation({
  id: 'person',
  method: 'POST',
  path: '/v1/person',
  summary: 'Everything public about one person',
  description:
    'A profile that was paid for and is fresh is answered at once; any other is made in a durable run. The first one is charged, and read again for nothing for 90 days.',
  tag: 'Person',
  scope: 'people:enrich',
  body: personBody,
  priced: true,
  success: { 200: personData, 202: runData },
  meta: personMeta,
  errors: ['identity_required', 'queue_unavailable'],
})

const params = s.object({ id: s.string({ max: 100 }) })

export const readPersonRunOperation = defineOperation({
  id: 'person.runs.read',
  method: 'GET',
  path: '/v1/person/runs/:id',
  summary: 'Read a person run',
  description: 'Of a completed run the profile itself; of any other its status.',
  tag: 'Person',
  scope: 'people:enrich',
  params,
  success: { 200: personOrRunData },
  meta: personMeta,
  errors: ['run_expired', 'upstream_unavailable'],
  provisional: 'Before its end a run is told as its creation told it: run_id, status, poll_url.',
})

export const cancelPersonRunOperation = defineOperation({
  id: 'person.runs.cancel',
  method: 'DELETE',
  path: '/v1/person/runs/:id',
  summary: 'Cancel a person run',
  description: 'Before it is billed; nothing is charged then. A run that has ended stays as it is.',
  tag: 'Person',
  scope: 'people:enrich',
  params,
  success: { 200: runData },
  meta: personMeta,
  errors: ['run_expired'],
  provisional: 'Answers the run with the status it has afterwards.',
})

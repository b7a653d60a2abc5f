import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { NO_USAGE } from './person_usage.js'
import { personBody, personData, personMeta, personOrRunData, runData } from './person_schema.js'

export const personOperation = defineOperation({
  id: 'person',
  method: 'POST',
  path: '/v1/person',
  summary: 'Build a public profile of one person',
  description:
    'Returns a fresh profile at once if you have paid for it. Otherwise builds the profile in a run. The first profile of a person is charged; reading it again is free for 90 days.',
  tag: 'Person',
  scope: 'people:enrich',
  body: personBody,
  priced: true,
  success: { 200: personData, 202: runData },
  meta: personMeta,
  usageOfFailure: NO_USAGE,
  errors: ['identity_required', 'queue_unavailable'],
})

export const readPersonRunOperation = defineOperation({
  id: 'person.runs.read',
  method: 'GET',
  path: '/v1/person/runs/:id',
  summary: 'Read a profile run',
  description: 'Returns the profile of a completed run, or the status of any other run.',
  tag: 'Person',
  scope: 'people:enrich',
  query: s.object({
    as_of: s
      .string({ max: 10 })
      .with({
        format: 'date',
        'x-addition': 'Builds the profile from readings up to this day, no later than the run.',
      })
      .optional(),
  }),
  success: { 200: personOrRunData },
  meta: personMeta,
  usageOfFailure: NO_USAGE,
  errors: ['run_expired', 'upstream_unavailable'],
  provisional: 'Until it ends, a run has the fields of its creation: run_id, status, poll_url.',
})

export const cancelPersonRunOperation = defineOperation({
  id: 'person.runs.cancel',
  method: 'DELETE',
  path: '/v1/person/runs/:id',
  summary: 'Cancel a profile run',
  description: 'Cancels a run before it is billed, at no charge. A run that has ended does not change.',
  tag: 'Person',
  scope: 'people:enrich',
  success: { 200: runData },
  meta: personMeta,
  usageOfFailure: NO_USAGE,
  errors: ['run_expired'],
  provisional: 'Returns the run with its new status.',
})

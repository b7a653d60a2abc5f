import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { batchBody, batchData, createdData, estimateData, resultsData } from './batch_schema.js'

const params = s.object({ id: s.string({ max: 100 }) })

export const createBatchOperation = defineOperation({
  id: 'people.batch.create',
  method: 'POST',
  path: '/v1/people/batch/enrich',
  summary: 'Enrich up to 500 people',
  description:
    'An asynchronous job. max_cost_usd is a hard budget: nobody is begun whom it may not cover. Results are read while it runs; batch.completed is posted to webhook_url.',
  tag: 'Batch',
  scope: 'batch:write',
  body: batchBody,
  priced: true,
  success: { 202: createdData },
  errors: ['max_cost_exceeded', 'queue_unavailable'],
  provisional: '202 with id, status, poll_url and results_url.',
})

export const readBatchOperation = defineOperation({
  id: 'people.batch.read',
  method: 'GET',
  path: '/v1/people/batch/:id',
  summary: 'Read a batch job and its progress',
  tag: 'Batch',
  scope: 'batch:write',
  params,
  success: { 200: batchData },
  provisional: 'Its status, progress and cost, and why it stopped before its end.',
})

export const readBatchResultsOperation = defineOperation({
  id: 'people.batch.results',
  method: 'GET',
  path: '/v1/people/batch/:id/results',
  summary: 'Page through the results of a batch job',
  description: 'In the order submitted, also while the job runs; each field as in POST /v1/enrich.',
  tag: 'Batch',
  scope: 'batch:write',
  params,
  query: s.object({
    limit: s.integerText({ min: 1, max: 500 }).default(100).optional(),
    cursor: s.string({ min: 1, max: 200 }).optional(),
  }),
  success: { 200: resultsData },
  provisional: 'Paged by limit and cursor like dataset rows.',
})

export const estimateOperation = defineOperation({
  id: 'people.estimate',
  method: 'POST',
  path: '/v1/people/estimate',
  summary: 'What a batch job can cost',
  description: 'The cost if every field of every person is found, within max_cost_usd.',
  tag: 'Batch',
  scope: 'people:enrich',
  body: batchBody,
  success: { 200: estimateData },
  provisional: 'The body of the batch job; estimated_cost_usd and credits out.',
})

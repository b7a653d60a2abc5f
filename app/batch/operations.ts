import { defineOperation } from '#app/shared/http/operation'
import { jobsQuery, nextCursor, pageQuery } from '#app/shared/schema/paging'
import { dryRunData } from '#app/billing/dry_run'
import { s } from '#app/shared/schema/schema'
import { batchBody, batchData, createdData, estimateData, resultsData } from './batch_schema.js'

export const createBatchOperation = defineOperation({
  id: 'people.batch.create',
  method: 'POST',
  path: '/v1/people/batch/enrich',
  summary: 'Enrich up to 500 people',
  description:
    'Starts an asynchronous job. max_cost_usd is a hard limit: a person is skipped if their possible cost would exceed it. You can read results while the job runs. The event batch.completed is sent to webhook_url.',
  tag: 'Batch',
  scope: 'batch:write',
  body: batchBody,
  priced: true,
  success: { 200: dryRunData, 202: createdData },
  errors: ['max_cost_exceeded', 'queue_unavailable'],
  provisional: 'Returns 202 with id, status, poll_url and results_url.',
})

export const readBatchOperation = defineOperation({
  id: 'people.batch.read',
  method: 'GET',
  path: '/v1/people/batch/:id',
  summary: 'Read a batch job and its progress',
  tag: 'Batch',
  scope: 'batch:write',
  success: { 200: batchData },
  provisional: 'Returns its status, progress and cost, and the reason if it stopped early.',
})

export const listBatchesOperation = defineOperation({
  id: 'people.batch.list',
  method: 'GET',
  path: '/v1/people/batch',
  summary: 'List batch jobs, newest first',
  tag: 'Batch',
  scope: 'batch:write',
  query: s.object(jobsQuery),
  success: { 200: s.object({ batches: s.array(batchData), next_cursor: nextCursor }) },
  addition: 'The interface reads batch jobs only by id.',
})

export const readBatchResultsOperation = defineOperation({
  id: 'people.batch.results',
  method: 'GET',
  path: '/v1/people/batch/:id/results',
  summary: 'Page through the results of a batch job',
  description:
    'Returns results in the order submitted, also while the job runs. Each field has the format of POST /v1/enrich.',
  tag: 'Batch',
  scope: 'batch:write',
  query: s.object(pageQuery),
  success: { 200: resultsData },
  provisional: 'Uses limit and cursor like the rows of a dataset.',
})

export const estimateOperation = defineOperation({
  id: 'people.estimate',
  method: 'POST',
  path: '/v1/people/estimate',
  summary: 'Estimate the cost of a batch job',
  description: 'Returns the cost if every field of every person is found, limited by max_cost_usd.',
  tag: 'Batch',
  scope: 'people:enrich',
  body: batchBody,
  success: { 200: estimateData },
  provisional: 'Takes the body of a batch job. Returns estimated_cost_usd and credits.',
})

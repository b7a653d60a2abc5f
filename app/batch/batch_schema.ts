import { BATCH_FIELDS, MAX_PEOPLE } from '#domain/batch/batch'
import { runStatus as status } from '#app/runs/run_schema'
import { contactStatus, identityProperties } from '#app/contacts/enrich_schema'
import { dryRun } from '#app/billing/dry_run'
import { s } from '#app/shared/schema/schema'

const usd = s.number({ min: 0 })
const fields = s
  .array(s.enum(BATCH_FIELDS).named('BatchField'), { min: 1, unique: true })
  .provisional('Takes personal_email and phone in addition to the three fields in the interface.')
  .named('BatchFields')

const person = s
  .object({ identifier: s.string({ min: 1, max: 500 }).optional(), ...identityProperties })
  .named('BatchPerson')
  .provisional(
    'identifier may also be a person_id, or a name and a company such as "Jane Doe, acme.com". Instead of identifier, an identity as in POST /v1/enrich works too.'
  )

export const batchBody = s.object({
  people: s.array(person, { min: 1, max: MAX_PEOPLE }),
  fields,
  max_cost_usd: usd.optional(),
  webhook_url: s.string({ min: 1, max: 2048, format: 'uri' }).optional(),
  dry_run: dryRun,
})

export const createdData = s
  .object({ id: s.string(), status, poll_url: s.string(), results_url: s.string() })
  .named('BatchCreated')

export const batchData = s
  .object({
    id: s.string(),
    status,
    fields,
    people_count: s.integer({ min: 1 }),
    people_completed: s.integer({ min: 0 }),
    max_cost_usd: usd.nullable(),
    cost_usd: usd,
    stop_reason: s.enum(['max_cost_usd']).nullable(),
    created_at: s.time(),
    completed_at: s.time().nullable(),
    poll_url: s.string(),
    results_url: s.string(),
  })
  .named('Batch')

const result = s
  .object({
    value: s.string().nullable(),
    status: contactStatus,
    confidence: s.enum(['verified']).nullable(),
    source: s.string().nullable(),
    last_seen: s.time().nullable(),
  })
  .named('BatchFieldResult')

export const rowData = s
  .object({
    index: s.integer({ min: 0 }),
    identifier: s.string(),
    status: s
      .enum(['pending', 'completed', 'skipped'])
      .named('BatchResultStatus')
      .provisional(
        'Same values as for a dataset row, plus skipped if the budget could not cover the person.'
      ),
    fields: s
      .object({
        pronet: result.optional(),
        codehost: result.optional(),
        work_email: result.optional(),
        personal_email: result.optional(),
        phone: result.optional(),
      })
      .nullable(),
  })
  .named('BatchResult')

export const resultsData = s.object({ results: s.array(rowData), next_cursor: s.string().nullable() })

export const estimateData = s
  .object({ estimated_cost_usd: usd, credits: s.integer({ min: 0 }) })
  .named('BatchEstimate')

import { BUILT_IN_COLUMNS, CUSTOM_KEY, FORMATS } from '#domain/datasets/columns'
import { MAX_ASYNC_ROWS, DEADLINE_MS, ENTITY_TYPES, MAX_COLUMNS } from '#domain/datasets/dataset'
import { dryRun } from '#app/billing/dry_run'
import { s } from '#app/shared/schema/schema'
import { explanation } from './explanation_schema.js'
import env from '#start/env'

const text = (max: number) => s.string({ max })
const acu = s.integer()
const mode = s.enum(['sync', 'async']).named('DatasetMode')
const entityType = s.enum(ENTITY_TYPES).named('EntityType')
export const columnFormat = s.enum(FORMATS).named('ColumnFormat')

/** The key of a column. `requestProblems` checks it against the entity type. */
const columnKey = s
  .string({ min: 1, max: 100 })
  .with({
    anyOf: [
      { type: 'string', enum: [...new Set(Object.values(BUILT_IN_COLUMNS).flat())] },
      { type: 'string', pattern: CUSTOM_KEY.source },
    ],
  })
  .describe(
    `Built-in columns of a company: ${BUILT_IN_COLUMNS.company.join(', ')}. Of a person: ${BUILT_IN_COLUMNS.person.join(', ')}. Custom columns have keys like \`custom.has_blog\` and a description.`
  )
  .named('ColumnKey')

const socials = s
  .object({
    pronet: text(500).optional(),
    microblog: text(500).optional(),
    photo: text(500).optional(),
    video: text(500).optional(),
    shortvideo: text(500).optional(),
    codehost: text(500).optional(),
    website: text(500).optional(),
  })
  .named('Socials')

const extra = s
  .stringOr(text(2_000), s.record(text(2_000)))
  .provisional('A string, or a flat object of strings. Returned in seed.')

const rowProperties = {
  name: text(300).optional(),
  domain: text(300).optional(),
  pronet_url: text(500).optional(),
  socials: socials.optional(),
  email: text(320).optional(),
  company: text(300).optional(),
  extra: extra.optional(),
}

const rowSchema = s.object(rowProperties).named('DatasetRowInput')

/** A row about a person. A person_id or company_domain may identify the person too. */
export const personRowSchema = s
  .object({
    person_id: text(100).optional(),
    ...rowProperties,
    company_domain: text(253).optional(),
  })
  .named('PersonRowInput')

const columnSchema = s
  .object({
    key: columnKey,
    description: text(500).optional(),
    format: columnFormat.optional(),
    max_chars: s.integer().optional(),
  })
  .named('DatasetColumn')

export const createBody = s.object({
  entity: s.object({ type: entityType }),
  rows: s.array(rowSchema, { min: 1, max: MAX_ASYNC_ROWS }),
  columns: s.array(columnSchema, { min: 1, max: MAX_COLUMNS }),
  mode: mode.default('sync').optional(),
  deadline_ms: s.integer().default(DEADLINE_MS.default).optional(),
  freshness: s.object({ max_age_days: s.integer({ min: 0, max: 3_650 }).optional() }).optional(),
  include_unverified: s.boolean().default(false).optional(),
  dry_run: dryRun,
})

export const datasetProperties = {
  id: s.string(),
  entity_type: entityType,
  mode,
  status: s.enum(['queued', 'running', 'completed', 'failed']).named('DatasetStatus'),
  columns: s.array(columnSchema),
  row_count: s.integer(),
  rows_completed: s.integer(),
  deadline_ms: s.integer().nullable(),
  freshness: s.object({ max_age_days: s.integer().nullable() }),
  include_unverified: s.boolean(),
  created_at: s.time(),
  completed_at: s.time().nullable(),
  rows_url: s.string(),
}

export const datasetData = s.object(datasetProperties).named('Dataset')

/** Present in Set items and dataset rows whose person was erased. */
export const erasedFlag = s.boolean().with({ 'x-addition': 'The person was erased.' })

const evidence = s
  .object({ url: s.string(), quote: s.string({ max: 300 }).optional(), observed_at: s.time() })
  .named('Evidence')

export const cell = s
  .object({
    value: s.any({ type: ['string', 'number', 'boolean', 'null'] }),
    confidence: s.number({ min: 0, max: 1 }).nullable(),
    status: s.enum(['found', 'unverified', 'not_found', 'timeout']).named('CellStatus'),
    evidence: s.array(evidence, { max: 3 }),
    source: s.constant(env.get('SERVICE_NAME')),
    validation: s.enum(['valid', 'risky', 'unknown']).optional(),
    reason: s.enum(['suppressed']).optional(),
    explanation: explanation.nullable().with({ 'x-addition': 'Only with explain=true.' }).optional(),
  })
  .named('DatasetCell')

export const rowData = s
  .object({
    id: s.string(),
    index: s.integer(),
    status: s.enum(['completed', 'pending']).named('DatasetRowStatus'),
    seed: rowSchema,
    cells: s.record(cell).with({ propertyNames: columnKey.json }),
    erased: erasedFlag.optional(),
  })
  .named('DatasetRow')

/** Members of `meta` in the response to a creation, besides credits_charged. */
export const creationCost = {
  acu_charged: acu,
  max_credits: acu,
  remaining_credits: acu,
  remaining_acu: acu,
  warnings: s
    .array(s.string())
    .describe(
      'Reasons why rows have no answer and what to do about it, and pages that the page reader could not read.'
    )
    .optional(),
}

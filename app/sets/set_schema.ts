import { MAX_STATED_CRITERIA } from '#domain/sets/stated_criteria'
import { ITEM_STATUSES, SET_STATUSES, STOP_REASONS } from '#domain/sets/set'
import { cell, columnFormat, erasedFlag, personRowSchema } from '#app/datasets/dataset_schema'
import { runStatus } from '#app/runs/run_schema'
import { recallSchema } from '#app/search/recall_schema'
import { evidenceSchema, maxPerCompany, queryText } from '#app/search/search_schema'
import { s } from '#app/shared/schema/schema'
import env from '#start/env'

export const MAX_ENRICHMENTS = 20

export const setStatus = s.enum(SET_STATUSES).named('SetStatus')
export const itemStatus = s.enum(ITEM_STATUSES).named('SetItemStatus')

const count = s
  .integer({ min: 1, max: env.get('SET_MAX_ITEMS') })
  .default(10)
  .describe('Number of people to find.')

const completeness = s
  .number({ min: 0.1, max: 1 })
  .with({
    'x-addition':
      'Asks every finder, and stops once this share of the estimated matching people is admitted, or at count or max_cost_usd.',
  })
  .named('Completeness')

export const enrichmentBody = s
  .object({
    description: s.string({ min: 1, max: 500 }).describe('What to find out about each person, in words.'),
    format: columnFormat.optional(),
  })
  .named('SetEnrichmentInput')

const webhookUrl = s
  .string({ max: 2_000, pattern: /^https?:\/\/\S+$/ })
  .describe('URL that receives the event set.idle whenever the Set has no work left.')

export const createSetBody = s.object({
  search: s.object({
    query: queryText,
    count: count.optional(),
    max_people_per_company: maxPerCompany,
    completeness: completeness.optional(),
  }),
  enrichments: s.array(enrichmentBody, { max: MAX_ENRICHMENTS }).optional(),
  webhook_url: webhookUrl.optional(),
})

const exclude = s
  .object({
    set_ids: s.array(s.string({ max: 100 }), { max: 50 }).optional(),
    people: s.array(personRowSchema, { max: 5_000 }).optional(),
  })
  .named('SetExclusion')
  .describe('People to leave out: those admitted to other Sets, and people listed by their identifiers.')

const criteria = s
  .array(s.string({ min: 1, max: 500 }), { max: MAX_STATED_CRITERIA })
  .describe('Additional criteria in words. Each person must meet them, verified with evidence.')

/** A search that is previewed or added to a Set, or the first search of a legacy People Set. */
export const searchBody = s
  .object({
    query: queryText,
    count: count.optional(),
    criteria: criteria.optional(),
    exclude: exclude.optional(),
    max_cost_usd: s.number({ min: 0 }).optional(),
    max_people_per_company: maxPerCompany,
    completeness: completeness.optional(),
  })
  .named('SetSearchInput')

export const previewBody = s.object({
  search: searchBody,
  enrichments: s.array(enrichmentBody, { max: MAX_ENRICHMENTS }).optional(),
})

export const createSearchBody = s.object({
  search: searchBody,
  enrichments: s.array(enrichmentBody, { max: MAX_ENRICHMENTS }).optional(),
  webhook_url: webhookUrl.optional(),
})

export const refineBody = s.object({
  criteria: s.array(s.string({ min: 1, max: 500 }), { min: 1, max: MAX_STATED_CRITERIA }),
  count: count.optional(),
  exclude: exclude.optional(),
  max_cost_usd: s.number({ min: 0 }).optional(),
})

export const importBody = s.object({
  rows: s.array(personRowSchema, { min: 1, max: env.get('SET_MAX_ITEMS') }).optional(),
  csv: s
    .string({ min: 1, max: 4 * 1024 * 1024 })
    .describe('The rows as CSV text with a header line. Columns: name, company, email, pronet_url, domain.')
    .optional(),
})

export const estimate = s
  .object({
    credits: s.integer({ min: 0 }),
    estimated_cost_usd: s.number({ min: 0 }),
  })
  .named('Estimate')

export const createdSet = s.object({
  id: s.string(),
  items_url: s.string(),
  events_url: s.string(),
  estimate,
})

export const criterion = s
  .object({ id: s.string(), description: s.string(), required: s.boolean() })
  .named('SetCriterion')

const searchCriterion = s
  .object({
    id: s.string(),
    description: s.string(),
    required: s.boolean(),
    verdicts: s
      .object({ yes: s.integer({ min: 0 }), no: s.integer({ min: 0 }), unclear: s.integer({ min: 0 }) })
      .named('VerdictCounts')
      .with({ 'x-addition': 'People by verdict.' }),
    success_rate: s
      .number({ min: 0, max: 1 })
      .nullable()
      .with({ 'x-addition': 'Share of the verdict yes; null before the first verdict.' }),
  })
  .named('SetSearchCriterion')

export const searchData = s
  .object({
    id: s.string(),
    query: s.string(),
    count: s.integer(),
    criteria: s.array(searchCriterion),
    max_people_per_company: maxPerCompany,
    completeness: completeness.optional(),
    status: runStatus,
    admitted: s.integer(),
    stop_reason: s.enum(STOP_REASONS).named('SetStopReason').nullable(),
    warnings: s
      .array(s.string())
      .describe('Reasons why the search admitted fewer people than requested, and what to do about it.')
      .provisional('Added to the fields of the interface; present if the search found too few people.')
      .optional(),
  })
  .named('SetSearch')

export const columnData = s
  .object({
    id: s.string(),
    description: s.string(),
    format: columnFormat.optional(),
  })
  .named('SetEnrichment')

const recall = recallSchema.nullable().with({
  'x-addition':
    'How many matching people the last ended search could reach, estimated from the overlap of its finders, without people of earlier searches. Null before a search ended.',
})

const setFields = {
  id: s.string(),
  status: setStatus,
  searches: s.array(searchData),
  enrichments: s.array(columnData),
  items: s.object({ pending: s.integer(), admitted: s.integer(), rejected: s.integer() }),
  recall,
}

export const setProperties = {
  ...setFields,
  webhook_url: s.string().nullable(),
  items_url: s.string(),
  events_url: s.string(),
  created_at: s.time(),
}

export const setData = s.object(setProperties).named('PeopleSet')

const text = s.string().nullable()

export const personData = s
  .object({
    person_id: text,
    name: text,
    title: text,
    company: text,
    location: text,
    pronet: text,
    website: text,
  })
  .named('SetPerson')

const { properties: cellProperties, required: cellRequired } = cell.json as {
  properties: Record<string, unknown>
  required: string[]
}

/** A dataset cell with its column's description and format. */
const enrichment = s
  .any({
    type: 'object',
    properties: {
      id: { type: 'string' },
      description: { type: 'string' },
      format: columnFormat.json,
      ...cellProperties,
    },
    required: ['id', 'description', ...cellRequired],
    additionalProperties: false,
  })
  .named('SetItemCell')

export const itemProperties = {
  id: s.string(),
  status: itemStatus,
  person: personData.nullable(),
  criteria: s.array(
    s
      .object({
        id: s.string(),
        description: s.string(),
        required: s.boolean(),
        verdict: s.enum(['yes', 'no', 'unclear']),
        evidence: s.array(evidenceSchema),
      })
      .named('SetItemVerdict')
  ),
  enrichments: s.array(enrichment),
  created_at: s.time(),
  erased: erasedFlag.optional(),
}

export const itemData = s.object(itemProperties).named('SetItem')

import { SEARCH_TYPES } from '#domain/search/request'
import { s } from '#app/shared/schema/schema'
import env from '#start/env'
import { recallSchema } from './recall_schema.js'
import { CONTENT_FIELDS } from './contents.js'
import { exclude } from '#app/exclusions/exclusion_schema'
import { filterSchema } from './filter_schema.js'

export const queryText = s
  .string({ max: env.get('QUERY_MAX_CHARS') })
  .describe('The people to find, in words.')
  .example('product managers in Berlin')
  .named('PeopleQuery')

export const maxPerCompany = s
  .integer({ min: 1, max: 1_000 })
  .describe('Maximum number of people with the same current employer.')
  .with({ 'x-addition': 'The interface has no such limit.' })
  .named('MaxPeoplePerCompany')
  .optional()

/**
 * The body of POST /v1/search. `readRequest` checks the filters, because unknown filters have their
 * own error code.
 */
export const searchBody = s.object({
  query: queryText.describe('The people to find, in words. A query or a filter is required.').optional(),
  type: s.enum(SEARCH_TYPES).named('SearchType').default('auto').optional(),
  category: s.string().with({ const: 'people' }).optional(),
  num_results: s.integer({ min: 1, max: 150 }).default(10).optional(),
  filters: s.any(filterSchema.json).optional(),
  contents: s
    .object({
      fields: s
        .array(s.enum(CONTENT_FIELDS).named('ContentField'), { unique: true })
        .describe('Fields to return for each person.')
        .provisional(
          'The interface defines pronet, title, company and location. The others are the person columns of datasets.'
        )
        .optional(),
    })
    .optional(),
  freshness: s
    .object({ max_age_days: s.number({ min: 0 }) })
    .describe('Maximum age of the evidence. Only for type auto and deep; 0 always reads live pages.')
    .optional(),
  exclude,
  max_people_per_company: maxPerCompany,
  recall: s
    .boolean()
    .with({ 'x-addition': 'Asks every finder and returns data.recall. Only for type auto and deep.' })
    .optional(),
})

const text = s.string().nullable().optional()

const RANK =
  'Rank of the result within this response: 1 for the first, decreasing evenly. It is not a probability.'

const personSchema = s
  .object({
    person_id: s.string(),
    resolution_source: s.constant(env.get('SERVICE_NAME')),
    identity_verified: s.boolean().with({ const: false }),
    confidence: s.number({ min: 0, max: 1 }).describe(RANK),
    contact_status: s.constant('requires_enrichment'),
    name: text,
    title: text,
    company: text,
    location: text,
    pronet: text,
    website: text,
    socials: s.record(s.string().nullable()).optional(),
  })
  .named('SearchPerson')

export const evidenceSchema = s
  .object({
    url: s.string(),
    quote: s.string({ max: 300 }).nullable().optional(),
    observed_at: s.time(),
  })
  .named('VerifiedEvidence')

const filterMatch = s
  .record(s.object({ basis: s.enum(['indexed_field', 'verified_evidence']) }).named('FilterMatch'))
  .provisional('Keys are the paths of filters in the request. The interface defines only basis inside.')

const verification = s
  .record(s.array(evidenceSchema))
  .provisional('Same keys as filter_match. Each value is a list of evidence objects as in a dataset cell.')

const searchResult = s
  .object({
    person: personSchema,
    score: s.number({ min: 0, max: 1 }).describe(RANK),
    filter_match: filterMatch,
    verification: verification.optional(),
  })
  .named('SearchResult')

/** The `data` of POST /v1/search. Only auto and deep return `request` and `grounding`. */
export const searchData = s.object({
  results: s.array(searchResult).provisional('The list is called results, as in the code-host search.'),
  request: s
    .object({
      freshness: s.object({ max_age_days: s.number({ min: 0 }), source: s.enum(['request', 'default']) }),
    })
    .optional(),
  grounding: s
    .object({
      results: s.array(
        s.object({ person_id: s.string(), url: s.string(), snippet: s.string({ min: 1 }) }).named('Grounding')
      ),
    })
    .provisional('Each entry has person_id, url and snippet.')
    .optional(),
  recall: recallSchema
    .with({ 'x-addition': 'How many people match, estimated from the overlap of the finders.' })
    .optional(),
})

/** Members of a search's `meta`, besides the charge. */
export const searchMeta = {
  warnings: s
    .array(s.string())
    .describe('Why there are few results, which words of the query only rank, and what to do.')
    .optional(),
}

export const parsedCriterion = s
  .object({
    filter: s.enum([
      'title',
      'company',
      'location',
      'seniority',
      'industry',
      'name',
      'skill',
      'funding_stage',
      'text',
    ]),
    value: s.string(),
    hard: s.boolean(),
    exclude: s.boolean(),
  })
  .named('ParsedCriterion')

export const criteriaData = s
  .object({ id: s.string(), query: s.string(), criteria: s.array(parsedCriterion) })
  .named('ParsedCriteria')

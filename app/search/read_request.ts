import { DomainError } from '#domain/errors'
import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { ReadRequest } from '#domain/search/read_request'
import type { SearchFilters } from '#domain/search/request'
import { type Infer } from '#app/shared/schema/schema'
import type { Failure } from '#app/shared/schema/failure_report'
import { UnknownFields, validate } from '#app/shared/schema/validate'
import { filterSchema } from './filter_schema.js'
import type { searchBody } from './search_schema.js'

/**
 * Reads the search request from a validated body and parses its query with `read`. Throws
 * `unsupported_category`, `unsupported_filters` for an unknown filter, or `validation_failed`.
 */
export async function readRequest(
  body: Infer<typeof searchBody>,
  read: (query: string) => Promise<ParsedQuery>
): Promise<ReadRequest> {
  if (body.category !== undefined && body.category !== 'people')
    throw new DomainError('unsupported_category', 'category must be people.')
  const query = body.query?.trim() || undefined
  const filters = await readFilters(body.filters)
  return {
    query,
    parsed: query ? await read(query) : null,
    type: body.type ?? 'auto',
    numResults: body.num_results ?? 10,
    filters,
    maxAgeDays: body.freshness?.max_age_days,
    maxPerCompany: body.max_people_per_company,
    recall: body.recall,
  }
}

/**
 * Validates filters. Throws `unsupported_filters` for an unknown filter, or `validation_failed`.
 */
export async function readFilters(filters: unknown): Promise<SearchFilters> {
  if (filters === undefined) return {}
  try {
    return (await validate(filterSchema, filters, 'filters')) as SearchFilters
  } catch (error) {
    if (!(error instanceof UnknownFields)) throw error
    const names = error.fields.map(({ field }) => field).join(', ')
    const valid = new Set(error.fields.map(validBeside))
    throw new DomainError('unsupported_filters', [`There is no filter ${names}.`, ...valid].join(' '))
  }
}

/** Lists the valid keys in the object that holds an unknown filter. */
function validBeside({ field, known = [] }: Failure): string {
  const parent = field.split('.').slice(0, -1).join('.')
  return `Valid ${parent ? `in ${parent}` : 'filters'}: ${known.join(', ')}.`
}

import type { SearchIndex } from '#domain/ports/search_index'
import { any } from '../planning/clauses.js'
import { employed, statesEmployer } from '../planning/query_conditions.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'

/** The maximum number of doubtful employers that are checked in the index. */
const MAX_CHECKED = 4

/** Requires the doubtful employers at which somebody in the index works. The others only rank. */
export async function withKnownEmployers(
  index: SearchIndex,
  parsed: ParsedQuery,
  options?: SearchOptions
): Promise<ParsedQuery> {
  const doubtful = parsed.perhapsCompanies.slice(0, MAX_CHECKED)
  if (doubtful.length === 0) return parsed
  const known = await anyoneMeets(
    index,
    doubtful.map(({ name }) => any([employed(name), statesEmployer(name)])),
    options
  )
  const employers = doubtful.filter((_, i) => known[i])
  if (employers.length === 0) return parsed
  const read = new Set(employers.flatMap(({ words }) => words))
  return {
    ...parsed,
    companies: [...parsed.companies, ...employers.map(({ name }) => name)],
    perhapsCompanies: [],
    rest: parsed.rest.filter((word) => !read.has(word)),
  }
}

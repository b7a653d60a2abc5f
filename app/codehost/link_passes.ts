import type { Link } from '#domain/codehost/linking/link'
import { personMatches } from '#domain/search/person_matches'
import { filterPaths, type SearchFilters } from '#domain/search/request'

/** Whether an account stays in the results. A linked profile outside the index passes no filter. */
export function linkPasses(link: Link | null, filters: SearchFilters, isRequired: boolean): boolean {
  if (!isRequired) return true
  if (filterPaths(filters).length === 0) return link !== null
  return link?.person != null && personMatches(link.person, filters)
}

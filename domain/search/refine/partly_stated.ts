import { words } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { StoredPerson } from '../people_document.js'
import { all, any, not, says, term } from '../planning/clauses.js'
import { FUNCTION_WORDS } from '../query_language/function_words.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { CompanySeats } from '../ranking/per_company.js'
import { stemOf } from '../stems.js'

/** A query that finds fewer people is filled up to this number. */
const FEW = 10
/** OpenSearch allows 1,024 clauses per query. */
const MAX_STEMS = 40
/** Words that say too little alone: who writes about data is no data engineer. */
const GENERAL =
  /^(?:senior|junior|lead|staff|principal|chief|data|software|web|digital|business|product|project|technical|technology|systems?|information|general|global|operations?|services?|office|team|research|officer|manager|director|head|member|specialist|expert|professional|worker)$/

type Found = { people: StoredPerson[]; warnings: string[] }

/**
 * Fills up the results of a query whose role few people have. Adds people without a title whose
 * texts contain a telling word of the role: `DBA who likes PowerShell` for SQL Server DBAs. They meet all
 * other conditions, and follow the people who have the role. A title that is no such role excludes a
 * person. `search` runs a query with an additional condition.
 */
export async function withPartlyStated(
  people: StoredPerson[],
  parsed: ParsedQuery,
  { numResults, maxPerCompany }: { numResults: number; maxPerCompany?: number },
  search: (parsed: ParsedQuery, condition: Filter) => Promise<StoredPerson[]>
): Promise<Found> {
  const wanted = Math.min(FEW, numResults)
  if (people.length >= wanted || parsed.roles.length === 0) return { people, warnings: [] }
  const parts = partsOf(parsed)
  if (parts.length === 0) return { people, warnings: [] }
  const more = await search({ ...parsed, roles: [] }, all([not(term('has', 'title')), any(parts)]))
  const known = new Set(people.map(({ person_id }) => person_id))
  const seats = new CompanySeats(maxPerCompany)
  const filled = [...people, ...more.filter(({ person_id }) => !known.has(person_id))]
    .filter(({ company }) => seats.take(company))
    .slice(0, wanted)
  const added = filled.length - people.length
  if (added === 0) return { people, warnings: [] }
  const role = JSON.stringify(parsed.roles.map(({ name }) => name).join(' or '))
  const has = people.length === 1 ? '1 person has' : `${people.length || 'no'} people have`
  return {
    people: filled,
    warnings: [
      `In the index, ${has} the role ${role}. ${added === 1 ? 'One more has' : `${added} more have`} no title, and a text that contains a part of the role.`,
    ],
  }
}

/** Returns a condition per telling word of the query's roles, in any spelling. */
function partsOf({ roles }: ParsedQuery): Filter[] {
  const tokens = roles.flatMap(({ name, sequences }) => [...words(name), ...sequences.flat()])
  const parts = tokens.filter(
    (token) => !/[<>~]/.test(token) && !GENERAL.test(token) && !FUNCTION_WORDS.has(token)
  )
  return [...new Set(parts.map(stemOf))].slice(0, MAX_STEMS).map(says)
}

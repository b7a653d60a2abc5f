import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import type { SearchFilters, ValueFilter } from '#domain/search/request'
import type { CompanyKind } from '../request.js'
import { rolesOf } from '../read/shape.js'

/** The maximum number of values per list in a filter. */
const MAX_VALUES = 10

export type PeopleQuery = { query?: string; filters: SearchFilters }

/** Workplaces of the requested people: named companies, or a kind of company. */
export type Workplace = { companies: readonly string[]; kind: CompanyKind | null }

/** Builds a people search: hard conditions as filters, the rest as query words. */
export function peopleQuery(parsed: ParsedQuery | null, { companies, kind }: Workplace): PeopleQuery {
  const filters: SearchFilters = {}
  const set = <K extends keyof SearchFilters>(key: K, value: SearchFilters[K] | undefined) => {
    if (value !== undefined) filters[key] = value
  }
  const roles = parsed ? rolesOf(parsed) : []
  const titles = roles.filter(({ levels }) => !levels).map(({ name }) => name)
  const levels = roles.flatMap((role) => role.levels?.of ?? [])
  set('title', anyOrNone(titles, names(parsed?.excluded.roles)))
  set('seniority', anyOrNone([...new Set(levels)], []))
  const employers = companies.length > 0 ? companies : (parsed?.companies ?? [])
  set('company', anyOrNone(employers, parsed?.excluded.companies ?? []))
  const isElsewhere = companies.length > 0 && kind !== null
  const places = names(parsed?.places).filter((name) => !(isElsewhere && kind.places.includes(name)))
  set('location', anyOrNone(places, names(parsed?.excluded.places)))
  if (kind && companies.length === 0) set('industry', anyOrNone(kind.industries, []))
  const past = [...(parsed?.preferences.pastCompanies ?? [])]
  if (past.length > 0) set('experience', { past_companies: { any_of: past.slice(0, MAX_VALUES) } })
  const query = wordsOf(
    parsed,
    roles.map(({ name }) => name)
  )
  return { ...(query ? { query } : {}), filters }
}

function wordsOf(parsed: ParsedQuery | null, roles: readonly string[]): string {
  if (!parsed) return ''
  const { skills } = parsed.preferences
  const parts = [
    roles.join(' or '),
    skills.length > 0 ? `with ${skills.join(' and ')}` : '',
    parsed.affiliations.length > 0 ? `from ${parsed.affiliations.join(' or ')}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

const names = (list: readonly { name: string }[] | undefined): string[] =>
  (list ?? []).map(({ name }) => name)

function anyOrNone(
  anyOf: readonly string[],
  noneOf: readonly string[]
): Exclude<ValueFilter, string> | undefined {
  if (anyOf.length + noneOf.length === 0) return undefined
  return {
    ...(anyOf.length > 0 ? { any_of: anyOf.slice(0, MAX_VALUES) } : {}),
    ...(noneOf.length > 0 ? { none_of: noneOf.slice(0, MAX_VALUES) } : {}),
  }
}

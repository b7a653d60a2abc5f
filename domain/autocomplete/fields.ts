import type { StoredPerson } from '#domain/search/people_document'
import type { Filter } from '#domain/ports/search_index'
import { companyKey } from '#domain/people/companies/company_name'
import { fold, words } from '#domain/people/text/text'

export const AUTOCOMPLETE_FIELDS = ['title', 'company', 'location', 'industry', 'skill'] as const
type AutocompleteField = (typeof AUTOCOMPLETE_FIELDS)[number]
/** The fields of the API, and schools, which only the console completes. */
export type SuggestedField = AutocompleteField | 'school'

type Source = {
  /** Returns an index filter for people who may have a value with this prefix. */
  filter: (prefix: string) => Filter
  /** Returns the values to suggest. Cities and states include the country. */
  values: (person: StoredPerson) => (string | undefined)[]
}

const startsWith = (field: string, value: string): Filter => ({ match: 'prefix', field, value })

const SOURCES: Record<SuggestedField, Source> = {
  title: { filter: (prefix) => startsWith('whole_title', fold(prefix)), values: ({ title }) => [title] },
  company: {
    filter: (prefix) => startsWith('company', companyKey(prefix)),
    values: ({ company }) => [company],
  },
  location: {
    filter: (prefix) => startsWith('place', `n:${fold(prefix)}`),
    values: ({ city, state, country }) => [
      city && country ? `${city}, ${country}` : city,
      state && country ? `${state}, ${country}` : state,
      country,
    ],
  },
  industry: {
    filter: (prefix) => startsWith('industry', fold(prefix)),
    values: ({ industry }) => [industry],
  },
  skill: { filter: (prefix) => startsWith('skill', fold(prefix)), values: ({ skills = [] }) => skills },
  school: { filter: schoolFilter, values: ({ schools = [] }) => schools },
}

/** The index has whole words of schools. The last word of a prefix may not be whole yet. */
function schoolFilter(prefix: string): Filter {
  const tokens = words(prefix)
  const starts = [tokens, tokens.slice(0, -1)].filter(({ length }) => length > 0)
  return { match: 'any', of: starts.map((run) => ({ match: 'phrase', field: 'school', tokens: run })) }
}

/**
 * Returns an index filter for people who may have a value with this prefix. `suggest` checks the
 * values.
 */
export const prefixFilter = (field: SuggestedField, prefix: string): Filter => SOURCES[field].filter(prefix)

/**
 * Returns the people's values that start with the prefix, most frequent first. Spellings that fold
 * to the same text count as one value. The first spelling is returned.
 */
export function suggest(
  field: SuggestedField,
  prefix: string,
  people: readonly StoredPerson[],
  limit: number
): string[] {
  const start = fold(prefix)
  const counts = new Map<string, { value: string; count: number }>()
  for (const person of people)
    for (const value of SOURCES[field].values(person)) {
      const key = fold(value ?? '')
      if (!value || !key.startsWith(start)) continue
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { value, count: 1 })
    }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, limit)
    .map(({ value }) => value)
}

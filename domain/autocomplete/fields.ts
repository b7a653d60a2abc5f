import type { StoredPerson } from '#domain/search/people_document'
import type { Filter } from '#domain/ports/search_index'
import { companyKey } from '#domain/people/companies/company_name'
import { fold, words } from '#domain/people/text/text'
import { titleSequences } from '#domain/people/titles/titles'

export const AUTOCOMPLETE_FIELDS = ['title', 'company', 'location', 'industry', 'skill'] as const
type AutocompleteField = (typeof AUTOCOMPLETE_FIELDS)[number]
/** The fields of the API, and schools, which only the console completes. */
export type SuggestedField = AutocompleteField | 'school'

type Source = {
  /** Returns an index filter for people who may have a value with this prefix. */
  filter: (prefix: string) => Filter
  /** Returns the values to suggest. Cities and states include the country. */
  values: (person: StoredPerson) => (string | undefined)[]
  /** Whether a value also matches if one of its later words starts with the prefix. */
  anyWord?: true
}

const startsWith = (field: string, value: string): Filter => ({ match: 'prefix', field, value })

const SOURCES: Record<SuggestedField, Source> = {
  title: {
    filter: (prefix) => startsWithAny('whole_title', [fold(prefix), ...cut(canonicalTitle(prefix))]),
    values: ({ title }) => [title],
  },
  company: {
    filter: (prefix) => startsWithAny('company', cut(companyKey(prefix))),
    values: ({ company }) => [company],
  },
  location: {
    // The index stores cities and countries separately: `Bergen` for `Bergen, Norway`.
    filter: (prefix) => startsWith('place', `n:${fold(prefix.split(',')[0])}`),
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
  school: { filter: schoolFilter, values: ({ schools = [] }) => schools, anyWord: true },
}

const canonicalTitle = (prefix: string): string => titleSequences(prefix)[0]?.join(' ') ?? ''

/**
 * Returns a key, and the key without its last word, which may be incomplete. The index rewrites or
 * drops some words, but only whole ones: `vp`, `inc`.
 */
const cut = (key: string): string[] => [key, key.split(' ').slice(0, -1).join(' ')]

function startsWithAny(field: string, values: readonly string[]): Filter {
  const distinct = [...new Set(values.filter(Boolean))]
  return { match: 'any', of: distinct.map((value) => startsWith(field, value)) }
}

/** An index that was built before `whole_school` has only whole words of schools. */
function schoolFilter(prefix: string): Filter {
  const start = fold(prefix)
  return {
    match: 'any',
    of: [
      startsWith('whole_school', start),
      { match: 'contains', field: 'whole_school', value: ` ${start}` },
      { match: 'phrase', field: 'school', tokens: words(prefix) },
    ],
  }
}

/**
 * Returns an index filter for people who may have a value with this prefix. `suggest` checks the
 * values.
 */
export const prefixFilter = (field: SuggestedField, prefix: string): Filter => SOURCES[field].filter(prefix)

/**
 * Returns the people's values that start with the prefix, most frequent first, then schools with a
 * later word that starts with it. Spellings that fold to the same text count as one value. The
 * first spelling is returned.
 */
export function suggest(
  field: SuggestedField,
  prefix: string,
  people: readonly StoredPerson[],
  limit: number
): string[] {
  const start = fold(prefix)
  const { values, anyWord } = SOURCES[field]
  const counts = new Map<string, { value: string; count: number; isFirst: boolean }>()
  for (const person of people)
    for (const value of values(person)) {
      const key = fold(value ?? '')
      const isFirst = key.startsWith(start)
      if (!value || !(isFirst || (anyWord && key.includes(` ${start}`)))) continue
      const known = counts.get(key)
      if (known) known.count++
      else counts.set(key, { value, count: 1, isFirst })
    }
  return [...counts.values()]
    .sort(
      (a, b) => Number(b.isFirst) - Number(a.isFirst) || b.count - a.count || (a.value < b.value ? -1 : 1)
    )
    .slice(0, limit)
    .map(({ value }) => value)
}

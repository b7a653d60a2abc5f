import type { Filter } from '#domain/ports/search_index'
import { fold } from '#domain/people/text/text'
import { titleSequences } from '#domain/people/titles/titles'
import { type StoredPerson, withoutLevels } from '#domain/search/people_document'

/** The fields whose most common values are listed. */
export const COMMON_FIELDS = ['title', 'location', 'industry'] as const
export type CommonField = (typeof COMMON_FIELDS)[number]
/** A value as people spell it, and the filter that finds everybody who has it. */
export type CommonValue = { value: string; filter: Filter }

const term = (field: string, value: string): Filter => ({ match: 'term', field, value })

/** Titles count by their role, without a level. Titles of two roles are left out. Locations count by country. */
const READ: Record<CommonField, (person: StoredPerson) => CommonValue | null> = {
  title: ({ title }) => {
    const [role, ...others] = titleSequences(title ?? '')
    const words = role && others.length === 0 ? withoutLevels(role).at(-1)! : []
    return title && words.length > 0 ? { value: title, filter: term('title', words.join(' ')) } : null
  },
  location: ({ country }) =>
    country ? { value: country, filter: term('place', `n:${fold(country)}`) } : null,
  industry: ({ industry }) =>
    industry?.trim() ? { value: industry, filter: term('industry', fold(industry)) } : null,
}

/**
 * Returns the values that most of these people have, most frequent first. Each has its shortest
 * spelling, because a longer title states a level.
 */
export function commonValues(
  field: CommonField,
  people: readonly StoredPerson[],
  limit: number
): CommonValue[] {
  const values = people.flatMap((person) => READ[field](person) ?? [])
  return [...Map.groupBy(values, ({ filter }) => JSON.stringify(filter)).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, limit)
    .map((same) => same.reduce((best, one) => (one.value.length < best.value.length ? one : best)))
}

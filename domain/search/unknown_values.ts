import { SENIORITIES } from '#domain/people/titles/seniority'
import { fold } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { StoredPerson } from './people_document.js'
import { withPlaces } from './person_matches.js'
import { all } from './planning/clauses.js'
import { filterConditions } from './planning/filters.js'
import { INDEX_FILTERS, type IndexFilterName, type SearchFilters, type ValueFilter } from './request.js'

/** A value in a filter, and the condition that matches it. */
export type AskedValue = { filter: IndexFilterName; value: string; condition: Filter }

const SHOWN = 5
/** Names of each filter's values in warnings. */
const NAMES: Record<IndexFilterName, string> = {
  title: 'titles',
  company: 'companies',
  location: 'places',
  seniority: 'levels',
  industry: 'industries',
}

/** Every value in the filters, without exclusions. */
export function askedValues(filters: SearchFilters): AskedValue[] {
  return INDEX_FILTERS.flatMap((filter) => {
    const given =
      filter === 'location' ? withPlaces(filters.location) : (filters[filter] as ValueFilter | undefined)
    const values = typeof given === 'string' ? [given] : (given?.any_of ?? [])
    return values.map((value) => ({ filter, value, condition: all(filterConditions({ [filter]: value })) }))
  })
}

/** A warning that nobody has a value, with valid ones: all levels, or examples from `sample`. */
export function unknownValueWarning({ filter, value }: AskedValue, sample: readonly StoredPerson[]): string {
  const nobody = `Nobody in the index has ${filter} ${JSON.stringify(value.slice(0, 100))}`
  if (filter === 'seniority') return `${nobody}: the recognised levels are ${SENIORITIES.join(', ')}.`
  const known = nearest(
    value,
    sample.flatMap((person) => valuesOf(person, filter))
  )
  return known.length === 0
    ? `${nobody}.`
    : `${nobody}: ${NAMES[filter]} it has are, for example, ${known.join('; ')}.`
}

function valuesOf(person: StoredPerson, filter: IndexFilterName): string[] {
  if (filter !== 'location') return person[filter] ? [person[filter]] : []
  return [person.city, person.state, person.country].filter((place) => place !== undefined)
}

/** The most similar values, then the most frequent. */
function nearest(value: string, known: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of known) counts.set(one, (counts.get(one) ?? 0) + 1)
  const wanted = pairs(value)
  const ranked = [...counts].map(([one, count]) => ({ one, count, alike: likeness(wanted, pairs(one)) }))
  ranked.sort((a, b) => b.alike - a.alike || b.count - a.count || (a.one < b.one ? -1 : 1))
  return ranked.slice(0, SHOWN).map(({ one }) => one)
}

/** The pairs of adjacent letters among the first 100. */
function pairs(text: string): Set<string> {
  const letters = fold(text.slice(0, 100))
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)))
}

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size + b.size === 0 ? 0 : [...a].filter((pair) => b.has(pair)).length / (a.size + b.size)

import { SENIORITIES } from '#domain/people/titles/seniorities'
import { fold } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { StoredPerson } from './people_document.js'
import { withPlaces } from './person_matches.js'
import { all } from './planning/clauses.js'
import { filterConditions } from './planning/filters.js'
import {
  anyOf,
  INDEX_FILTERS,
  type IndexFilterName,
  type SearchFilters,
  type ValueFilter,
} from './request.js'

export type AskedValue = { filter: IndexFilterName; value: string }

const MAX_EXAMPLES = 5
const NAMES: Record<IndexFilterName, string> = {
  title: 'titles',
  company: 'companies',
  location: 'places',
  seniority: 'levels',
  industry: 'industries',
}

/** Returns the first `max` values in the filters, without exclusions. */
export function askedValues(filters: SearchFilters, max: number): AskedValue[] {
  const requested = INDEX_FILTERS.flatMap((filter) => {
    const given =
      filter === 'location' ? withPlaces(filters.location) : (filters[filter] as ValueFilter | undefined)
    return anyOf(given).map((value) => ({ filter, value }))
  })
  return requested.slice(0, max)
}

export const conditionOf = ({ filter, value }: AskedValue): Filter =>
  all(filterConditions({ [filter]: value }))

/** Explains values that nobody has, with examples from a sample of people. */
export class UnknownValues {
  readonly #known = new Map<IndexFilterName, KnownValue[]>()

  constructor(private readonly sample: readonly StoredPerson[]) {}

  /** Returns a warning with all levels, or with examples of similar values if there are any. */
  warning({ filter, value }: AskedValue): string {
    const nobody = `Nobody in the index has ${filter} ${JSON.stringify(value.slice(0, 100))}`
    if (filter === 'seniority') return `${nobody}: the recognised levels are ${SENIORITIES.join(', ')}.`
    const examples = nearest(value, this.#knownValues(filter))
    return examples.length === 0
      ? `${nobody}.`
      : `${nobody}: ${NAMES[filter]} it has are, for example, ${examples.join('; ')}.`
  }

  #knownValues(filter: IndexFilterName): KnownValue[] {
    const known = this.#known.get(filter) ?? knownValues(this.sample, filter)
    this.#known.set(filter, known)
    return known
  }
}

/** A value in the index, with the number of people who have it. */
type KnownValue = { value: string; count: number; pairs: ReadonlySet<string> }

function knownValues(sample: readonly StoredPerson[], filter: IndexFilterName): KnownValue[] {
  const counts = new Map<string, number>()
  for (const person of sample)
    for (const value of valuesOf(person, filter)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count, pairs: pairs(value) }))
}

function valuesOf(person: StoredPerson, filter: IndexFilterName): string[] {
  if (filter !== 'location') return person[filter] ? [person[filter]] : []
  return [person.city, person.state, person.country].filter((place) => place !== undefined)
}

/** Returns the most similar values; ties are sorted by frequency. */
function nearest(value: string, known: readonly KnownValue[]): string[] {
  const wanted = pairs(value)
  const ranked = known.map(({ value, count, pairs }) => ({ value, count, alike: likeness(wanted, pairs) }))
  ranked.sort((a, b) => b.alike - a.alike || b.count - a.count || (a.value < b.value ? -1 : 1))
  return ranked.slice(0, MAX_EXAMPLES).map(({ value }) => value)
}

/** Returns the pairs of adjacent letters among the first 100. */
function pairs(text: string): Set<string> {
  const letters = fold(text.slice(0, 100))
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2)))
}

const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size + b.size === 0 ? 0 : a.intersection(b).size / (a.size + b.size)

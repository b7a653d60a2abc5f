import { LABELS, NAMED, type NamedFilter, nameOfPath } from './filters'
import { patternWords } from './words'
import type { Criterion } from './parse'
import { spelled } from './query_words'
import type { SearchState } from './search_state'

export type Fact = 'title' | 'company' | 'location'

/** A condition of a search, which is a column of the results. */
export type Why = {
  key: string
  title: string
  /** The fact of a person that can meet the condition, if there is one. */
  fact?: Fact
  /** The path of the filter in the response, for evidence of filters. */
  path?: string
  words: string[]
  /**
   * Whether the search returns only people who meet the condition. Other conditions only affect the
   * ranking.
   */
  isRequired: boolean
}

/** A column for the place of a person, for searches without a condition on it. */
export const PLACE: Why = { key: 'place', title: 'Location', fact: 'location', words: [], isRequired: false }

const NAMES: Record<Fact, string> = { title: 'Job title', company: 'Company', location: 'Location' }

/** The fact of a person that shows each kind of condition. */
const FACT_OF: Partial<Record<Criterion['filter'], Fact>> = {
  title: 'title',
  seniority: 'title',
  company: 'company',
  location: 'location',
}

/**
 * Returns the conditions of a search: those that its query states, then its filters. Leaves out what
 * a search excludes, because nothing of a found person shows it.
 */
export function conditionsOf({ q, filters = {} }: SearchState, criteria: readonly Criterion[]): Why[] {
  const stated = criteria
    .filter(({ exclude }) => !exclude)
    .flatMap((criterion): Why[] => {
      const fact = FACT_OF[criterion.filter]
      if (!fact) return []
      const value = spelled(criterion, q)
      const title = `${NAMES[fact]}: ${value}`
      return [{ key: title, title, fact, words: patternWords(value), isRequired: criterion.hard }]
    })
  const filtered = NAMED.flatMap((name): Why[] => {
    const values = filters[name]?.any_of ?? []
    if (values.length === 0) return []
    const fact = FACT_OF[name]
    return [
      {
        key: `filter ${name}`,
        title: `${LABELS[name]}: ${values.join(' or ')}`,
        fact,
        path: name,
        words: patternWords(values.join(' ')),
        isRequired: true,
      },
    ]
  })
  const others = Object.keys(filters)
    .filter((path) => !NAMED.includes(path as NamedFilter))
    .flatMap((name): Why[] => {
      const path = PATHS[name] ?? name
      return [{ key: `filter ${path}`, title: nameOfPath(path), path, words: [], isRequired: true }]
    })
  return [...new Map([...stated, ...filtered, ...others].map((why) => [why.key, why])).values()]
}

/** The paths of filters with parts, as in the response. */
const PATHS: Record<string, string> = {
  experience: 'experience.past_companies',
  education: 'education.schools',
}

/** Whether the query has conditions that no fact of a person shows, such as a skill. */
export const hasOthers = (criteria: readonly Criterion[]): boolean =>
  criteria.some(({ filter, exclude }) => !exclude && FACT_OF[filter] === undefined && filter !== 'name')

import { lazy } from '#domain/lazy'
import { matchesTerms, placeFacets } from '#domain/people/places/places'
import { seniorityTerms } from '#domain/people/titles/seniority'
import { fold, words } from '#domain/people/text/text'
import { type RoleSequence, runsIn } from '#domain/people/titles/titles'
import type { StoredPerson } from '../people_document.js'
import type { ParsedQuery, QueryPlace } from '../query_language/parsed_query.js'
import { cameFrom, worksFor } from './employer.js'

/** The value of a sector in the headline, employer or skills if it is not in the industry. */
const ELSEWHERE = 0.6

/**
 * Scores how many of a query's preferences a person meets. Divides the sum by the square root of
 * the number of preferences. Returns 0 without preferences. A sector outside the industry field
 * counts less.
 */
export function preferenceScore(
  person: StoredPerson,
  { roles, affiliations, preferences, rest }: ParsedQuery,
  titlesOf: (title: string) => RoleSequence[]
): number {
  // Computed lazily: most queries state few preferences, and these texts are the costliest part of
  // ranking.
  const about = lazy(() =>
    words(
      [person.headline, person.company, person.industry, ...(person.skills ?? [])].filter(Boolean).join(' ')
    )
  )
  const titles = lazy(() => titlesOf(person.title ?? ''))
  const levels = lazy(() => seniorityTerms(person))
  const industry = fold(person.industry ?? '')
  const says = (text: string) => runsIn(words(text), about())
  const met = [
    ...preferences.sectors.map(({ name, industries }) =>
      industries.some((word) => industry.includes(word)) ? 1 : says(name) ? ELSEWHERE : 0
    ),
    ...preferences.skills.map((skill) => Number(says(skill))),
    ...(preferences.places.length > 0 ? [placeCloseness(person, preferences.places)] : []),
    ...preferences.companies.map((name) => Number(worksFor(person, name))),
    ...preferences.pastCompanies.map((name) => Number(cameFrom(person, name))),
    ...(affiliations.length > 0 ? [Number(affiliations.some((name) => worksFor(person, name)))] : []),
    ...(preferences.seniority.length > 0
      ? [Number(preferences.seniority.some((level) => levels().includes(level)))]
      : []),
    ...preferences.roles.map(({ sequences }) =>
      Number(sequences.some((role) => titles().some((title) => runsIn(role, title))))
    ),
    ...(roles.length > 0 && rest.length > 0 ? [rest.filter(says).length / rest.length] : []),
  ]
  const sum = met.reduce((total, one) => total + one, 0)
  return met.length === 0 ? 0 : sum / Math.sqrt(met.length)
}

/**
 * Returns 1 for a person in the best-known place of a name, 0.5 in its surroundings, 0.2 in another
 * place of that name, and 0 elsewhere.
 */
export function placeCloseness(person: StoredPerson, places: readonly QueryPlace[]): number {
  if (places.length === 0) return 0
  const { terms } = placeFacets(person)
  const has = new Set(terms)
  return Math.max(
    ...places.map(({ prefer, filter, wider }) => {
      if (!matchesTerms(terms, filter)) return wider && matchesTerms(terms, wider) ? 0.5 : 0
      return prefer.length === 0 || prefer.every((term) => has.has(term)) ? 1 : 0.2
    })
  )
}

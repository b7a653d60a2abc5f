import { fold, words } from '#domain/people/text/text'
import { nearRoles } from '#domain/people/titles/near_roles'
import { SENIORITIES } from '#domain/people/titles/seniorities'
import { seniorityOf } from '#domain/people/titles/seniority'
import { companyKey } from '#domain/people/companies/company_name'
import { countryName, isEveryday, type PlaceAlternatives, placeFacets } from '#domain/people/places/places'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { isTechnology } from '#domain/people/skills/skills'
import type { Filter } from '#domain/ports/search_index'
import type { QueryPlace, QueryRole } from '../query_language/parsed_query.js'
import { stemOf } from '../stems.js'

export const all = (of: Filter[]): Filter => (of.length === 1 ? of[0] : { match: 'all', of })
export const any = (of: Filter[]): Filter => (of.length === 1 ? of[0] : { match: 'any', of })
export const not = (of: Filter): Filter => ({ match: 'not', of })
export const term = (field: string, value: string): Filter => ({ match: 'term', field, value })

/** Matches a field with one of these values. */
export const anyTerm = (field: string, values: readonly string[]): Filter =>
  any(values.map((value) => term(field, value)))

/** Matches a current title that contains one of these roles. */
export const holdsRole = (sequences: readonly string[][]): Filter => any(sequences.map(hasTitle))

const hasTitle = (tokens: string[]): Filter => ({ match: 'phrase', field: 'title', tokens })

/** Matches people without a title whose texts state one of these roles about them. */
export const statesTitle = (sequences: readonly string[][]): Filter =>
  any(sequences.map((tokens): Filter => ({ match: 'phrase', field: 'stated_title', tokens })))

/** Matches a role of a query by title, level or employer. */
export const meetsRole = ({ sequences, levels, employed = [] }: QueryRole): Filter =>
  any([
    ...sequences.map(hasTitle),
    ...(levels ? [atLevelOf(levels)] : []),
    ...employed.map(({ company, sequences: role }) =>
      all([worksAt(rebrandKeys(companyKey(company))), holdsRole(role)])
    ),
  ])

const atLevelOf = ({ of, about }: NonNullable<QueryRole['levels']>): Filter =>
  all([anyTerm('seniority', of), ...(about.length > 0 ? [holdsRole(about)] : [])])

/** Matches a current employer with one of these keys. */
export const worksAt = (keys: readonly string[]): Filter => anyTerm('company', keys)

/** Nouns for anybody who uses a technology. */
const USER = /^(?:developer|engineer|programmer|coder|dev|specialist|user)$/
/** The maximum number of spellings per role in a condition. */
const MAX_SPELLINGS = 8
/** Levels that texts rarely state with a role. */
const LEVEL = /^(?:senior|junior|lead|staff|principal)$/

/**
 * Matches people who have a role although no title contains the whole role:
 * - people without a title, at the level of the role or an unknown level, if their texts contain
 *   all words of the role, or all words of its field, or state a similar role about them,
 * - for `Xamarin developers`, people with the skill whose title is missing or contains `developer`,
 *   but not for `marketing specialists`, because a field of work is not a technology.
 *
 * `skills` are the technologies for roles that name none, such as `developer`.
 */
export function statesRole(
  { name, sequences, wish = [], field }: QueryRole,
  skills: readonly string[]
): Filter {
  const plain = (roles: readonly string[][]) =>
    roles
      .filter((tokens) => tokens.every((token) => !/[<>~]/.test(token)))
      .map((tokens) => (tokens.every((token) => LEVEL.test(token)) ? tokens : tokens.filter(isNoLevel)))
  const [near, others] = [nearRoles(sequences)].flatMap((found) => [
    found.filter((tokens) => tokens.length === 1),
    found.filter((tokens) => tokens.length > 1),
  ])
  const roles = plain([...sequences, ...near])
  const users = [...roles, ...plain(wish)].filter((tokens) => USER.test(tokens.at(-1)!))
  const named = users.map((tokens) => tokens.slice(0, -1).join(' ')).filter(isTechnology)
  const isAlone = roles.some((tokens) => tokens.length === 1 && USER.test(tokens[0]))
  const technologies = [...new Set([...named, ...(isAlone ? skills.map(fold) : [])])]
  const usesOne = any(technologies.map((name) => term('skill', name)))
  const untitled = not(term('has', 'title'))
  return any([
    all([
      untitled,
      ...hasLevelOf(name),
      any([
        ...spellings([words(name), ...roles, ...(field ? [field] : [])]).map((stems) => all(stems.map(says))),
        ...(others.length > 0 ? [statesTitle(others)] : []),
        usesOne,
      ]),
    ]),
    ...(named.length > 0 ? [all([usesOne, holdsRole(users.map((tokens) => tokens.slice(-1)))])] : []),
  ])
}

/** Matches people at the level that a role states, and people whose level is unknown. */
function hasLevelOf(role: string): Filter[] {
  const levels = words(role).some((word) => LEVEL.test(word)) ? seniorityOf(role) : []
  return levels.length === 0
    ? []
    : [any([anyTerm('seniority', levels), not(anyTerm('seniority', SENIORITIES))])]
}

const isNoLevel = (token: string) => !LEVEL.test(token)

/** Returns the stems of each role, without roles that differ only in word order. */
const spellings = (roles: readonly string[][]): string[][] => {
  const stems = roles.map((tokens) => tokens.map(stemOf))
  return [...new Map(stems.map((one) => [[...one].sort().join(' '), one])).values()].slice(0, MAX_SPELLINGS)
}

/**
 * Matches people without a place whose texts state a home in a place of the query, or whose
 * headline or summary names the place. An everyday word, such as `Nice`, does not prove a place.
 */
export function statesPlace(place: QueryPlace): Filter {
  const { filter, wider } = place
  const names = spellingsOf(place).filter((tokens) => !tokens.every(isEveryday))
  return all([
    not(term('has', 'place')),
    any([
      ...[filter, wider].flatMap((one) => (one ? [livesIn(one, 'stated_place')] : [])),
      ...names.map((tokens): Filter => ({ match: 'phrase', field: 'named', tokens })),
    ]),
  ])
}

/** Returns the words of a place's name in the query and in English: `Londres`, `London`; `Kenyan`, `Kenya`. */
function spellingsOf({ name, kind, filter }: QueryPlace): string[][] {
  const code = filter
    .flat(2)
    .find((value) => value.startsWith('country:'))
    ?.slice('country:'.length)
  const english =
    kind === 'country' && code
      ? countryName(code.toUpperCase())
      : placeFacets({ [kind]: name })[kind as 'city']
  const spelt = [name, english ?? name].map((one) => words(one))
  return [...new Map(spelt.map((tokens) => [tokens.join(' '), tokens])).values()]
}

/** Matches people whose texts contain a word with this stem. */
export const says = (stem: string): Filter => ({ match: 'token', field: 'stems', value: stem })

/** Matches a place of a query, or its surroundings: `in the Miami area`. */
export const isIn = ({ filter, wider }: QueryPlace): Filter =>
  any([livesIn(filter), ...(wider ? [livesIn(wider)] : [])])

/** Matches a person's place against alternatives, each an AND of ORs of terms. */
export const livesIn = (alternatives: PlaceAlternatives, field = 'place'): Filter =>
  any(alternatives.map((groups) => all(groups.map((group) => anyTerm(field, group)))))

import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { words } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import { nearRoles } from '#domain/people/titles/near_roles'
import { singular } from '#domain/people/titles/titles'
import type { ParsedQuery, QueryIdentity, QueryRole } from '../query_language/parsed_query.js'
import {
  all,
  any,
  holdsRole,
  isIn,
  livesIn,
  meetsRole,
  not,
  statesPlace,
  statesRole,
  term,
  worksAt,
} from './clauses.js'

/**
 * Converts a query's role, company and place phrases and its exclusions to conditions. If a person
 * has no title, employer or place, texts of the person may state it.
 */
export const queryConditions = (parsed: ParsedQuery): Filter[] =>
  namedConditions(parsed).map(({ filter }) => filter)

/** A condition and its name for messages: `role "welder"`. */
export type NamedCondition = { name: string; filter: Filter }

/** Returns the conditions of `queryConditions` with names. */
export function namedConditions(parsed: ParsedQuery): NamedCondition[] {
  const { roles, companies, affiliations, places, excluded, required } = parsed
  const employers = [
    ...companies.flatMap((name) => [employed(name), statesEmployer(name)]),
    ...affiliations.flatMap((name) => [affiliated(name), statesEmployer(name)]),
  ]
  const skills = [...parsed.preferences.skills, ...parsed.rest]
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  const texts = (groups: readonly string[][]) => groups.map((group) => group.join(' '))
  return [
    ...named(
      'role',
      names(roles),
      roles.length > 0
        ? [any(roles.flatMap((role) => [meetsRole(role), ...holdsNear(role), statesRole(role, skills)]))]
        : []
    ),
    ...named('company', [...companies, ...affiliations], employers.length > 0 ? [any(employers)] : []),
    ...named(
      'place',
      names(places),
      places.length > 0 ? [any(places.flatMap((place) => [isIn(place), statesPlace(place)]))] : []
    ),
    ...named(
      'exclusion',
      names(excluded.roles),
      excluded.roles.flatMap((role) => [not(meetsRole(role)), not(statesRole(role, []))])
    ),
    ...named(
      'exclusion',
      excluded.companies,
      excluded.companies.flatMap((name) => [not(employed(name)), not(statesEmployer(name))])
    ),
    ...named(
      'exclusion',
      names(excluded.places),
      excluded.places.flatMap((place) => [not(livesIn(place.filter)), not(statesPlace(place))])
    ),
    ...required.flatMap((group) => named('phrase', texts(group), [any(group.map((each) => contains(each)))])),
    ...excluded.words.flatMap((group) =>
      named('exclusion', texts([group]), [not(contains(group, withAdjective))])
    ),
  ]
}

/** Matches similar roles, such as `software engineer` for `software developer`. */
function holdsNear({ sequences }: QueryRole): Filter[] {
  const near = nearRoles(sequences)
  return near.length > 0 ? [holdsRole(near)] : []
}

const named = (what: string, values: readonly string[], of: readonly Filter[]): NamedCondition[] =>
  of.length === 0 ? [] : [{ name: `${what} ${JSON.stringify(values.join(' or '))}`, filter: all([...of]) }]

const TEXT_FIELDS = ['title', 'company', 'body', 'jobs']

/** Matches people whose title, employer or texts contain each word, in one of its forms. */
const contains = (group: readonly string[], formsOf = numbers): Filter =>
  all(
    group.map((word) =>
      any(
        formsOf(word).flatMap((value) =>
          TEXT_FIELDS.map((field): Filter => ({ match: 'token', field, value }))
        )
      )
    )
  )

/** Returns a word in singular and plural. */
function numbers(word: string): string[] {
  const one = singular(word)
  const many = /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
  return [...new Set([word, one, many])]
}

/** Returns a word in singular and plural. Adds the adjective of words such as `democrat`. */
const withAdjective = (word: string): string[] =>
  numbers(word).flatMap((form) => (form.endsWith('crat') ? [form, `${form}ic`] : [form]))

/**
 * Matches the person of a profile address or handle. An e-mail address matches nobody, because the
 * index has none.
 */
export function identityCondition({ by, value }: QueryIdentity): Filter {
  return by === 'email' ? any([]) : term(by, value)
}

const keysOf = (name: string) => rebrandKeys(companyKey(name))

/** Matches current employees. */
export const employed = (name: string): Filter => worksAt(keysOf(name))

/** Matches people without an employer whose texts state that they work for this company. */
export const statesEmployer = (name: string): Filter =>
  any(keysOf(name).map((key) => term('stated_company', key)))

/** Matches former employees. They may also be current ones. */
export const employedBefore = (name: string): Filter =>
  any(keysOf(name).map((key) => term('past_company', key)))

/** Matches current and former employees and students. */
const affiliated = (name: string): Filter => any([employed(name), employedBefore(name), attended(name)])

/** Matches a school by consecutive words of its name, or by its initials. */
export const attended = (name: string): Filter => ({ match: 'phrase', field: 'school', tokens: words(name) })

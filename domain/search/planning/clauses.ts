import { companyKey } from '#domain/people/companies/company_name'
import type { PlaceAlternatives } from '#domain/people/places/places'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import type { Filter } from '#domain/ports/search_index'
import type { QueryPlace, QueryRole } from '../query_language/parsed_query.js'
import { stemOf, stemsOf } from '../stems.js'

export const all = (of: Filter[]): Filter => (of.length === 1 ? of[0] : { match: 'all', of })
export const any = (of: Filter[]): Filter => (of.length === 1 ? of[0] : { match: 'any', of })
export const not = (of: Filter): Filter => ({ match: 'not', of })
export const term = (field: string, value: string): Filter => ({ match: 'term', field, value })

/** Matches a current title that contains one of these roles. */
export const holdsRole = (sequences: readonly string[][]): Filter =>
  any(sequences.map((tokens) => ({ match: 'phrase', field: 'title', tokens })))

/** Matches a role of a query by title, level or employer. */
export const meetsRole = ({ sequences, levels, employed = [] }: QueryRole): Filter =>
  any([
    ...sequences.map((tokens): Filter => ({ match: 'phrase', field: 'title', tokens })),
    ...(levels ? [atLevelOf(levels)] : []),
    ...employed.map(({ company, sequences: role }) =>
      all([worksAt(rebrandKeys(companyKey(company))), holdsRole(role)])
    ),
  ])

const atLevelOf = ({ of, about }: NonNullable<QueryRole['levels']>): Filter =>
  all([any(of.map((level) => term('seniority', level))), ...(about.length > 0 ? [holdsRole(about)] : [])])

/** Matches a current employer with one of these keys. */
export const worksAt = (keys: readonly string[]): Filter => any(keys.map((key) => term('company', key)))

/** Nouns for anybody who uses a technology. */
const USER = /^(?:developer|engineer|programmer|coder|dev|specialist|user)$/

/**
 * Matches people without a title whose texts contain all words of a role, or who have its field as
 * a skill: `Xamarin developers`.
 */
export function statesRole({ name, sequences }: QueryRole): Filter {
  const plain = sequences.filter((tokens) => tokens.every((token) => !/[<>~]/.test(token)))
  const spellings = [stemsOf(name), ...plain.map((tokens) => tokens.map(stemOf))]
  const distinct = new Map(spellings.map((stems) => [[...stems].sort().join(' '), stems]))
  const fields = plain.flatMap((tokens) =>
    tokens.length > 1 && USER.test(tokens.at(-1)!) ? [tokens.slice(0, -1).join(' ')] : []
  )
  return all([
    not(term('has', 'title')),
    any([
      ...[...distinct.values()].map((stems) => all(stems.map(says))),
      ...[...new Set(fields)].map((field) => term('skill', field)),
    ]),
  ])
}

/** Matches people without a place whose texts name a place of the query. */
export const statesPlace = ({ name }: QueryPlace): Filter =>
  all([not(term('has', 'place')), ...stemsOf(name).map(says)])

/** Matches people whose texts contain a word with this stem. */
export const says = (stem: string): Filter => ({ match: 'token', field: 'stems', value: stem })

/** Matches a place of a query, or its surroundings: `in the Miami area`. */
export const isIn = ({ filter, wider }: QueryPlace): Filter =>
  any([livesIn(filter), ...(wider ? [livesIn(wider)] : [])])

/** Matches a person's place against alternatives, each an AND of ORs of terms. */
export const livesIn = (alternatives: PlaceAlternatives): Filter =>
  any(
    alternatives.map((groups) => all(groups.map((group) => any(group.map((value) => term('place', value))))))
  )

import { companyKey } from '#domain/people/companies/company_name'
import type { PlaceAlternatives } from '#domain/people/places/places'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import type { Filter } from '#domain/ports/search_index'
import type { QueryPlace, QueryRole } from '../query_language/parsed_query.js'

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

/** Matches a place of a query, or its surroundings: `in the Miami area`. */
export const isIn = ({ filter, wider }: QueryPlace): Filter =>
  any([livesIn(filter), ...(wider ? [livesIn(wider)] : [])])

/** Matches a person's place against alternatives, each an AND of ORs of terms. */
export const livesIn = (alternatives: PlaceAlternatives): Filter =>
  any(alternatives.map((groups) => all(groups.map((group) => anyTerm('place', group)))))

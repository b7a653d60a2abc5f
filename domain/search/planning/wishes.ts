import { companyKey } from '#domain/people/companies'
import { rebrandKeys } from '#domain/people/rebrands'
import { fold, words } from '#domain/people/text'
import type { Filter, ScoreClause } from '#domain/ports/index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { all, any, holdsRole, livesIn, term, worksAt } from './clauses.js'

/**
 * What each hint is worth in the score of a search. Measured with `npm run bench -- queries`: a title that is the role
 * and nothing more goes before one that holds it, the best-known place of a name before its namesakes.
 */
const WEIGHT = {
  exactTitle: 3,
  wishedTitle: 4,
  preferredPlace: 1.5,
  wishedPlace: 3,
  company: 4,
  pastCompany: 4,
  sector: 2,
  skill: 2.5,
  seniority: 1,
  titleWord: 1.2,
  bodyWord: 0.5,
  companyWord: 0.8,
  nameWord: 0.8,
}

/** The hints of a query as scores; none of them filters (SR-065 to SR-067). */
export function wishClauses(parsed: ParsedQuery): ScoreClause[] {
  const { roles, places, wishes, rest } = parsed
  const bonus = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })
  const employed = (name: string) => rebrandKeys(companyKey(name))
  return [
    ...roles.map((role) =>
      bonus(any(role.sequences.map((tokens) => term('title', tokens.join(' ')))), WEIGHT.exactTitle)
    ),
    ...[
      ...roles.flatMap(({ wish }) => (wish ? [wish] : [])),
      ...wishes.roles.map(({ sequences }) => sequences),
    ].map((sequences) => bonus(holdsRole(sequences), WEIGHT.wishedTitle)),
    ...places
      .filter(({ prefer }) => prefer.length > 0)
      .map(({ prefer }) => bonus(all(prefer.map((value) => term('place', value))), WEIGHT.preferredPlace)),
    ...wishes.places.map((place) => bonus(livesIn(place.filter), WEIGHT.wishedPlace)),
    ...wishes.companies.map((name) => bonus(worksAt(employed(name)), WEIGHT.company)),
    ...wishes.pastCompanies.map((name) =>
      bonus(any(employed(name).map((key) => term('past_company', key))), WEIGHT.pastCompany)
    ),
    ...wishes.sectors.map(({ industries }) =>
      bonus(any(industries.map((value) => ({ match: 'contains', field: 'industry', value }))), WEIGHT.sector)
    ),
    ...wishes.skills.map((skill) => bonus(hasSkill(skill), WEIGHT.skill)),
    ...(wishes.seniority.length > 0
      ? [bonus(any(wishes.seniority.map((level) => term('seniority', level))), WEIGHT.seniority)]
      : []),
    ...rest.flatMap((value): ScoreClause[] => [
      { by: 'token', field: 'title', value, weight: WEIGHT.titleWord },
      { by: 'token', field: 'company', value, weight: WEIGHT.companyWord },
      { by: 'token', field: 'name', value, weight: WEIGHT.nameWord },
      { by: 'token', field: 'body', value, weight: WEIGHT.bodyWord },
    ]),
  ]
}

/** A skill by its own term, or every word of it in what is written of the person. */
function hasSkill(skill: string): Filter {
  const tokens = words(skill).map((value): Filter => ({ match: 'token', field: 'body', value }))
  return any([term('skill', fold(skill)), all(tokens)])
}

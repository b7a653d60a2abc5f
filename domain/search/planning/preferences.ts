import { fold, words } from '#domain/people/text/text'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import type { ParsedQuery, QueryPlace, QueryRole } from '../query_language/parsed_query.js'
import { all, any, holdsRole, isIn, meetsRole, term } from './clauses.js'
import { attended, employed, employedBefore } from './query_conditions.js'

/**
 * What each hint is worth in the score of a search, measured with `npm run bench -- queries`: the best-known place of a
 * name before its namesakes, then a title that is the role and nothing more, then one that has a level on top, then one
 * that merely holds it. A wish that is met outweighs how exact a title is.
 */
const WEIGHT = {
  preferredReading: 4,
  sameSpelling: 0.3,
  wholeTitle: 1.5,
  title: 1.5,
  preferredTitle: 4,
  preferredPlace: 3,
  company: 4,
  current: 1,
  pastCompany: 4,
  sector: 2,
  skill: 2.5,
  seniority: 1,
  titleWord: 1.2,
  bodyWord: 0.5,
  companyWord: 0.8,
  nameWord: 0.8,
}

/** Words beyond these do not rank: each is four clauses, and OpenSearch takes 1,024 in a query. */
const MAX_WORDS = 100

/** The hints of a query as scores; none of them filters (SR-065 to SR-067). */
export function preferenceClauses({
  roles,
  places,
  affiliations,
  preferences,
  rest,
}: ParsedQuery): ScoreClause[] {
  return [
    ...roles.flatMap(exactRole),
    ...roles.flatMap(({ wish }) => (wish ? [bonus(holdsRole(wish), WEIGHT.preferredTitle)] : [])),
    ...preferences.roles.map((role) => bonus(meetsRole(role), WEIGHT.preferredTitle)),
    ...places.flatMap(preferred),
    ...preferences.places.map((place) => bonus(isIn(place), WEIGHT.preferredPlace)),
    ...affiliations.map((name) => bonus(employed(name), WEIGHT.current)),
    ...preferences.companies.map((name) => bonus(employed(name), WEIGHT.company)),
    ...preferences.pastCompanies.map((name) =>
      bonus(any([employedBefore(name), attended(name)]), WEIGHT.pastCompany)
    ),
    ...preferences.sectors.map(({ industries }) =>
      bonus(any(industries.map((value) => ({ match: 'contains', field: 'industry', value }))), WEIGHT.sector)
    ),
    ...preferences.skills.map((skill) => bonus(hasSkill(skill), WEIGHT.skill)),
    ...(preferences.seniority.length > 0
      ? [bonus(any(preferences.seniority.map((level) => term('seniority', level))), WEIGHT.seniority)]
      : []),
    ...rest.slice(0, MAX_WORDS).flatMap((value): ScoreClause[] => [
      { by: 'token', field: 'title', value, weight: WEIGHT.titleWord },
      { by: 'token', field: 'company', value, weight: WEIGHT.companyWord },
      { by: 'token', field: 'name', value, weight: WEIGHT.nameWord },
      { by: 'token', field: 'body', value, weight: WEIGHT.bodyWord },
    ]),
  ]
}

const bonus = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })

/** The role as a whole title, most of all as the query spells it, and as one of a title's roles whatever its level. */
const exactRole = ({ sequences }: QueryRole): ScoreClause[] => {
  const holds = (field: string, spellings: string[][]) =>
    any(spellings.map((tokens) => term(field, tokens.join(' '))))
  return [
    bonus(holds('whole_title', sequences.slice(0, 1)), WEIGHT.sameSpelling),
    bonus(holds('whole_title', sequences), WEIGHT.wholeTitle),
    bonus(holds('title', sequences), WEIGHT.title),
  ]
}

/** The best-known place of a name. */
const preferred = ({ prefer }: QueryPlace): ScoreClause[] =>
  prefer.length > 0 ? [bonus(all(prefer.map((value) => term('place', value))), WEIGHT.preferredReading)] : []

/** A skill by its own term, or every word of it in what is written of the person. */
function hasSkill(skill: string): Filter {
  const tokens = words(skill).map((value): Filter => ({ match: 'token', field: 'body', value }))
  return any([term('skill', fold(skill)), all(tokens)])
}

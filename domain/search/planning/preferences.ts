import { fold, words } from '#domain/people/text/text'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import type { ParsedQuery, QueryPlace, QueryRole } from '../query_language/parsed_query.js'
import { all, any, holdsRole, isIn, meetsRole, term } from './clauses.js'
import { attended, employed, employedBefore } from './query_conditions.js'

/** Score weights, measured with `npm run bench -- queries`. */
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

/** Each word adds four clauses, and OpenSearch allows 1,024 per query. */
const MAX_WORDS = 100
const MAX_NAME_WORDS = 20

/** Converts a query's preferences to scores. They never filter. */
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
    // Texts name former employers, schools and sectors that no field has.
    ...[
      ...new Set(
        [...preferences.pastCompanies, ...preferences.sectors.map(({ said }) => said)].flatMap(words)
      ),
    ]
      .slice(0, MAX_NAME_WORDS)
      .map((value): ScoreClause => ({ by: 'token', field: 'body', value, weight: WEIGHT.bodyWord })),
    ...rest.slice(0, MAX_WORDS).flatMap((value): ScoreClause[] => [
      { by: 'token', field: 'title', value, weight: WEIGHT.titleWord },
      { by: 'token', field: 'company', value, weight: WEIGHT.companyWord },
      { by: 'token', field: 'name', value, weight: WEIGHT.nameWord },
      { by: 'token', field: 'body', value, weight: WEIGHT.bodyWord },
    ]),
  ]
}

const bonus = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })

/** Ranks a title that equals the role above a title that contains it. */
const exactRole = ({ sequences }: QueryRole): ScoreClause[] => {
  const holds = (field: string, spellings: string[][]) =>
    any(spellings.map((tokens) => term(field, tokens.join(' '))))
  return [
    bonus(holds('whole_title', sequences.slice(0, 1)), WEIGHT.sameSpelling),
    bonus(holds('whole_title', sequences), WEIGHT.wholeTitle),
    bonus(holds('title', sequences), WEIGHT.title),
  ]
}

/** Ranks the best-known place of a name higher. */
const preferred = ({ prefer }: QueryPlace): ScoreClause[] =>
  prefer.length > 0 ? [bonus(all(prefer.map((value) => term('place', value))), WEIGHT.preferredReading)] : []

/** Matches a skill by its term, or by all its words in the person's texts. */
function hasSkill(skill: string): Filter {
  const tokens = words(skill).map((value): Filter => ({ match: 'token', field: 'body', value }))
  return any([term('skill', fold(skill)), all(tokens)])
}

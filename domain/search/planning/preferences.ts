import { fold, words } from '#domain/people/text/text'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import { PLAIN_NOUNS } from '../query_language/function_words.js'
import type { ParsedQuery, QueryPlace, QueryRole } from '../query_language/parsed_query.js'
import { stemOf } from '../stems.js'
import { notePair, withoutDeputised } from '../bracket_notes.js'
import { isDescription } from './description.js'
import { all, any, anyTerm, holdsRole, isIn, meetsRole, says, statesTitle, term } from './clauses.js'
import { attended, employed, employedBefore } from './query_conditions.js'

/** Score weights, measured with `npm run bench -- queries` and `-- relevance`. */
const WEIGHT = {
  preferredReading: 12,
  knownField: 12,
  sameSpelling: 0.3,
  wholeTitle: 1.5,
  title: 1.5,
  statedTitle: 2,
  preferredTitle: 4,
  preferredPlace: 3,
  company: 4,
  affiliation: 1,
  pastCompany: 4,
  pastCompanyInText: 4,
  statedPast: 8,
  sector: 2,
  skill: 2.5,
  seniority: 1,
  years: 5,
  note: 1.5,
  word: 2,
  allWords: 4,
  phraseWord: 1,
  nameWord: 0.8,
}

/**
 * The maximum number of words that rank. Each word adds two clauses, and OpenSearch allows 1,024 clauses per
 * query.
 */
const MAX_WORDS = 100
/** The maximum number of words that are compared with notes. More words have too many pairs. */
const MAX_NOTED = 6
/** How many numbers of years match, starting with the query's number. Higher numbers are rare. */
const YEARS_MATCHED = 20
/**
 * The maximum number of words in a query that ranks people with all its words higher. Hardly anybody's texts
 * contain all words of a longer query.
 */
const MAX_ALL_WORDS = 5
/**
 * The maximum number of words that weigh in full. In a longer query, each word weighs less, because many
 * words are incidental.
 */
const FEW_WORDS = 2

/** Returns the clauses of a query that rank people. None of them filters. */
export function preferenceClauses(parsed: ParsedQuery): ScoreClause[] {
  const { roles, places, affiliations, excluded, preferences, rest } = parsed
  return [
    ...knownFields(excluded),
    ...roles.flatMap(exactRole),
    ...statedRoles(roles),
    ...roles.flatMap(({ wish }) => (wish ? [bonus(holdsRole(wish), WEIGHT.preferredTitle)] : [])),
    ...preferences.roles.map((role) => bonus(meetsRole(role), WEIGHT.preferredTitle)),
    ...places.flatMap(preferred),
    ...preferences.places.map((place) => bonus(isIn(place), WEIGHT.preferredPlace)),
    ...affiliations.map((name) => bonus(employed(name), WEIGHT.affiliation)),
    ...preferences.companies.map((name) => bonus(employed(name), WEIGHT.company)),
    ...preferences.pastCompanies.flatMap(careerClauses),
    ...preferences.sectors.map(({ industries }) =>
      bonus(any(industries.map((value) => ({ match: 'contains', field: 'industry', value }))), WEIGHT.sector)
    ),
    ...preferences.skills.map((skill) => bonus(hasSkill(skill), WEIGHT.skill)),
    ...(preferences.seniority.length > 0
      ? [bonus(any(preferences.seniority.map((level) => term('seniority', level))), WEIGHT.seniority)]
      : []),
    ...(preferences.years > 0 ? [bonus(statesYears(preferences.years), WEIGHT.years)] : []),
    ...noteClauses(rest),
    ...textClauses(parsed),
    ...allWords(parsed),
    ...rest.slice(0, MAX_WORDS).map((value): ScoreClause => token('name', value, WEIGHT.nameWord)),
  ]
}

/** Ranks people lower whose title, employer or place is unknown if the query excludes one. */
const knownFields = ({ roles, companies, places }: ParsedQuery['excluded']): ScoreClause[] =>
  Object.entries({ title: roles, company: companies, place: places }).flatMap(([field, values]) =>
    values.length > 0 ? [bonus(term('has', field), WEIGHT.knownField)] : []
  )

/** Matches people whose texts state at least as many years of experience. */
export const statesYears = (years: number): Filter =>
  any(Array.from({ length: YEARS_MATCHED }, (_, more) => term('years', String(years + more))))

/** Ranks former employees and graduates, by the record or by texts, above other mentions. */
function careerClauses(name: string): ScoreClause[] {
  const stems = words(name).map(stemOf)
  const recorded = any([employedBefore(name), attended(name)])
  return [
    bonus(recorded, WEIGHT.pastCompany),
    bonus(any([recorded, all(stems.map(statesPast))]), WEIGHT.statedPast),
    bonus(all(stems.map(says)), WEIGHT.pastCompanyInText),
  ]
}

/** Matches people whose texts contain a word near a statement about a former employer or studies. */
const statesPast = (stem: string): Filter => ({ match: 'token', field: 'past', value: stem })

/** Ranks people whose texts have two of the query's words as a note on an item: `Budget (chair)`. */
function noteClauses(rest: readonly string[]): ScoreClause[] {
  const stems = [...new Set(rest.map(stemOf))]
  if (stems.length > MAX_NOTED) return []
  return withoutDeputised(stems).flatMap((note) => {
    const pairs = stems.filter((item) => item !== note).map((item) => notePair(note, item))
    return pairs.length > 0 ? [bonus(anyTerm('note', pairs), WEIGHT.note)] : []
  })
}

/**
 * Ranks people whose texts contain the query's words, in any form. Words of phrases and plain nouns
 * such as `search` weigh less. Words of sectors weigh in full, because few records have an
 * industry.
 */
function textClauses({ rest, said, topic, preferences: { sectors } }: ParsedQuery): ScoreClause[] {
  const unread = new Set([...rest, ...sectors.flatMap((sector) => words(sector.said))].map(stemOf))
  const stems = [...new Set([...unread, ...said.map(stemOf)])].slice(0, MAX_WORDS)
  const plain = words(topic)
    .filter((word) => PLAIN_NOUNS.has(word))
    .map(stemOf)
  const share = Math.min(1, Math.sqrt(FEW_WORDS / Math.max(1, stems.length)))
  return [...new Set([...stems, ...plain])].map((stem) =>
    token('stems', stem, share * (unread.has(stem) ? WEIGHT.word : WEIGHT.phraseWord))
  )
}

/**
 * Ranks people whose texts contain all words of a query above people with some of them. If the query has a
 * role, place, employer or former employer, only its remaining words count. A description gets no such
 * clause, because few texts use its words.
 */
function allWords(parsed: ParsedQuery): ScoreClause[] {
  const { roles, places, companies, affiliations, rest, said, preferences } = parsed
  const phrases = [roles, places, companies, affiliations, preferences.pastCompanies]
  const isOpen = phrases.every((some) => some.length === 0)
  const stems = [...new Set((isOpen ? [...rest, ...said] : rest).map(stemOf))]
  if (stems.length < 2 || stems.length > MAX_ALL_WORDS || isDescription(parsed)) return []
  return [bonus(all(stems.map(says)), WEIGHT.allWords)]
}

const token = (field: string, value: string, weight: number): ScoreClause => ({
  by: 'token',
  field,
  value,
  weight,
})

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

/**
 * Ranks people whose texts state a role about them above people whose texts only contain its words.
 * Leaves out roles of a single word such as `developer`, because texts state them about too many people.
 */
function statedRoles(roles: readonly QueryRole[]): ScoreClause[] {
  const long = roles.filter(({ sequences: [first = []] }) => first.length > 1 && first[0] !== 'co')
  if (long.length === 0) return []
  return [bonus(statesTitle(long.flatMap(({ sequences }) => sequences)), WEIGHT.statedTitle)]
}

/** Ranks the best-known place of a name higher. */
const preferred = ({ prefer }: QueryPlace): ScoreClause[] =>
  prefer.length > 0 ? [bonus(all(prefer.map((value) => term('place', value))), WEIGHT.preferredReading)] : []

/** Matches a skill by its term, or by all its words in the person's texts. */
function hasSkill(skill: string): Filter {
  const tokens = words(skill).map((value): Filter => ({ match: 'token', field: 'body', value }))
  return any([term('skill', fold(skill)), all(tokens)])
}

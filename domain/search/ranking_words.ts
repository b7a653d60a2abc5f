import { fold, words } from '#domain/people/text/text'
import type { Filter, SearchIndex } from '#domain/ports/search_index'
import { all, any, anyTerm, isIn, meetsRole, says, statesPlace, term } from './planning/clauses.js'
import { statesYears } from './planning/preferences.js'
import { attended, employed, employedBefore } from './planning/query_conditions.js'
import type { ParsedQuery } from './query_language/parsed_query.js'
import type { SearchOptions } from './refine/any_one.js'
import { statedYears } from './stated_years.js'
import { stemOf, stemsOf } from './stems.js'

/** Words of a query that rank people and exclude nobody. */
export type RankingWords = {
  /** The words, for messages. */
  said: string
  /** The condition that a record meets if it states the words. */
  condition: Filter
  /** Stems that a text must contain to state the words. */
  stems: readonly string[]
  /** Reports whether a text with these stems states the words. */
  isIn(text: string, stems: ReadonlySet<string>): boolean
  /** The filter that requires such words; null if there is none. */
  filter: string | null
}

/** The maximum number of words and phrases returned. Each is a condition of one search. */
const MAX_CONDITIONS = 8

/** Words that say little alone: `German language skills`. */
const VAGUE = new Set(
  `skill skills language languages speak speaks speaking fluent proficiency proficient knowledge
  ability able strong good great build builds building built use uses using make making help helping
  love loves interest interests interested passion passionate`.split(/\s+/)
)

/** Returns the words of a query that only rank. */
export function rankingWords(parsed: ParsedQuery): RankingWords[] {
  const { person, preferences, rest, identity } = parsed
  if (identity) return []
  const { skills, sectors, roles, companies, places, pastCompanies, seniority, years } = preferences
  const inferred = person?.company && !person.isAt ? [person.company] : []
  const levels = years > 0 ? [] : seniority
  const ranking = [
    ...skills.map((skill) => stated(skill, [term('skill', fold(skill))])),
    ...sectors.map(({ said, industries }) =>
      stated(
        said,
        industries.map((value) => ({ match: 'contains', field: 'industry', value })),
        'industry'
      )
    ),
    ...roles.map((role) => stated(role.name, [meetsRole(role)])),
    ...[...inferred, ...companies].map((name) => stated(name, [employed(name)], 'company')),
    ...places.map((place) => stated(place.name, [isIn(place), statesPlace(place)], 'location')),
    ...pastCompanies.map((name) =>
      stated(name, [employedBefore(name), attended(name)], 'experience.past_companies or education.schools')
    ),
    ...(levels.length > 0
      ? [{ ...stated(levels.join(' or '), [anyTerm('seniority', levels)], 'seniority'), isIn: () => false }]
      : []),
    ...(years > 0 ? [experienceOf(years)] : []),
    ...rest
      .filter((word) => !VAGUE.has(word))
      .map((word) => stated(word, [{ match: 'token', field: 'name', value: word }])),
  ]
  const required = new Set(parsed.required.flat(2).map(stemOf))
  const isRequired = ({ stems }: RankingWords) =>
    stems.length > 0 && stems.every((stem) => required.has(stem))
  const optional = ranking.filter((one) => !isRequired(one))
  const distinct = new Map(optional.map((one) => [one.stems.join(' '), one]))
  return [...distinct.values()].slice(0, MAX_CONDITIONS)
}

/** Returns words that a record states by one of these conditions, or in its texts. */
function stated(said: string, conditions: readonly Filter[], filter: string | null = null): RankingWords {
  const stems = words(said).map(stemOf)
  return {
    said,
    condition: any([...conditions, all(stems.map(says))]),
    stems,
    isIn: (_text, present) => stems.every((stem) => present.has(stem)),
    filter,
  }
}

const experienceOf = (years: number): RankingWords => ({
  said: years === 1 ? '1 year' : `${years} years`,
  condition: statesYears(years),
  stems: [],
  isIn: (text) => statedYears([text]).some((found) => found >= years),
  filter: null,
})

/**
 * Returns, for each of the words in order, the ids of the people whose record states them. One
 * search of the index covers all words: each adds another power of two to the score.
 */
export async function statedInRecords(
  index: SearchIndex,
  ranking: readonly RankingWords[],
  ids: readonly string[],
  options?: SearchOptions
): Promise<Set<string>[]> {
  const { hits } = await index.search(
    'people',
    {
      filter: { match: 'ids', values: ids },
      score: ranking.map(({ condition }, i) => ({ by: 'filter', filter: condition, weight: 2 ** i })),
      limit: ids.length,
    },
    options
  )
  return ranking.map(
    (_, i) => new Set(hits.flatMap(({ id, score }) => ((Math.round(score) >> i) & 1 ? [id] : [])))
  )
}

/** Reports which of the words a text states. */
export function statedIn(text: string, ranking: readonly RankingWords[]): RankingWords[] {
  const stems = new Set(stemsOf(text))
  return ranking.filter((one) => one.isIn(text, stems))
}

/**
 * Warns about words that only rank and that not all results state. `counts` are the numbers of
 * results that state each of the words. Null if all results state all of them.
 */
export function rankingWarning(
  ranking: readonly RankingWords[],
  counts: readonly number[],
  { results, isVerified }: { results: number; isVerified: boolean }
): string | null {
  const missed = ranking.flatMap((one, i) => (counts[i] < results ? [{ ...one, count: counts[i] }] : []))
  if (missed.length === 0) return null
  const where = isVerified ? 'records or read pages' : 'records'
  const list = missed.map(({ said, count }, i) =>
    i === 0
      ? `${quoted(said)} (stated by the ${where} of ${count} of ${results} ${results === 1 ? 'person' : 'people'})`
      : `${quoted(said)} (${count} of ${results})`
  )
  const filters = missed.flatMap(({ said, filter }) =>
    filter === null ? [] : [`the filter ${filter} for ${quoted(said)}`]
  )
  // Quotation marks have no effect on people who are found on pages.
  const marks = missed.length > filters.length && !isVerified ? [QUOTES] : []
  return `Words that only rank: ${list.join(', ')}. To require them, use ${[...filters, ...marks, SET].join(', or ')}.`
}

const QUOTES = 'quotation marks in the query'
const SET = 'a Set criterion'

const quoted = (text: string) => JSON.stringify(text.slice(0, 100))

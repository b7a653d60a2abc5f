import { words } from '#domain/people/text/text'
import type { ScoreClause } from '#domain/ports/search_index'
import { ENGLISH_FUNCTION_WORDS } from '../query_language/function_words.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { Meaning } from '../read_request.js'
import { stemOf } from '../stems.js'

/** A sentence has at least this many function words: `people WHO work ON accessible sites`. */
const MIN_FUNCTION_WORDS = 2
/** Matches a clause about what people do: `helping doctors read scans`, but not `testing in Ruby`. */
const DOING = /^\p{Ll}{2,}ing (?!(?:in|of|for|with|and|or|at) )(?:[^\s,;()/]+ ){2}[^,;()/]*$/u
/** The weight of a word with a similar meaning, times its similarity. */
const NEAR_WORD = 2

/**
 * Reports whether a query describes people in an English sentence, or describes in a clause what they do.
 * False if the query has a role, place, employer, skill, required words, exclusion or years.
 */
export function isDescription({ text, roles, places, companies, ...parsed }: ParsedQuery): boolean {
  const { affiliations, excluded, required, preferences } = parsed
  const { skills, pastCompanies, years } = preferences
  const phrases = [roles, places, companies, affiliations, required, skills, pastCompanies]
  const exclusions = Object.values(excluded)
  if ([...phrases, ...exclusions].some((some) => some.length > 0) || years > 0) return false
  if (DOING.test(text)) return true
  return words(text).filter((word) => ENGLISH_FUNCTION_WORDS.has(word)).length >= MIN_FUNCTION_WORDS
}

/** Ranks by the meaning of a query. In a description, meaning weighs more, and near words rank too. */
export function meaningClauses(
  { field, value, weight, descriptionFactor, near = [] }: Meaning,
  parsed: ParsedQuery
): ScoreClause[] {
  if (!isDescription(parsed)) return [{ by: 'vector', field, value, weight }]
  return [
    { by: 'vector', field, value, weight: weight * descriptionFactor },
    ...near.map(
      ({ word, similarity }): ScoreClause => ({
        by: 'token',
        field: 'stems',
        value: stemOf(word),
        weight: NEAR_WORD * similarity,
      })
    ),
  ]
}

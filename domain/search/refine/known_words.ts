import type { Filter, SearchIndex } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { isWorkWord } from '../query_language/role_words.js'
import { any } from '../planning/clauses.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import { stemOf } from '../stems.js'
import { nearestWord } from './respell.js'

/** The maximum number of words looked up per query. */
const MAX_WORDS = 8
/** The maximum number of words corrected per query. A correction takes up to 20 index searches. */
const MAX_CORRECTED = 3
const FIELDS = ['body', 'title', 'company', 'name']

/** Maps words that no text in the index contains to the nearest words that occur in it. */
export async function knownWords(
  index: SearchIndex,
  parsed: ParsedQuery,
  options?: SearchOptions
): Promise<{ near: ReadonlyMap<string, string>; warnings: string[] }> {
  const doubtful = parsed.rest
    .filter((word) => /^[a-z]{5,}$/.test(word) && !isWorkWord(word))
    .slice(0, MAX_WORDS)
  if (doubtful.length === 0) return { near: new Map(), warnings: [] }
  const known = await anyoneMeets(
    index,
    doubtful.map((value) =>
      any([
        ...FIELDS.map((field): Filter => ({ match: 'token', field, value })),
        // Another form of the word: the texts say `reef`, and the query says `reefs`.
        { match: 'token', field: 'stems', value: stemOf(value) },
      ])
    ),
    options
  )
  const unknown = doubtful.filter((_, i) => !known[i]).slice(0, MAX_CORRECTED)
  const nearest = await Promise.all(unknown.map((word) => nearestWord(index, word, options)))
  const near = new Map(
    unknown.flatMap((word, i) => (nearest[i] === null ? [] : [[word, nearest[i]] as const]))
  )
  return {
    near,
    warnings: [...near].map(
      ([word, other]) => `No text in the index contains "${word}": searched for "${other}".`
    ),
  }
}

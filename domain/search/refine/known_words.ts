import type { SearchIndex } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { isWorkWord } from '../query_language/role_words.js'
import { any } from '../planning/clauses.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import type { Refined } from './known_roles.js'
import { nearestWord } from './respell.js'

const MAX_WORDS = 8
/** A correction takes up to 20 index searches. */
const MAX_CORRECTED = 3
const FIELDS = ['body', 'title', 'company', 'name']

/** Replaces misspelt words: those that no text in the index contains, by the nearest known ones. */
export async function withKnownWords(
  index: SearchIndex,
  parsed: ParsedQuery,
  options?: SearchOptions
): Promise<Refined> {
  const doubtful = parsed.rest
    .filter((word) => /^[a-z]{5,}$/.test(word) && !isWorkWord(word))
    .slice(0, MAX_WORDS)
  if (doubtful.length === 0) return { parsed, warnings: [] }
  const known = await anyoneMeets(
    index,
    doubtful.map((value) => any(FIELDS.map((field) => ({ match: 'token', field, value })))),
    options
  )
  const unknown = doubtful.filter((_, i) => !known[i]).slice(0, MAX_CORRECTED)
  const nearest = await Promise.all(unknown.map((word) => nearestWord(index, word, options)))
  const near = new Map(
    unknown.flatMap((word, i) => (nearest[i] === null ? [] : [[word, nearest[i]] as const]))
  )
  if (near.size === 0) return { parsed, warnings: [] }
  return {
    parsed: { ...parsed, rest: [...new Set(parsed.rest.map((word) => near.get(word) ?? word))] },
    warnings: [...near].map(
      ([word, other]) => `No text in the index contains "${word}": searched for "${other}".`
    ),
  }
}

import type { SearchIndex } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { isWorkWord } from '../query_language/role_words.js'
import { any } from '../planning/clauses.js'
import { anyoneMeets, type SearchOptions } from './any_one.js'
import type { Refined } from './known_roles.js'
import { nearestWord } from './respell.js'

const MAX_WORDS = 8
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
  const unknown = doubtful.filter((_, i) => !known[i])
  const near = new Map<string, string>()
  for (const word of unknown) {
    const other = await nearestWord(index, word, options)
    if (other) near.set(word, other)
  }
  if (near.size === 0) return { parsed, warnings: [] }
  return {
    parsed: { ...parsed, rest: [...new Set(parsed.rest.map((word) => near.get(word) ?? word))] },
    warnings: [...near].map(
      ([word, other]) => `No text in the index contains "${word}": searched for "${other}".`
    ),
  }
}

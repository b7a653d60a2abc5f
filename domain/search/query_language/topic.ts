import type { Asides } from './asides.js'
import { EXCLUDING, FUNCTION_WORDS, PAST, QUALIFIERS, REMOTE, TRAILING_QUALIFIERS } from './function_words.js'
import type { ParsedQuery } from './parsed_query.js'
import { findFieldWords } from './field_words.js'
import { isAnybody } from './role_words.js'
import { isSmallWord } from './stopwords.js'
import type { QueryTokens, Reading } from './tokens.js'

const NO_TOPIC = [FUNCTION_WORDS, QUALIFIERS, TRAILING_QUALIFIERS, REMOTE, PAST, EXCLUDING]

/** Reports whether the word at a position describes the requested people. */
export const isAbout = ({ tokens, negated }: QueryTokens, asides: Asides, i: number): boolean =>
  !asides.asking.has(i) &&
  !negated.has(i) &&
  !isAnybody(tokens[i]) &&
  !isSmallWord(tokens, tokens[i]) &&
  !NO_TOPIC.some((words) => words.has(tokens[i]))

/**
 * Returns the words that describe the requested people (`said`), and the text to rank by meaning (`topic`).
 * In `topic`, fields of work are in English, and small words of other languages are left out. Both results
 * omit negated and `settled` positions, and every word in `excluded`. Hard places, funding stages and
 * exclusions are `settled`.
 */
export function topicOf(
  query: QueryTokens,
  asides: Asides,
  settled: Reading,
  excluded: readonly string[]
): Pick<ParsedQuery, 'said' | 'topic'> {
  const out = new Set(excluded)
  const left = query.tokens
    .map((token, i) => ({ token, i }))
    .filter(({ token, i }) => settled.isFree(i) && !query.negated.has(i) && !out.has(token))
  const inEnglish = new Map(
    findFieldWords(query.tokens).flatMap(({ start, end, english }) =>
      query.tokens.slice(start, end).map((_, i) => [start + i, i === 0 ? english.join(' ') : ''] as const)
    )
  )
  const said = left.filter(({ i }) => isAbout(query, asides, i)).map(({ token }) => token)
  return {
    said: [...new Set(said)],
    topic:
      said.length === 0
        ? ''
        : left
            .map(({ token, i }) => inEnglish.get(i) ?? (isSmallWord(query.tokens, token) ? '' : token))
            .filter(Boolean)
            .join(' '),
  }
}

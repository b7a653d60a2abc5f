import { isWorkWord } from '#domain/search/query_language/role_words'
import type { QueryTokens } from '#domain/search/query_language/tokens'
import { isNumberWord } from './quantity.js'
import { isTaskWord } from './task_vocabulary.js'

/** Tokens `start` to `end` (exclusive). */
export type Span = { start: number; end: number }

/** Matches words that later parsing steps need as context; they stay in the text. */
const CONTEXT_WORDS = /^(?:at|in|of|for|from|with|and|or|not|who|chez|bei|von|de|the|a|an|use|using)$/

/** Matches references to other parts of the task. */
const REFERENCES =
  /^(?:these|those|this|following|them|they|their|above|below|given|listed|each|every|wurden|wurde|diese[nrms]?|folgende[nr]?|ces|estas|estos|estes)$/

/**
 * Returns a query's text without the `taken` spans, numbers below 1000, references and task words.
 * Keeps context words, and task words that name a role, sector or skill.
 */
export function blanked({ text, tokens, offsets }: QueryTokens, taken: readonly Span[]): string {
  let result = text
  for (const [i, token] of tokens.entries()) {
    const isTaken = taken.some(({ start, end }) => i >= start && i < end)
    const isAsking =
      REFERENCES.test(token) || (isTaskWord(token) && !isWorkWord(token) && !CONTEXT_WORDS.test(token))
    if (!isTaken && !isAsking && !isNumberWord(token)) continue
    const [from, to] = offsets[i]
    result = result.slice(0, from) + ' '.repeat(to - from) + result.slice(to)
  }
  return result.replace(/\s+/g, ' ').trim()
}

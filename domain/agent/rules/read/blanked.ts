import { isWorkWord } from '#domain/search/query_language/role_words'
import type { QueryTokens } from '#domain/search/query_language/tokens'
import { isNumberWord } from './quantity.js'
import { isTaskWord } from './task_vocabulary.js'

/** Tokens `start` to `end` (exclusive). */
export type Span = { start: number; end: number }

/** Words that other readers need as context, so they stay. */
const CONTEXT_WORDS = /^(?:at|in|of|for|from|with|and|or|not|who|chez|bei|von|de|the|a|an|use|using)$/

/** References to other parts of the task. */
const REFERENCES =
  /^(?:these|those|this|following|them|they|their|above|below|given|listed|each|every|wurden|wurde|diese[nrms]?|folgende[nr]?|ces|estas|estos|estes)$/

/** The text of a query with taken spans, numbers and task words blanked. */
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

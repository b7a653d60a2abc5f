import { EXCLUDING } from './function_words.js'
import type { QueryTokens } from './tokens.js'

/** Matches words between an excluding word and the excluded words: `not based in Paris`. */
const BETWEEN =
  /^(?:in|from|any|the|at|on|for|of|living|live|are|is|based|located|currently|working|those|people|anyone|a|an|en|em|dans|de|des|les|die|der|das|im|aus|los|las|os|as|i|do|want)$/
const JOINS = /^(?:or|and|nor|oder|und|o|y|ou|et|e|of|en|in|ni)$/

/**
 * Reports whether the mention at `start` is excluded: `not recruiters`, `except in London`. In
 * `except London or Paris`, Paris is excluded too. `excludedTo` is the end of the previous excluded
 * mention; -1 if there is none.
 */
export function isExcluded(
  { tokens, breaks }: QueryTokens,
  start: number,
  excludedTo: number,
  what: 'place' | 'role'
): boolean {
  let at = start
  while (at > excludedTo && at > 0 && JOINS.test(tokens[at - 1])) at--
  if (excludedTo > 0 && at === excludedTo && at < start) return !isContrasted(tokens, at, start)
  for (let i = start - 1; i >= Math.max(0, start - 5); i--) {
    // In Portuguese, `no Rio` means "in Rio".
    const isIn = what === 'place' && tokens[i] === 'no' && i === start - 1
    if (EXCLUDING.has(tokens[i])) return !isIn && !isOnly(tokens, i)
    if (!BETWEEN.test(tokens[i]) || breaks.has(i + 1)) return false
  }
  return false
}

/** `not Paris but London` includes London. */
const isContrasted = (tokens: readonly string[], from: number, to: number) =>
  tokens.slice(from, to).some((token) => /^(?:but|sondern|sino|mas|mais|maar)$/.test(token))

const isOnly = (tokens: readonly string[], i: number) =>
  tokens[i] === 'not' && /^(?:only|just|necessarily)$/.test(tokens[i + 1] ?? '')

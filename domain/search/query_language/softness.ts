import { QUALIFIERS, REMOTE, TRAILING_QUALIFIERS } from './function_words.js'
import type { QueryTokens } from './tokens.js'

/** Finds spans of optional words, which rank but do not filter. `end` is exclusive. */
export function softSpans(query: QueryTokens): [start: number, end: number][] {
  const { tokens } = query
  const found: [number, number][] = []
  for (let i = 0; i < tokens.length; i++) {
    if (qualifies(tokens, i)) found.push([i, clauseEnd(query, i + 1)])
    if (isTrailing(query, i)) found.push([clauseStart(query, i), i + 1])
  }
  return found
}

/** Reports whether an optional part starts here: `ideally`, `open to`, `nice to have`. */
function qualifies(tokens: readonly string[], i: number): boolean {
  const [word, next] = [tokens[i], tokens[i + 1] ?? '']
  if (QUALIFIERS.has(word)) return true
  const two = `${word} ${next}`
  if (two === 'open to' && tokens[i + 2] === 'work') return false
  return /^(?:open to|open for|willing to|interested in|bonus if|bonus for|bonus points|nice to|would love|de preferencia)$/.test(
    two
  )
}

/** Reports whether an optional part ends here: `Berlin preferred`, `MBA nice to have`. */
function isTrailing({ tokens, breaks }: QueryTokens, i: number): boolean {
  const ends = i + 1 === tokens.length || breaks.has(i + 1)
  if (!ends || i === 0 || breaks.has(i)) return false
  const three = tokens.slice(Math.max(0, i - 2), i + 1).join(' ')
  return (
    TRAILING_QUALIFIERS.has(tokens[i]) ||
    /(?:^| )a plus$|nice to have$|good to have$|an advantage$/.test(three)
  )
}

/**
 * Returns the position where the optional part ends: at a requirement, at the query's first place, or at the
 * next punctuation, except right after the opening (`ideally, ...`).
 */
function clauseEnd({ tokens, breaks }: QueryTokens, from: number): number {
  const isPlaced = (position: number) => /^(?:in|near|around|based)$/.test(tokens[position] ?? '')
  const hasPlace = tokens.slice(0, from).some((_, i) => isPlaced(i))
  const ends = (position: number) =>
    breaks.has(position) ||
    /^(?:but|must|needs?|should)$/.test(tokens[position]) ||
    (isPlaced(position) && !hasPlace)
  let end = from + 1
  while (end < tokens.length && !ends(end)) end++
  return Math.min(end, tokens.length)
}

/** Returns the position of the previous punctuation or preposition. */
function clauseStart({ tokens, breaks }: QueryTokens, from: number): number {
  let start = from
  while (start > 0 && !breaks.has(start) && !/^(?:in|with|based|from|and|having)$/.test(tokens[start]))
    start--
  return start
}

export const remoteWords = ({ tokens }: QueryTokens): number[] =>
  tokens.flatMap((token, i) => (REMOTE.has(token) ? [i] : []))

/** Reports whether a place is an alternative to remote work: `Berlin or remote`. */
export function isAlternativeToRemote(
  { tokens, joined, breaks }: QueryTokens,
  remote: readonly number[],
  start: number,
  end: number
): boolean {
  return remote.some((i) => {
    const before = tokens[i - 1] ?? ''
    const joins = /^(?:or|oder|o|ou|of)$/
    if (joins.test(before) || joins.test(tokens[i + 1] ?? '')) return true
    if (/^(?:ok|okay|possible|friendly|fine|welcome|allowed|acceptable)$/.test(tokens[i + 1] ?? ''))
      return true
    return (i === end && (joined.has(i) || breaks.has(i))) || (i + 1 === start && joined.has(start))
  })
}

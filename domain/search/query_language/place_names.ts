import type { PlaceMention } from '#domain/people/places/places'
import { FUNCTION_WORDS } from './function_words.js'
import { isRoleNoun, isWorkWord } from './role_words.js'
import { isCapitalised, type QueryTokens } from './tokens.js'

/** Nouns that end an organisation's name: London Business School. */
const ENDS = /^(?:group|school|bank|university|college|institute|hospital|clinic|foundation|airlines|museum)$/
/** Nouns that start an organisation's name before `of`: University of Chicago. */
const STARTS = /^(?:university|bank|college|institute|museum|universitat|universidad|universite|universita)$/
const OF = /^(?:of|de|di|do|da)$/
const MAX_WORDS = 5
/** Words that announce a name. Another rule reads such names. */
const ANNOUNCING = /^(?:at|from|by|for|of|in|bei|an|der|die|am|chez|a|presso|alla|bij|en|em|na|da)$/

/**
 * Finds organisations whose names contain a place and that no preposition announces: `ETH Zurich
 * researchers`, `Bank of Ireland analysts`. The place is then part of the name.
 */
export function organisationsWithPlaces(
  query: QueryTokens,
  places: readonly PlaceMention[]
): { start: number; end: number }[] {
  const { tokens } = query
  return places.flatMap((place) => {
    const span = ofName(query, place) ?? endedName(query, place) ?? shortName(query, place)
    if (!span || ANNOUNCING.test(tokens[span.start - 1] ?? '')) return []
    return [span]
  })
}

type Span = { start: number; end: number }

/** Reads `University of Chicago`, also in lower case. */
function ofName({ tokens, breaks }: QueryTokens, { start, end }: Span): Span | null {
  const of = tokens[start - 1] === 'the' ? start - 2 : start - 1
  const isName = OF.test(tokens[of] ?? '') && STARTS.test(tokens[of - 1] ?? '') && !breaks.has(start)
  return isName ? { start: of - 1, end } : null
}

/** Reads `London Business School`, in capitals. */
function endedName({ tokens, original, breaks }: QueryTokens, { start, end }: Span): Span | null {
  let to = end
  while (to < tokens.length && to - start < MAX_WORDS && !breaks.has(to) && isCapitalised(original[to])) to++
  while (to > end && !ENDS.test(tokens[to - 1])) to--
  // Where every word has a capital, the words after the noun may belong to it.
  const isClear = to === tokens.length || breaks.has(to) || !isCapitalised(original[to])
  return to > end && isClear && isCapitalised(original[start]) ? { start, end: to } : null
}

/** Reads `ETH Zurich researchers`: an abbreviation directly before a place and a role. */
function shortName({ tokens, original, breaks }: QueryTokens, { start, end }: Span): Span | null {
  const abbreviation = original[start - 1] ?? ''
  const isShort = /^\p{Lu}{2,5}$/u.test(abbreviation) && original.some((word) => /\p{Ll}/u.test(word))
  if (!isShort || breaks.has(start) || !isCapitalised(original[start])) return null
  if (isWorkWord(tokens[start - 1]) || FUNCTION_WORDS.has(tokens[start - 1])) return null
  return isRoleNoun(tokens[end] ?? '') ? { start: start - 1, end } : null
}

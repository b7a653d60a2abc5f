import type { PlaceMention } from '#domain/people/places/places'
import { wholeText } from '#domain/people/text/phrases'
import { FUNCTION_WORDS } from './function_words.js'
import { isRoleNoun, isWorkWord } from './role_words.js'
import { isCapitalised, type QueryTokens } from './tokens.js'

/** Nouns that end an organisation's name: London Business School. */
const ENDS = /^(?:group|school|bank|university|college|institute|hospital|clinic|foundation|airlines|museum)$/
/** Nouns that start an organisation's name before `of`: University of Chicago. */
const STARTS = /^(?:university|bank|college|institute|museum|universitat|universidad|universite|universita)$/
const OF = /^(?:of|de|di|do|da)$/
const MAX_WORDS = 5
/** Words that announce a name. `findEmployers` reads such names by other rules. */
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

/** Nouns for one school and their abbreviations, in seven languages. */
const SCHOOL = wholeText()`
  university | universitat | universitaet | universidad | universidade | universite | universita
  universiteit | rijksuniversiteit | uni | hochschule | fachhochschule | hogeschool | polytechnic
  polytechnique | politecnico | politecnica | polytechnikum | faculdade | facultad | faculte
  fh | th | tu | eth | epf | iit | iim | nit | uc | ut | tec | tecnologico
`
/** Words between a school and its place: `Universität zu Köln`, `Tec de Monterrey`. */
const SCHOOL_OF = /^(?:of|at|de|del|di|do|da|du|van|von|zu)$/
/** Words between a place and the noun of its school: `Ohio State University`. */
const BEFORE_SCHOOL = /^(?:state|technical|national|city|free)$/

/**
 * Finds schools that are named after a place, in any case: `uni wien`, `universidade de coimbra`,
 * `leiden university`.
 */
export function schoolsWithPlaces(
  { tokens, breaks }: QueryTokens,
  places: readonly PlaceMention[]
): { start: number; end: number }[] {
  const isSchool = (i: number) => SCHOOL.test(tokens[i] ?? '')
  return places.flatMap(({ start, end }) => {
    const of = SCHOOL_OF.test(tokens[start - 1] ?? '') ? start - 1 : start
    if (isSchool(of - 1) && !breaks.has(start) && !breaks.has(of)) {
      // `University of Texas at Austin`
      const campus = tokens[end] === 'at' ? places.find((one) => one.start === end + 1) : undefined
      return [{ start: of - 1, end: campus?.end ?? end }]
    }
    const noun = BEFORE_SCHOOL.test(tokens[end] ?? '') ? end + 1 : end
    const isAfter = isSchool(noun) && tokens[noun].length > 4 && !breaks.has(end) && !breaks.has(noun)
    return isAfter ? [{ start, end: noun + 1 }] : []
  })
}

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

import { COMMON_WORDS } from './tables/common_words.js'
import { EVERYDAY_WORDS } from './tables/everyday_words.js'

/** Words before a place: English, Spanish, Portuguese, French, German, Dutch, Italian. */
const PREPOSITIONS = new Set(
  'in near within around across throughout covering from en em no na nos nas a à aux au dans im bei aus uit te bij nel nella di da do de of for serving'.split(
    ' '
  )
)
/** Prepositions that, in a people query, mostly precede places. */
const STRONG = new Set(
  'in near within around across throughout covering en em dans im nel nella serving'.split(' ')
)
const NOUNS_BEFORE = new Set(
  'jobs positions roles openings vacancies job position role based located living'.split(' ')
)

/** Two-letter codes that are also words in some language. */
const WORD_CODES = new Set(
  'in or me eu ia hi ok oh pa la ma de co id al as ai ar ct mi mo ms va sc sd nd ne de ca al ga il ia ky id wa pr vi nu on bc nt sa wa no it is at be to so my us am pm hr it ml ui ux qa vp'.split(
    ' '
  )
)

/** Words that may directly follow a place. */
const AFTER_PLACE = new Set(
  'area based experienced early mid senior entry junior level at with who whom that and or for with having working from open willing specializing con com avec mit met'.split(
    ' '
  )
)
const ARTICLE = /^(the|greater|central|downtown|inner|o|os|as|la|el|los|las|le|les|der|die|den|city)$/
/** Function words of Romance languages, in which "me", "la", "de" and "eu" are words. */
const ROMANCE = new Set(
  'que de com con para quero encontre encontrar encontra busco uma um por nao los las una del e y et les des dans pour avec os que qui especialistas'.split(
    ' '
  )
)

/**
 * The surroundings of tokens in a query. `strong`: after a preposition that mostly precedes places.
 * `weak`: after any preposition, or a noun such as `jobs`. `listed`: directly after such a noun.
 * `closed`: at the end, or before a typical next word.
 */
export type Context = {
  strong: boolean
  weak: boolean
  listed: boolean
  start: boolean
  end: boolean
  closed: boolean
  romance: boolean
}

/** The maximum number of words between a preposition and its place. */
const MAX_ARTICLES = 5

/** Reports whether at least two function words are Spanish, Portuguese or French. */
export const isRomance = (tokens: string[]): boolean =>
  tokens.filter((token) => ROMANCE.has(token)).length >= 2

/** Returns the context of tokens `start` to `end` (exclusive). `romance` is `isRomance(tokens)`. */
export function contextOf(tokens: string[], start: number, end: number, romance: boolean): Context {
  let at = start - 1
  while (at > 0 && start - at <= MAX_ARTICLES && ARTICLE.test(tokens[at])) at--
  const before = tokens[at] ?? ''
  const next = tokens[end]
  return {
    strong: STRONG.has(before),
    weak: PREPOSITIONS.has(before) || NOUNS_BEFORE.has(before),
    listed: NOUNS_BEFORE.has(before) && at === start - 1,
    start: start === 0,
    end: end === tokens.length,
    closed: next === undefined || AFTER_PLACE.has(next) || /^\d/.test(next),
    romance,
  }
}

/** Reports whether a word never belongs to a misspelt place name. */
export const isFunctionWord = (word: string): boolean =>
  PREPOSITIONS.has(word) || AFTER_PLACE.has(word) || NOUNS_BEFORE.has(word)

export const isEveryday = (word: string): boolean => EVERYDAY_WORDS.has(word)

/** Reports whether a word in lower case is not read as a place, even after `in`: `bugs in games`. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word)

export const isWordCode = (code: string): boolean => WORD_CODES.has(code)

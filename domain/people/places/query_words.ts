import { EVERYDAY_WORDS } from './data/everyday_words.js'

/** Words after which a place is likely: English, Spanish, Portuguese, French, German, Dutch, Italian. */
const PREPOSITIONS = new Set(
  'in near within around across throughout covering from at en em no na nos nas a à aux au dans im bei aus uit te bij nel nella di da do de of for to outside serving'.split(
    ' '
  )
)
/** Those of them that hardly stand before anything but a place in a people query. */
const STRONG = new Set(
  'in near within around across throughout covering en em dans im nel nella outside serving'.split(' ')
)
const NOUNS_BEFORE = new Set(
  'jobs positions roles openings vacancies job position role based located living'.split(' ')
)

/** Two-letter codes that are words of their own in some language. */
const WORD_CODES = new Set(
  'in or me hi ok oh pa la ma de co id al as ai ar ct mi mo ms va sc sd nd ne de ca al ga il ia ky id wa pr vi nu on bc nt sa wa no it is at be to so my us am pm hr it ml ui ux qa vp'.split(
    ' '
  )
)

export type Context = { strong: boolean; weak: boolean; start: boolean; end: boolean; area: boolean }

/** What stands around tokens start..end (exclusive). */
export function contextOf(tokens: string[], start: number, end: number): Context {
  let at = start - 1
  while (
    at >= 0 &&
    /^(the|greater|central|downtown|inner|o|os|as|la|el|los|las|le|les|der|die|den|city)$/.test(tokens[at]) &&
    at > 0
  )
    at--
  const before = tokens[at] ?? ''
  const next = tokens[end]
  return {
    strong: at >= 0 && STRONG.has(before),
    weak: at >= 0 && (PREPOSITIONS.has(before) || NOUNS_BEFORE.has(before)),
    start:
      start === 0 ||
      (start === 1 &&
        /^(find|search|show|get|list|looking|encontre|busca|suche|zoek|trouve)$/.test(tokens[0])),
    end: end === tokens.length,
    area: next === 'area' || next === 'region' || next === 'based' || next === 'metro',
  }
}

export function isEveryday(word: string): boolean {
  return EVERYDAY_WORDS.has(word)
}

export function isWordCode(code: string): boolean {
  return WORD_CODES.has(code)
}

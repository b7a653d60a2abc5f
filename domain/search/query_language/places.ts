import { findPlaces, isDemonym, type PlaceMention } from '#domain/people/places/places'
import { findSkills } from '#domain/people/skills/skills'
import { translatedRoles } from '#domain/people/titles/role_translations'
import { FOREIGN_FUNCTION_WORDS, FUNCTION_WORDS, REMOTE } from './function_words.js'
import type { QueryPlace } from './parsed_query.js'
import { isRoleNoun, isWorkWord } from './role_words.js'
import { hasMixedCase, isCapitalised, type QueryTokens } from './tokens.js'

const BEFORE_PLACE =
  /^(?:in|at|from|near|around|across|within|outside|en|em|a|de|dans|aus|bei|based|located|the)$/
/** The minimum score of a well-known city. The name of another city may be part of a role, or a tool. */
const WELL_KNOWN = 0.85

/** The minimum score of a place whose name is rarely a common word. */
const HARDLY_A_WORD = 0.8

/** Returns a query's places, without words that only look like places. */
export function findQueryPlaces(query: QueryTokens): PlaceMention[] {
  const found = findPlaces(query.tokens, { original: query.original })
  return found.filter(
    (one) =>
      !isInitials(query, one, found) &&
      !isPartOfRole(query, one, found) &&
      !isLanguage(query, one) &&
      !isMisspeltEmployer(query, one) &&
      !isForeignWord(query, one) &&
      !isNameOfThing(query, one) &&
      !isTopic(query, one, found) &&
      !isTool(query, one) &&
      !isField(query, one) &&
      !isSkill(query, one) &&
      !isCommonNoun(query, one)
  )
}

/** Reports whether a code is part of a joined word, as in `AR/VR` or `remote ok`. */
function isInitials(
  { tokens, joined }: QueryTokens,
  { start, end }: PlaceMention,
  all: readonly PlaceMention[]
): boolean {
  if (end - start > 1 || tokens[start].length > 3) return false
  if (tokens[start] === 'ok' && REMOTE.has(tokens[start - 1] ?? '')) return true
  const isOther = (position: number) => !all.some((place) => position >= place.start && position < place.end)
  return (joined.has(start) && isOther(start - 1)) || (joined.has(end) && isOther(end))
}

/**
 * Reports whether a town's name belongs to the role after it. The town has no preposition, and a later place
 * has one: `police officers in Chicago`.
 */
function isPartOfRole(
  { tokens, breaks }: QueryTokens,
  { start, end, kind, score }: PlaceMention,
  all: readonly PlaceMention[]
): boolean {
  const announced = (position: number) => BEFORE_PLACE.test(tokens[position - 1] ?? '')
  if (kind !== 'city' || end - start > 1 || score >= WELL_KNOWN || announced(start)) return false
  const beforeRole = end < tokens.length && !breaks.has(end) && isRoleNoun(tokens[end])
  return beforeRole && all.some((other) => other.start > start && announced(other.start))
}

/** Reports whether a town's name is a common word in a topic: `about wildlife and rivers`. */
function isTopic(
  { tokens, original }: QueryTokens,
  { start, kind, score }: PlaceMention,
  all: readonly PlaceMention[]
): boolean {
  if (score >= HARDLY_A_WORD || kind === 'country' || kind === 'region' || isCapitalised(original[start]))
    return false
  const before = tokens[start - 1] ?? ''
  if (/^(?:about|on|with|of)$/.test(before)) return kind === 'city' || before !== 'of'
  const item = start - 2
  return (
    /^(?:and|or)$/.test(before) &&
    item >= 0 &&
    !REMOTE.has(tokens[item]) &&
    !all.some(({ end }) => end === item + 1)
  )
}

/** Reports whether a country's name means a language, as in `fluent in German`. */
function isLanguage({ tokens }: QueryTokens, { start, end, kind, name }: PlaceMention): boolean {
  if (kind !== 'country') return false
  // Nobody lives `in German` or `en español`: after such a word, a demonym is a language.
  if (end - start === 1 && /^(?:in|en|em|auf|op)$/.test(tokens[start - 1] ?? '') && isDemonym(name))
    return true
  if (/^(?:speaking|speakers?)$/.test(tokens[end] ?? '')) return true
  const before = tokens.slice(Math.max(0, start - 2), start)
  return before.some((word) => /^(?:speaks?|speaking|fluent|native|language|languages)$/.test(word))
}

/** Verbs of work in Spanish, Portuguese and Italian, in the present and the past. */
const WORKS = /^(?:trabaj(?:an?|aron|aba|aban|ado)|trabalh(?:am?|aram|ou|avam)|lavor(?:ano|ato|avano))$/
/** Without its accent, this verb is also the noun for work. */
const WORKED_ACCENTED = /^trabajó$/iu

/** Reports whether a misspelt place after a verb of work is rather an employer: `trabajó en google`. */
const isMisspeltEmployer = (
  { tokens, original }: QueryTokens,
  { start, corrected, score }: PlaceMention
): boolean =>
  (corrected !== undefined || score < HARDLY_A_WORD) &&
  (WORKS.test(tokens[start - 2] ?? '') || WORKED_ACCENTED.test(original[start - 2] ?? ''))

/** Reports whether a place code is a word of another language, as in `en la UNAM`, `in de zorg`. */
function isForeignWord({ tokens, original, breaks }: QueryTokens, { start, end }: PlaceMention): boolean {
  if (end - start > 1 || end === tokens.length || breaks.has(end)) return false
  // Spanish, Portuguese and Italian `usa` means "uses".
  if (tokens[start] === 'usa' && /^(?:que|che|quien|quem|chi)$/.test(tokens[start - 1] ?? '')) return true
  if (!/^\p{Ll}{2}$/u.test(original[start]) || !FOREIGN_FUNCTION_WORDS.has(tokens[start])) return false
  return (
    tokens.some((token, i) => i !== start && FOREIGN_FUNCTION_WORDS.has(token)) ||
    translatedRoles(tokens).some((role) => !tokens.slice(role.start, role.end).every(isRoleNoun))
  )
}

/** Nouns of things that have names. */
const THING =
  /^(?:projects?|awards?|prizes?|program|programme|framework|library|language|conference|summit|meetup|protocol|committee|law|laws|studies|engineering|editor|database|theorem|method|model)$/

/** Reports whether a little-known place is the name of something: `the Falcon project`. */
const isNameOfThing = ({ tokens, breaks }: QueryTokens, { end, score }: PlaceMention): boolean =>
  score < HARDLY_A_WORD && !breaks.has(end) && THING.test(tokens[end] ?? '')

/** Reports whether a little-known town is the name of a tool: `who know Snowflake`. */
const isTool = ({ tokens }: QueryTokens, { start, kind, score }: PlaceMention): boolean =>
  kind === 'city' &&
  score < WELL_KNOWN &&
  !/^(?:machine|deep)$/.test(tokens[start - 2] ?? '') &&
  /^(?:knows?|knowing|uses?|using|used|learn(?:s|ed|ing)?|loves?|builds?|write|writes)$/.test(
    tokens[start - 1] ?? ''
  )

/**
 * Reports whether a place code means a field of work, as in `working in HR`. The codes `ai` (Anguilla) and
 * `ml` (Mali) always mean a field.
 */
const isField = ({ tokens }: QueryTokens, { start, end }: PlaceMention): boolean =>
  end - start === 1 && (/^(?:ai|ml)$/.test(tokens[start]) || isWorkIn(tokens, start))

const isWorkIn = (tokens: readonly string[], start: number): boolean =>
  /^(?:hr|it|qa)$/.test(tokens[start]) &&
  tokens[start - 1] === 'in' &&
  /^(?:works?|working|people|someone|anyone|careers?|professionals?)$/.test(tokens[start - 2] ?? '')

/** Reports whether a name means one of two skills, as in `Rust or Go`. */
const isSkill = ({ tokens }: QueryTokens, { start, end }: PlaceMention): boolean =>
  end - start === 1 &&
  /^(?:and|or)$/.test(tokens[start - 1] ?? '') &&
  start > 1 &&
  findSkills(tokens.slice(start - 2, end)).length === 2

/** Reports whether neither a preposition nor a capital announces a city: `rust, pyo3, maturin`. */
export const isUnsure = ({ tokens, original }: QueryTokens, { start, kind }: PlaceMention): boolean =>
  kind === 'city' && !isCapitalised(original[start]) && !BEFORE_PLACE.test(tokens[start - 1] ?? '')

/** Adds a place that the list lacks. A repeated place would only repeat its conditions. */
export function addPlace(places: QueryPlace[], place: PlaceMention): void {
  if (!places.some(({ name, kind }) => name === place.name && kind === place.kind))
    places.push(toPlace(place))
}

/** Returns a place of the parsed query, without its position. */
export const toPlace = ({ name, kind, filter, prefer, wider }: PlaceMention): QueryPlace => ({
  ...{ name, kind, filter, prefer },
  ...(wider ? { wider } : {}),
})

/** Whether a city is only a noun before another: `forest ecology`, in a query with capitals. */
function isCommonNoun(query: QueryTokens, { start, end, kind }: PlaceMention): boolean {
  const { tokens, original, breaks } = query
  if (kind !== 'city' || end - start > 1 || end === tokens.length || breaks.has(end)) return false
  const isLower = (at: number) => /^\p{Ll}/u.test(original[at])
  return (
    hasMixedCase(query) &&
    isLower(start) &&
    isLower(end) &&
    !FUNCTION_WORDS.has(tokens[end]) &&
    !isWorkWord(tokens[end])
  )
}

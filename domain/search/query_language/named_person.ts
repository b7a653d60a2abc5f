import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import type { PlaceMention } from '#domain/people/places/places'
import { FUNCTION_WORDS } from './function_words.js'
import { isWorkWord } from './role_words.js'
import { hasMixedCase, isCapitalised, type QueryTokens } from './tokens.js'

export type NamedPerson = { start: number; end: number; name: string; orCompany: boolean }

/** Words before the name or address of a person. */
export const OPENERS = new Set(
  'find who is s was show me get look up profile of contact for the about search lookup email locate'.split(
    ' '
  )
)
const HONORIFICS = new Set('dr mr mrs ms miss prof professor sir dame herr frau sr sra don dona'.split(' '))
const PARTICLES = new Set(
  'de del della di da dos das la le van von der den ter ten bin ibn al el y'.split(' ')
)
const FOLLOWING = /^(?:at|from|of|who|chez|bei|works|working|in|with|s)$/
/**
 * Matches words that are no names: holders of degrees, speakers of a language (`German speaking`) and plurals
 * of occupations. Plurals in -ers do not match, because many family names end in -ers.
 */
const OCCUPATIONS =
  /^(?:phds?|mbas?|mscs?|postdocs?|dropouts?|speaking)$|(?:ists|ologists|icians|ians|eers|smiths|women|people)$/
/** Words after "professor" that state the rank. */
const GRADES =
  /^(?:adjunt[oa]|asociad[oa]|associad[oa]|associat[oa]|titular|catedratic[oa]|emerit[oa]|emeritus|universitari[oa]|ordinari[oa]|ordinario|substitut[oa]|visitante|colaborador[a]?|contratad[oa]|doutor[a]?|fur|fuer)$/
const MAX_NAME_LENGTH = 5

/**
 * Finds a person named at the start of a query: `Zoe Garner at Elmora`, `who is zoe garner`,
 * `Jordan Lee, product manager`. A name has two to five words (or one, after an honorific or in a
 * script without spaces) and no work word. It starts with an honorific or a given name. Other
 * capitalised words may be a name or a company.
 */
export function findNamedPerson(query: QueryTokens, places: readonly PlaceMention[]): NamedPerson | null {
  const { tokens, original, breaks, joined } = query
  if (query.negated.size > 0) return null
  const inverted = familyNameFirst(query, places)
  if (inverted) return inverted
  let start = 0
  while (OPENERS.has(tokens[start]) && !isInitial(query, start)) start++
  const titled = HONORIFICS.has(tokens[start])
  if (titled) start++
  const end = endOfName(query, start)
  const name = tokens.slice(start, end)
  if (
    name.length === 0 ||
    name.length > MAX_NAME_LENGTH ||
    (name.length < 2 && !titled && !isUnspaced(name[0]))
  )
    return null
  if (name.some((word) => OCCUPATIONS.test(word)) || (titled && GRADES.test(name[0]))) return null
  const atEnd = end === tokens.length
  const before = end < tokens.length && (breaks.has(end) || FOLLOWING.test(tokens[end]))
  const byRole = !atEnd && isWorkWord(tokens[end])
  if (!atEnd && !before && !byRole) return null

  // Words in a script without spaces share one spelling.
  const spelt = original
    .slice(start, end)
    .filter((word, i, all) => !(joined.has(start + i) && word === all[i - 1]))
  const written = spelt.join(' ').replace(/['’]s$/, '')
  const isPlace = (position: number) =>
    places.some((place) => position >= place.start && position < place.end)
  const placed = name.filter((_, i) => isPlace(start + i)).length
  if (placed === name.length) return null
  const capitalised =
    hasMixedCase(query) &&
    original.slice(start, end).every((word, i) => isCapitalised(word) || PARTICLES.has(name[i]))
  const hasLeadingInitial =
    isInitial(query, start) && name.length > 2 && looksLikeGivenName(original[start + 1])
  const given = titled || hasLeadingInitial || looksLikeGivenName(original[start])
  if (given) {
    // A place name is a given name only if it is capitalised or alone, unlike in `charlotte dental
    // hygienists`.
    if (isPlace(start) && byRole && !before && !capitalised) return null
    // An institution of the place: `georgia house of representatives`.
    if (isPlace(start) && tokens[end] === 'of' && !capitalised) return null
    if (!titled && !isPlausiblePersonName(titleCase(written))) return null
    return { start, end, name: written, orCompany: false }
  }
  const alone = atEnd || breaks.has(end)
  const bare =
    alone &&
    placed === 0 &&
    original.slice(start, end).every((word) => isCapitalised(word) || isUnspaced(word))
  if (!bare && !(capitalised && placed === 0 && (atEnd || tokens[end] === 'at'))) return null
  if (!isPlausiblePersonName(written)) return null
  return { start, end, name: written, orCompany: alone }
}

/** Finds `Garner, Zoe`, alone or before an employer. */
function familyNameFirst(query: QueryTokens, places: readonly PlaceMention[]): NamedPerson | null {
  const { tokens, original, breaks, text, offsets } = query
  const [comma] = [...breaks].sort((a, b) => a - b)
  if (comma === undefined || comma > 3) return null
  if (text.slice(offsets[comma - 1][1], offsets[comma][0]).trim() !== ',') return null
  const end = endOfName(query, comma)
  const isEnd = end === tokens.length || FOLLOWING.test(tokens[end])
  const isName = (start: number, to: number) =>
    to > start &&
    tokens
      .slice(start, to)
      .every((token, i) => !FUNCTION_WORDS.has(token) || PARTICLES.has(token) || isInitial(query, start + i))
  if (!isEnd || end - comma > 3 || !isName(0, comma) || !isName(comma, end)) return null
  if (tokens.slice(0, comma).some(isWorkWord) || !looksLikeGivenName(original[comma])) return null
  // `Austin, Houston` lists places.
  if (places.some(({ start, kind }) => start >= comma && start < end && kind !== 'city')) return null
  if (places.some((place) => place.start < comma) && places.some(({ start }) => start >= comma)) return null
  const name = [...original.slice(comma, end), ...original.slice(0, comma)].join(' ')
  return isPlausiblePersonName(titleCase(name))
    ? { start: 0, end, name: titleCase(name), orCompany: false }
    : null
}

/**
 * Returns the query if it has two to four words without digits, punctuation or function words; else null.
 * Such a query may be a name, even if it has another meaning. A person with exactly this name ranks first.
 */
export function perhapsName(query: QueryTokens): string | null {
  const { tokens, original, breaks } = query
  if (tokens.length < 2 || tokens.length > 4 || breaks.size > 0) return null
  const isOther = (token: string, at: number) =>
    FUNCTION_WORDS.has(token) && !PARTICLES.has(token) && !isInitial(query, at)
  if (tokens.some((token, at) => /\d/.test(token) || isOther(token, at))) return null
  return original.join(' ')
}

function endOfName(query: QueryTokens, start: number): number {
  const { tokens, breaks } = query
  let end = start
  while (end < tokens.length && end - start <= MAX_NAME_LENGTH && (end === start || !breaks.has(end))) {
    const token = tokens[end]
    const isParticle = PARTICLES.has(token) && end > start && end + 1 < tokens.length && !breaks.has(end + 1)
    const isPart = isParticle || isInitial(query, end)
    if (/\d/.test(token) || (!isPart && (FUNCTION_WORDS.has(token) || isWorkWord(token)))) break
    end++
  }
  while (end > start && PARTICLES.has(tokens[end - 1]) && !isInitial(query, end - 1)) end--
  // In `Macy S Buyers`, the S belongs to the role, not to a name.
  const isBeforeRole = end < tokens.length && !breaks.has(end) && isWorkWord(tokens[end])
  while (isBeforeRole && end > start && isInitial(query, end - 1) && !isDotted(query, end - 1)) end--
  return end
}

/**
 * Whether a word is the initial of a name, as in `Heather T. Taylor`. A capital without a full stop
 * is an initial only if the query has small letters too. A small `s` or `t` between two words is an
 * initial if no role follows, unlike in `macy s buyers`. Other small letters are words.
 */
function isInitial(query: QueryTokens, at: number): boolean {
  const { text, tokens, original, joined, breaks } = query
  const word = original[at]
  if (!/^\p{L}\.?$/u.test(word) || joined.has(at) || joined.has(at + 1)) return false
  if (/^\p{Lu}/u.test(word) && (isDotted(query, at) || (tokens[at] !== 'i' && /\p{Ll}/u.test(text))))
    return true
  if (at === 0 || at + 1 >= tokens.length || breaks.has(at) || !/^[st]$/.test(tokens[at])) return false
  for (let next = at + 1; next < tokens.length && !breaks.has(next); next++)
    if (isWorkWord(tokens[next])) return false
  return !breaks.has(at + 1)
}

const isDotted = ({ text, original, offsets }: QueryTokens, at: number): boolean =>
  original[at].endsWith('.') || text[offsets[at][1]] === '.'

const isUnspaced = (word: string) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
const titleCase = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}'])\p{Ll}/gu, (letter) => letter.toUpperCase())

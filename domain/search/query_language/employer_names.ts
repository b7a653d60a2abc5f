import { findSectors } from '#domain/people/companies/industries'
import { isEveryday } from '#domain/people/places/places'
import { COMPANY_NOUNS, FOREIGN_FUNCTION_WORDS, FUNCTION_WORDS } from './function_words.js'
import { isRoleNoun, isRoleWord, isWorkWord } from './role_words.js'
import { hasMixedCase, isCapitalised, type QueryTokens } from './tokens.js'

/** Words that are not read as the start of a company name. */
const NOT_NAMES = new Set(
  `least most companies company startups startup firms firm organizations organisations businesses
  scale scaleups agencies banks hospitals schools universities large small big medium mid top leading
  fast growing early late stage any a an the our all home various different other similar tech
  technology which work remote same high low night once district districts ward wards precinct precincts`.split(
    /\s+/
  )
)

/**
 * Reports whether a word in lower case can start a name: it is no function word and no word of roles,
 * sectors or skills.
 */
export const isPlainName = ({ tokens }: QueryTokens, at: number): boolean =>
  /^\p{L}{2,}$/u.test(tokens[at] ?? '') && !FUNCTION_WORDS.has(tokens[at]) && !isWorkWord(tokens[at])

/**
 * Reports whether a word after `ex` or `former` names an employer in a query without capitals: `ex
 * acme`, `formerly acme`. After `former`, a noun for people may follow another word: `former olympic
 * athlete`.
 */
export function isFormerEmployer(query: QueryTokens, at: number): boolean {
  if (hasMixedCase(query) || query.breaks.has(at) || !isPlainName(query, at)) return false
  const next = query.tokens[at + 1]
  const isLast = next === undefined || query.breaks.has(at + 1) || FUNCTION_WORDS.has(next)
  return query.tokens[at - 1] === 'ex' || isLast
}

/** Kinds of companies that also end the name of one company: Acme Labs. */
const BRAND_ENDS = new Set(['labs', 'studios', 'brands'])

/**
 * Reports whether words can be a company's name and not a sector or kind of company. A name that
 * starts with a sector (Media Monks) requires capitals (`proper`).
 */
export function isName(tokens: readonly string[], proper: boolean): boolean {
  const [first] = tokens
  if (tokens.join('') === '' || NOT_NAMES.has(first) || first === 'series') return false
  if (COMPANY_NOUNS.has(first) && (tokens.length === 1 || first.endsWith('s'))) return false
  const isEmptyWord = (token: string) =>
    /^\d+$/.test(token) || (FUNCTION_WORDS.has(token) && !FOREIGN_FUNCTION_WORDS.has(token))
  if (tokens.every(isEmptyWord)) return false
  const sectors = findSectors(tokens)
  const last = tokens[tokens.length - 1]
  const isBrand = proper && BRAND_ENDS.has(last) && !sectors.some(({ start }) => start === 0)
  if (tokens.length > 1 && COMPANY_NOUNS.has(last) && /s$/.test(last) && !isBrand) return false
  const whole = (spans: readonly { start: number; end: number }[]) =>
    spans.some(({ start, end }) => start === 0 && end === tokens.length)
  return !whole(sectors) && (proper || tokens.length > 2 || !sectors.some(({ start }) => start === 0))
}

/**
 * Returns the employer in a noun for its staff, such as Google in `Googlers`, or null. The result may be
 * wrong, because some company names end in `ers` too.
 */
export function employerOfStaff(name: string): string | null {
  const [, stem] = /^(\p{L}{2,}?)ers$/iu.exec(name) ?? []
  if (stem === undefined) return null
  return /[^aeiou]l$/i.test(stem) ? `${stem}e` : stem
}

/** Nouns for groups of people and times, which own things in many topics. */
const COMMON_OWNER =
  /^(?:wom[ae]n|m[ae]n|child(?:ren)?|people|kid|girl|boy|today|tomorrow|yesterday|world)['’]s$/i

/**
 * Reports whether a possessive names an employer: `Stripe's CTO`, but not `children's books` or `veterans'
 * homes`. A common noun is not capitalised, except as the first word.
 */
export function isOwner({ tokens, original }: QueryTokens, i: number): boolean {
  if (i + 1 >= tokens.length) return false
  if (i > 0 && isCapitalised(original[i])) return true
  const owned = tokens.slice(i + 1, i + 3).some((token) => isRoleNoun(token) || isRoleWord(token))
  return owned && !/['’]$/.test(original[i]) && !isEveryday(tokens[i]) && !COMMON_OWNER.test(original[i])
}

/** Returns the position where the capitalised name that ends with a possessive starts. */
export function ownerStart({ tokens, original, breaks }: QueryTokens, i: number): number {
  let start = i
  while (
    start > 0 &&
    i - start < 3 &&
    isCapitalised(original[start - 1]) &&
    !FUNCTION_WORDS.has(tokens[start - 1]) &&
    !breaks.has(start)
  )
    start--
  return start
}

import { FUNCTIONS, LEADING_HEADS } from './data/role_lexicon_data.js'
import { ROLE_ABBREVIATIONS } from './data/spellings_data.js'
import { ordered } from './role_token_order.js'
import { isRoleNoun, isSpeltRoleNoun, REWRITTEN, roleTokens } from './tokens.js'
import { canonicalRoles, roleSequences, singular } from './titles.js'
import { FUNCTION_WORDS, OF_WORDS } from './data/role_translations_data.js'
import { translatedRoles } from './role_translations.js'

/** A role in a query, at tokens `start` to `end` (exclusive). */
export type RoleMention = {
  start: number
  end: number
  name: string
  /** A title matches if it contains any of these sequences. */
  sequences: string[][]
  /** 1 for a role noun or a translated role; 0.6 for a function alone: `marketing operations`. */
  score: number
}

/** Words that end a role on either side. */
const BOUNDARY = new Set(
  `in at from near around within across for with who that which whose qui que quien quienes quem che welche working works work based located living live lives located covering serving using having has have
  is are was were be been being and or not no but except excluding without than then as by to on over under between about into
  positions position jobs job roles role openings vacancies candidates candidate  persons person   profiles profile  someone anyone everyone folks experts
  find me show list get give search looking look need want hire hiring seeking seek wanted please i we my our us you all any some the a an
  experienced early stage career level years year yrs yr area region companies company startups startup firms firm
  ideally preferably preferred ex former formerly previously current currently now`.split(/\s+/)
)

/** Words that mean the requested people, except in roles: `people analyst`, `head of people`. */
const SEEKERS = new Set('people professional professionals talent talents'.split(' '))

const OF = new Set(['of'])
const LEVEL_NUMBER = /^(?:i{1,3}|iv|[1-4]|l\d)s?$/
const COUNT = /^(?:\d+|years?|yrs?|yoe)$/
/** Two-letter abbreviations count only if in `ROLE_HEADS`. Most are states or small words. */
const isRoleWord = (token: string) =>
  isRoleNoun(token) ||
  isSpeltRoleNoun(token) ||
  (singular(token).length > 2 && singular(token) in ROLE_ABBREVIATIONS)

/** Roles in `a principal at a school`, but mere modifiers in `principal engineer`. */
const ALONE = new Set(['principal', 'fellow'])
const LEVEL_ALONE = /^(?:(?:senior|top|key|c|level|company|business) )*(?:executives?|leaders?)$/

const inGoToMarket = (tokens: readonly string[], at: number) =>
  tokens[at] === 'to' && tokens[at - 1] === 'go' && tokens[at + 1] === 'market'

/** Expands `engineering leader` to its lead, head, director, vice president and manager. */
function widened(sequences: string[][]): string[][] {
  const about = sequences.filter((sequence) => sequence.length > 1 && sequence.at(-1) === 'leader')
  return [
    ...sequences,
    ...about.flatMap((sequence) => LEADERS.map((noun) => [...sequence.slice(0, -1), noun])),
  ]
}
const LEADERS = ['lead', 'head', 'director', 'vicepresident', 'manager']

const FUNCTION_NAMES = new Set(FUNCTIONS.map((phrase) => canonicalRoles(phrase.join(' '))[0]?.join(' ')))
const MAX_FUNCTION_LENGTH = 4
const FUNCTION_TOKENS = new Set(
  [...FUNCTION_NAMES].flatMap((name) => name?.split(' ').map((token) => token.replace('~', '')) ?? [])
)
/** Reports whether a word can be part of a function. Most words of a query cannot. */
const canBeOfFunction = (word: string) =>
  [word, singular(word)].some((form) => FUNCTION_TOKENS.has(form) || REWRITTEN.has(form))
const isFunction = (phrase: readonly string[]) =>
  !OF.has(phrase[phrase.length - 1]) && FUNCTION_NAMES.has(ordered(roleTokens(phrase)).join(' '))

/**
 * Finds non-overlapping roles in a query, in order. `blocked` positions belong to other mentions,
 * such as a place or company. A role neither crosses nor includes them. `&` and `/` are no tokens,
 * so the words they join are adjacent.
 */
export function findRoles(
  tokens: readonly string[],
  blocked: (position: number) => boolean = () => false
): RoleMention[] {
  const free = (position: number) => position >= 0 && position < tokens.length && !blocked(position)
  const bound = (position: number) => BOUNDARY.has(tokens[position]) && !inGoToMarket(tokens, position)
  const inside = (position: number): boolean =>
    free(position) &&
    !bound(position) &&
    (!SEEKERS.has(tokens[position]) || OF.has(tokens[position - 1]) || leadsToHead(position + 1))
  const leadsToHead = (position: number) =>
    [position, position + 1].some(
      (next, i) => inside(next) && (i === 0 || inside(position)) && isRoleWord(tokens[next])
    )
  const mentions: RoleMention[] = []
  const occupied = new Set<number>()
  const taken = (start: number, end: number) => span(start, end).some((at) => occupied.has(at))
  const add = (start: number, end: number, score: number) => {
    if (taken(start, end)) return
    const name = tokens.slice(start, end).join(' ')
    if (LEVEL_ALONE.test(name)) return
    mentions.push({ start, end, name, sequences: widened(roleSequences(name)), score })
    for (const at of span(start, end)) occupied.add(at)
  }

  const longestFunctionAt = (start: number) => {
    let length = 0
    while (
      length < MAX_FUNCTION_LENGTH &&
      start + length < tokens.length &&
      canBeOfFunction(tokens[start + length])
    )
      length++
    return length
  }

  for (const { start, end } of translatedRoles(tokens)) {
    const english = tokens.slice(start, end).every((token) => isRoleWord(token))
    if (!english && span(start, end).every(free)) add(start, endOfTranslated(tokens, end, free), 1)
  }
  for (let i = 0; i < tokens.length; i++) {
    if (!inside(i) || taken(i, i + 1)) continue
    const leading =
      LEADING_HEADS.has(tokens[i]) && (OF.has(tokens[i + 1]) || tokens[i] === 'chief' || isVice(tokens, i))
    if (leading) {
      const end = endOfLeading(tokens, i, inside)
      add(startOfRole(tokens, i, inside), end, 1)
    }
  }
  for (let i = 0; i < tokens.length; i++)
    for (let length = longestFunctionAt(i); length > 0; length--) {
      if (!span(i, i + length).every((at) => free(at) && !bound(at)) || leadsToHead(i + length)) continue
      if (isFunction(tokens.slice(i, i + length))) add(i, i + length, 0.6)
    }
  for (let i = tokens.length - 1; i >= 0; i--) {
    if (!inside(i) || taken(i, i + 1)) continue
    if (!isRoleWord(tokens[i]) && !(ALONE.has(singular(tokens[i])) && !inside(i + 1))) continue
    let end = i + 1
    if (inside(end) && LEVEL_NUMBER.test(tokens[end]) && !COUNT.test(tokens[end + 1] ?? '')) end++
    const isFree = (position: number) => inside(position) && !taken(position, position + 1)
    add(startOfRole(tokens, i, isFree), end, 1)
  }
  return mentions.sort((a, b) => a.start - b.start)
}

const isVice = (tokens: readonly string[], i: number) =>
  /^(?:[sea]?vps?|presidents?)$/.test(tokens[i]) && OF.has(tokens[i + 1])

/** Extends a role to the left over its modifiers, at most five words. */
function startOfRole(tokens: readonly string[], head: number, inside: (position: number) => boolean): number {
  let start = head
  while (start > 0 && head - start < 5 && inside(start - 1) && !OF.has(tokens[start - 1])) start--
  return start
}

/** Extends `head of` to the right over its object. */
function endOfLeading(tokens: readonly string[], at: number, inside: (position: number) => boolean): number {
  let end = at + 1
  while (end - at < 6 && (inside(end) || (OF.has(tokens[end]) && inside(end + 1)))) end++
  return end
}

/** Extends a translated role over its function: `directora de operaciones`. */
function endOfTranslated(tokens: readonly string[], at: number, free: (position: number) => boolean): number {
  let end = at
  for (;;) {
    const about = OF_WORDS.has(tokens[end]) ? end + 1 : end
    if (!free(about) || !(tokens[about] in FUNCTION_WORDS)) return end
    end = about + 1
  }
}

const span = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, i) => start + i)

import { ABBREVIATIONS, NO_PLURAL, NOISE, PHRASES } from './title_data.js'
import { ROLE_HEADS } from './role_lexicon_data.js'
import { translations, wholeTranslation } from './role_translations.js'
import { fold, words } from './text.js'

/** Canonical tokens of a role. A leading `>` marks what a title only mentions, a leading `<` what is past. */
export type RoleSequence = string[]

/** How many readings an ambiguous title is followed into. */
const MAX_READINGS = 8

/** Where a title stops naming its role and goes on to whom or what it serves. */
const MENTION =
  /\s(?:to|for|with|at|@|via|helping|supporting|serving|building|working|reporting|assisting|advising)\s|\soffice of\s|^office of\s/
const PAST = /^(?:former(?:ly)?|ex|past|previous(?:ly)?|retired|emeritus|formerly|late)\b[ -]*/
/** Marks between several roles of one person. */
const SEPARATE_ROLES = /\s*[|;•·]\s*|\s+\/{2}\s+/
/** Marks between the parts of one role, or between roles. */
const PARTS =
  /\s*,\s*|\s+[-–—]\s+|\s+&\s+|\s+and\s+|\s*\/\s*|\s*\+\s*|\s+y\s+|\s+e\s+|\s+und\s+|\s+et\s+|\s+en\s+/
/** Roles that lead something: `director of x` and `x director` are one. */
const LEADS = ['director', 'vice president', 'head', 'chief', 'president', 'chair']
const LEVELS = new Set(
  'senior associate assistant executive group regional global deputy managing junior lead principal interim acting'.split(
    ' '
  )
)

/** The canonical readings of a piece of text: phrases and abbreviations resolved, plurals and noise gone. */
export function canonicalRoles(text: string): RoleSequence[] {
  let plain = fold(text).replace(/'s\b/g, '')
  for (const [from, to] of PHRASES) plain = plain.replace(from, to)
  let readings: string[][] = [[]]
  for (const word of words(plain)) {
    const options = expand(word)
    readings = readings
      .flatMap((reading) => options.map((option) => [...reading, ...option]))
      .slice(0, MAX_READINGS)
  }
  return readings.filter((reading) => reading.length > 0)
}

/** One word as the tokens it stands for, in each of its meanings. */
function expand(word: string): string[][] {
  const single = /^(?:i{1,3}|iv)s$/.test(word) ? word.slice(0, -1) : singular(word)
  const meanings = ABBREVIATIONS[word] ?? ABBREVIATIONS[single]
  if (!meanings) return NOISE.has(word) ? [[]] : [[single]]
  return meanings.map((meaning) => meaning.split(' ').map(singular))
}

/** A word without its plural ending. Also applied inside titles, where both sides lose it alike. */
export function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || NO_PLURAL.has(word) || /(ss|us|is)$/.test(word)) return word
  if (word.length === 3) return ABBREVIATIONS[word.slice(0, -1)] ? word.slice(0, -1) : word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  return /(ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/**
 * What a stored title offers for matching: its whole, each role of several, and `Manager, Product` turned round. A role
 * the title only mentions (assistant to the founder) or that is past (former CEO) is offered marked, so that it answers
 * to no plain role (SR-037).
 */
export function titleSequences(title: string): RoleSequence[] {
  const found = new Map<string, RoleSequence>()
  for (const role of fold(title).split(SEPARATE_ROLES))
    for (const sequence of roleReadings(role, true)) found.set(sequence.join(' '), sequence)
  for (const sequence of translations(title)) found.set(sequence.join(' '), sequence)
  return [...found.values()]
}

/** The alternatives a filter value or a phrase of a query stands for. */
export function roleSequences(value: string): RoleSequence[] {
  const found = new Map<string, RoleSequence>()
  for (const reading of [...roleReadings(fold(value), false), ...wholeTranslation(value)])
    for (const sequence of [reading, ...turned(reading)]) found.set(sequence.join(' '), sequence)
  return [...found.values()]
}

/** Whether a title holds a role: one of the role's sequences runs unbroken in one of the title's (SR-036). */
export function titleHoldsRole(title: string, value: string): boolean {
  const offered = titleSequences(title)
  return roleSequences(value).some((role) => offered.some((sequence) => runsIn(role, sequence)))
}

/** Whether `part` is an unbroken run of `whole`. */
export function runsIn(part: readonly string[], whole: readonly string[]): boolean {
  for (let at = 0; at + part.length <= whole.length; at++)
    if (part.every((token, i) => token === whole[at + i])) return true
  return false
}

/** Likeness of two titles, 0 to 1: the same role 1, one inside the other by how much of it, else by shared words. */
export function titleSimilarity(a: string, b: string): number {
  let best = 0
  for (const left of roleSequences(a))
    for (const right of titleSequences(b)) {
      const [short, long] = left.length <= right.length ? [left, right] : [right, left]
      const shared = short.filter((token) => long.includes(token)).length
      const score = runsIn(short, long)
        ? short.length / long.length
        : (0.7 * shared) / (left.length + right.length - shared)
      best = Math.max(best, score)
    }
  return best
}

/** The readings of one role's folded text; with `parts`, also of each of its parts. */
function roleReadings(text: string, parts: boolean): RoleSequence[] {
  const past = PAST.exec(text)
  const current = past ? text.slice(past[0].length) : text
  const cut = MENTION.exec(` ${current} `)
  const named = cut ? current.slice(0, Math.max(0, cut.index)) : current
  const mentioned = cut ? current.slice(Math.max(0, cut.index)) : ''
  const after = mentioned ? mark('>', canonicalRoles(mentioned.replace(MENTION, ' '))[0] ?? []) : []
  const whole = canonicalRoles(named).map((reading) => [...reading, ...after])
  const pieces = parts ? partReadings(named) : []
  const readings = [...whole, ...(whole.length === 0 && after.length > 0 ? [after] : []), ...pieces]
  return past ? readings.map((reading) => mark('<', reading)) : readings
}

const mark = (sign: string, tokens: readonly string[]) => tokens.map((token) => sign + token)

/** Each part of a role alone, neighbours turned round, and a shared head or beginning given to both. */
function partReadings(text: string): RoleSequence[] {
  const parts = text.split(PARTS).filter(Boolean)
  if (parts.length < 2) return []
  const readings = parts.map((part) => canonicalRoles(part))
  const result = readings.flat()
  for (let i = 1; i < readings.length; i++)
    for (const before of readings[i - 1])
      for (const after of readings[i]) {
        result.push([...after, ...before])
        const lead = leadOf(before)
        if (lead && before.length > lead.length) result.push([...lead, ...after])
        const head = after.at(-1)
        if (
          head &&
          after.length > 1 &&
          ROLE_HEADS.has(head) &&
          !before.some((token) => ROLE_HEADS.has(token))
        )
          result.push([...before, head])
      }
  return result
}

/** The leading words of `head of x`, with what stands before them. */
function leadOf(sequence: readonly string[]): string[] | null {
  for (const lead of LEADS) {
    const tokens = lead.split(' ')
    const skip = LEVELS.has(sequence[0]) ? 1 : 0
    if (tokens.every((token, i) => sequence[skip + i] === token))
      return sequence.slice(0, skip + tokens.length)
  }
  return null
}

/** `director product` as `product director` and the other way round; the levels before it stay in front. */
function turned(sequence: readonly string[]): RoleSequence[] {
  if (sequence.length < 2 || sequence.some((token) => /^[<>]/.test(token))) return []
  const lead = leadOf(sequence)
  if (lead && lead.at(-1) !== 'chief') {
    const level = LEVELS.has(lead[0]) ? 1 : 0
    const rest = sequence.slice(lead.length)
    return rest.length > 0 ? [[...lead.slice(0, level), ...rest, ...lead.slice(level)]] : []
  }
  for (const name of LEADS.slice(0, 3)) {
    const tokens = name.split(' ')
    const rest = sequence.slice(0, -tokens.length)
    if (rest.length === 0 || !tokens.every((token, i) => sequence[rest.length + i] === token)) continue
    const level = LEVELS.has(rest[0]) && rest.length > 1 ? 1 : 0
    return [[...rest.slice(0, level), ...tokens, ...rest.slice(level)]]
  }
  return []
}

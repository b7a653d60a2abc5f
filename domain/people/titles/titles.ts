import { alternatives, contracted, MAX_ALTERNATIVES } from './role_alternatives.js'
import { hasHead, isHead, leadOf, led, levelsOf, ordered, plain } from './role_token_order.js'
import { translated } from './role_translations.js'
import { fold } from '../text/text.js'
import { titleRoles, type TitlePart } from './title_parts.js'
import { roleTokens, singular } from './tokens.js'

/**
 * Canonical tokens of a role. `>` before a token marks a word that the title only mentions, and `<`
 * a past or future role. `~` after a token marks a noun that only grades the role or names its
 * audience. Marked tokens do not match the plain role.
 */
export type RoleSequence = string[]

/** The number of characters that are read. The API accepts titles of up to 500 characters. */
const MAX_TITLE_LENGTH = 500

const folded = (text: string): string => fold(text.slice(0, MAX_TITLE_LENGTH))

/** Returns the canonical tokens of a text as one role; none for a text without words. */
export function canonicalRoles(text: string): RoleSequence[] {
  const tokens = ordered(roleTokens(folded(text)))
  return tokens.length > 0 ? [tokens] : []
}

/**
 * Returns the sequences under which a title is indexed: the whole title, each of several roles, and
 * `Manager, Product` inverted. A role that is only mentioned (assistant to the founder) or past
 * (former CEO) is marked, so it does not match the plain role.
 */
export function titleSequences(title: string): RoleSequence[] {
  const found = new Map<string, RoleSequence>()
  const add = (sequence: RoleSequence) => sequence.length > 0 && found.set(sequence.join(' '), sequence)
  const text = folded(title)
  for (const parts of titleRoles(text)) roleReadings(parts).forEach(add)
  for (const english of translated(text))
    for (const parts of titleRoles(english)) roleReadings(parts).forEach(add)
  return [...found.values()]
}

/** Returns the alternative sequences for a filter value or query phrase. */
export function roleSequences(value: string): RoleSequence[] {
  const found = new Map<string, RoleSequence>()
  const text = folded(value)
  const texts = [text, ...translated(text)]
  for (const variant of texts)
    for (const sequence of wantedReadings(variant))
      for (const alternative of sequence.length > 0 ? alternatives(sequence) : [])
        found.set(alternative.join(' '), alternative)
  return [...found.values()].slice(0, MAX_ALTERNATIVES)
}

/** Reports whether a sequence of the title contains a sequence of the role without gaps. */
export function titleHoldsRole(title: string, value: string): boolean {
  const offered = titleSequences(title)
  return roleSequences(value).some((role) => offered.some((sequence) => runsIn(role, sequence)))
}

/** Reports whether `whole` contains `part` without gaps. */
export const runsIn = (part: readonly string[], whole: readonly string[]): boolean =>
  whole.some((_, at) => part.every((token, i) => token === whole[at + i]))

/** Returns two titles' similarity: 1 for the same role, less for shared words. */
export function titleSimilarity(a: string, b: string): number {
  let best = 0
  const right = titleSequences(b)
  const whole = right[0]?.length ?? 0
  for (const left of roleSequences(a))
    for (const other of right) best = Math.max(best, likeness(left, other, whole))
  return best
}

function likeness(left: readonly string[], right: readonly string[], whole: number): number {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (runsIn(short, long)) return short.length / Math.max(long.length, whole)
  const shared = short.filter((token) => long.includes(token)).length
  return (0.7 * shared) / (left.length + right.length - shared)
}

function roleReadings(parts: readonly TitlePart[]): RoleSequence[] {
  const readings = parts.flatMap((part) => partReadings(part))
  const current = parts.filter((part) => !part.past && part.whole !== '')
  if (current.length < 2) return readings
  const tokens = current.map((part) => roleTokens(part.whole))
  const flat = tokens.flatMap(plain)
  return [...(parts.length === current.length ? [flat] : []), ...readings, ...inversions(tokens)]
}

/** Returns the readings of one part: the whole with its mention, and each role in it. */
function partReadings({ named, whole, mentioned, past }: TitlePart): RoleSequence[] {
  const after = mentioned ? contracted(plain(roleTokens(mentioned))).map((token) => `>${token}`) : []
  const tokens = roleTokens(whole)
  const readings = [[...ordered(tokens), ...after], ...led(tokens)]
  if (named.length > 1) readings.push(...joinedReadings(named.map((text) => roleTokens(text))))
  return past ? readings.map((reading) => reading.map((token) => `<${token}`)) : readings
}

/**
 * Returns the readings of joined roles. A role may take its lead or noun from its neighbour: `sales
 * and marketing manager`.
 */
function joinedReadings(roles: readonly string[][]): RoleSequence[] {
  const readings = roles.flatMap((tokens) => [ordered(tokens), ...led(tokens)])
  for (let i = 1; i < roles.length; i++) {
    const [before, after] = [roles[i - 1], roles[i]]
    const lead = leadOf(before)
    if (lead && before.length > lead.length && !hasHead(after))
      readings.push(ordered([...lead, 'of', ...after]))
    const noun = after.at(-1)
    if (after.length > 1 && noun && isHead(noun) && !hasHead(before)) readings.push([...plain(before), noun])
  }
  return readings
}

/** Inverts `Manager, Product` and `Software Engineer - Backend`. */
function inversions(parts: readonly string[][]): RoleSequence[] {
  const [first, ...others] = parts
  const noun = first.at(-1)
  if (noun === undefined || !isHead(noun)) return []
  return others
    .filter((part) => part.length > 0 && !hasHead(part))
    .flatMap((part) => {
      const level = levelsOf(first)
      const turned = [...first.slice(0, level), ...plain(part), ...plain(first.slice(level))]
      const builds = /^(?:engineer|developer|designer|architect)$/.test(noun) && first.length - level > 1
      return builds ? [turned, [...first.slice(0, level), ...plain(part), noun]] : [turned]
    })
}

/** Returns the readings of a wanted role: inverted like titles, and each option around a slash. */
const wantedReadings = (text: string): RoleSequence[] =>
  titleRoles(text).flatMap((parts) => {
    const named = parts.filter((part) => part.whole !== '')
    const [first] = named
    if (!first) return parts.flatMap(partReadings)
    if (named.length === 1 && parts.length === 1) {
      const slashed = /\//.test(first.whole)
        ? joinedReadings(first.named.map((part) => roleTokens(part)))
        : []
      return [partReadings(first)[0], ...slashed.filter((reading) => reading.length > 1 && hasHead(reading))]
    }
    const turned = inversions(named.map((part) => roleTokens(part.whole)))
    return turned.length > 0 ? turned : [parts.flatMap((part) => partReadings(part)[0])]
  })

export { singular }

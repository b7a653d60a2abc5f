import type { PlaceMention } from '#domain/people/places/places'
import { findSkills } from '#domain/people/skills/skills'
import { roleSequences } from '#domain/people/titles/titles'
import type { Asides } from './asides.js'
import { DESCRIPTORS, EXCLUDING, FUNCTION_WORDS, PAST, QUALIFIERS, REMOTE } from './function_words.js'
import { isFieldOfExperience } from './levels.js'
import type { QueryRole } from './parsed_query.js'
import { isChamber } from './role_groups.js'
import { isGeneric, isInLexicon, isRoleNoun, isRoleWord } from './role_words.js'
import { hasAsObject, isThing } from './topical_roles.js'
import type { QueryTokens, Reading } from './tokens.js'

const PEOPLE = /^(?:people|folks|professionals?|talents?|staff|teams?)$/
/** Matches role nouns that need another word: social workers, council members. */
const WORKERS = /^(?:workers?|members?)$/
/** Matches words before a subject of studies. */
const STUDIED = /^(?:studied|trained|graduated|degrees?|phds?|mbas?)$/
/** The maximum number of words of an unknown role. */
const MAX_LENGTH = 3
/** Words between a role and its field. */
const FIELD = /^(?:fur|de|des|du|di|da|del|della|en|em|in|of|for|voor|pour|para|per)$/
/** The number of words within which an employer or place must follow the preposition of a field. */
const MAX_FIELD_LENGTH = 9

/**
 * Finds a role outside the tables by its position:
 * - the first words without another meaning before a preposition or place (`glaziers in Leeds`),
 * - the last words after a place (`Leeds glaziers`),
 * - a field of work before people (`sales people`).
 *
 * Returns null if there is none, and for the name of a field or thing. `isAnchored` is whether the
 * query names a place or employer, because only then is a field of work alone a role.
 */
export function unknownRole(
  { tokens, breaks, negated }: QueryTokens,
  reading: Reading,
  asides: Asides,
  places: readonly PlaceMention[],
  isAnchored: boolean
): { start: number; end: number; role: QueryRole } | null {
  const isOpen = (i: number) =>
    i < tokens.length &&
    reading.isFree(i) &&
    !asides.asking.has(i) &&
    !asides.describing.has(i) &&
    !negated.has(i) &&
    !isPlain(tokens[i])
  /**
   * Whether a field and then an employer or place follow: `Postdoc für Soziologie an der TH Köln`.
   */
  const hasField = (at: number): boolean => {
    if (!FIELD.test(tokens[at] ?? '') || breaks.has(at)) return false
    let after = at
    while (after < tokens.length && after - at < MAX_FIELD_LENGTH && reading.isFree(after)) after++
    return after < tokens.length && after - at < MAX_FIELD_LENGTH
  }
  let start = 0
  while (start < tokens.length && !isOpen(start)) start++
  let end = start
  while (isOpen(end) && (end === start || !breaks.has(end))) end++
  if (end === start || end - start > MAX_LENGTH || STUDIED.test(tokens[start - 1] ?? '')) return null
  if (WORKERS.test(tokens[end] ?? '') && reading.isFree(end)) end++
  // In `scrum masters`, the skill before the noun belongs to the role.
  while (start > 0 && !breaks.has(start) && findSkills([tokens[start - 1]]).length > 0) start--
  let next = end
  while (next < tokens.length && next - end < 3 && FUNCTION_WORDS.has(tokens[next]) && reading.isFree(next))
    next++
  const leadsOn = (next < tokens.length && !reading.isFree(next)) || hasField(end)
  const follows = end === tokens.length && places.some((place) => place.end === start)
  const field = PEOPLE.test(tokens[end] ?? '') && tokens.slice(start, end).every(isRoleWord)
  if (!leadsOn && !follows && !field) return null
  if (isChamber(tokens[end - 1])) return null
  if (isGeneric(tokens.slice(start, end)) || isFieldOfExperience(tokens, start)) return null
  // A verb follows: `people who save energy`.
  if (/^(?:who|that|which|qui|che)$/.test(tokens[start - 1] ?? '')) return null
  if (hasAsObject(tokens[start - 1] ?? '')) return null
  const isField = !isRoleNoun(tokens[end - 1]) && isInLexicon(tokens.slice(start, end))
  if (isField ? !field && !isAnchored : isThing(tokens[end - 1])) return null
  const name = tokens.slice(start, end).join(' ')
  const role = { name, sequences: roleSequences(name) }
  const isKnown = isField ? tokens.slice(start, end).every(isRoleWord) : isInLexicon(tokens.slice(start, end))
  return { start, end, role: isKnown ? role : { ...role, unsure: true } }
}

const isPlain = (token: string) =>
  [FUNCTION_WORDS, DESCRIPTORS, QUALIFIERS, EXCLUDING, REMOTE, PAST].some((words) => words.has(token)) ||
  /^\d|^(?:phds?|mbas?|msc|bsc|degrees?)$/.test(token)

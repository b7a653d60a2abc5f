import { looksLikeCompany } from '#domain/people/companies/company_name'
import { trimBoth } from '#domain/people/text/linear_text'
import { isPlausiblePersonName, looksLikeGivenName } from '#domain/people/names/names'
import { findRoles } from '#domain/people/titles/role_mentions'
import { findSkills } from '#domain/people/skills/skills'
import { FUNCTION_WORDS } from '#domain/search/query_language/function_words'
import { findQueryPlaces } from '#domain/search/query_language/places'
import { isWorkWord } from '#domain/search/query_language/role_words'
import { isCapitalised, type QueryTokens } from '#domain/search/query_language/tokens'
import { wholeText } from '#domain/people/text/phrases'
import { isTaskWord } from './task_vocabulary.js'

/** A name at tokens `start` to `end` (exclusive). `after` is the folded word before the name. */
export type NameMention = {
  start: number
  end: number
  name: string
  kind: 'person' | 'company'
  after: string
}

const AT =
  /^(?:at|of|for|from|by|with|in|@|bei|von|fur|chez|de|du|en|em|na|no|da|do|del|para|pour|join\w*|company|firm|employer|called|named|insurer|bank|startup|university|hospital)$/
/** Matches words in names of institutions; such names may contain small words. */
const INSTITUTIONS = wholeText()`
  bank | universit\w* | universidad\w* | uniwersytet | institut\w* | instituto | college | school | ecole
  hochschule | escuela | hospital | hopital | centre | center | city | council | agency | authority
  ministry | department | museum | church | house | politec\w* | ospedale | hospitalier | universitet\w*
  superior | superieure | federal | tecnologico | polytechnique | politecnica | politecnico | housing
`
const SMALL =
  /^(?:of|de|del|della|di|da|do|dos|das|du|des|der|die|den|the|la|le|les|el|los|las|fur|and|y|e|et|von|van|bin|al|ter|ten|zu|zum|zur)$/
const PARTICLES =
  /^(?:de|del|della|di|da|do|dos|das|du|von|van|der|den|ter|ten|bin|ibn|al|el|la|le|y|e|zu|af)$/
const MONTHS =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember)$/

/**
 * Finds names by their capitals: `Brelmora Robotics`, `Kelvan & Torrin`, `Zoe van der Berg`. Words
 * for tasks, roles, places, skills and sectors alone are not a company's name. With `ofPeople`, the
 * task requests facts about people, so an ambiguous name is a person's.
 */
export function findNames(query: QueryTokens, ofPeople: boolean): NameMention[] {
  const { tokens, original, breaks, quoted } = query
  const places = findQueryPlaces(query)
  const roles = findRoles(tokens, () => false)
  const found: NameMention[] = []
  for (let start = 0; start < tokens.length; start++) {
    if (!opens(start)) continue
    const end = endOf(start)
    const mention = mentionOf(start, end)
    if (!mention) continue
    found.push(mention)
    start = mention.end - 1
  }
  return found

  function opens(i: number): boolean {
    if (quoted.has(i)) return true
    return isProper(i) && !isTaskWord(tokens[i]) && !FUNCTION_WORDS.has(tokens[i])
  }

  function isProper(i: number): boolean {
    return i < tokens.length && (isCapitalised(original[i]) || (quoted.has(i) && i > 0))
  }

  function endOf(start: number): number {
    if (quoted.has(start)) {
      let end = start
      while (quoted.has(end) && (end === start || !breaks.has(end))) end++
      return end
    }
    let end = start + 1
    while (end < tokens.length && !breaks.has(end) && !isPossessive(end - 1)) {
      if (isProper(end) && !isQuestion(end)) end++
      else if (continues(start, end)) end += SMALL.test(tokens[end + 1] ?? '') ? 3 : 2
      else break
    }
    return Math.min(end, tokens.length)
  }

  /** Reports whether a small word is part of the name: `Zoe van der Berg`. */
  function continues(start: number, at: number): boolean {
    const token = tokens[at]
    const next = SMALL.test(tokens[at + 1] ?? '') ? at + 2 : at + 1
    if (!isProper(next) || breaks.has(at + 1) || breaks.has(next)) return false
    if (SMALL.test(token) && tokens.slice(start, at).some((word) => INSTITUTIONS.test(word)))
      return token !== 'and'
    return PARTICLES.test(token) && looksLikeGivenName(original[start]) && at - start <= 2 && !isAmpersand(at)
  }

  function isAmpersand(at: number): boolean {
    return query.text.slice(query.offsets[at - 1][1], query.offsets[at][0]).includes('&')
  }

  function isQuestion(at: number): boolean {
    return /^(?:and|or|und|oder|et|ou|y|e|vs|versus)$/.test(tokens[at])
  }

  function isPossessive(at: number): boolean {
    const { text, offsets } = query
    return (
      /['’]s?$/.test(original[at]) ||
      /^['’]s?(?![\p{L}])/u.test(text.slice(offsets[at][1], offsets[at][1] + 3))
    )
  }

  function mentionOf(from: number, to: number): NameMention | null {
    let [start, end] = [from, to]
    const isQuoted = quoted.has(from)
    if (!isQuoted) {
      while (start < end && (isTaskWord(tokens[start]) || FUNCTION_WORDS.has(tokens[start]))) start++
      while (end > start && (SMALL.test(tokens[end - 1]) || /^(?:inc|who|which)$/.test(tokens[end - 1])))
        end--
    }
    if (end <= start) return null
    const span = tokens.slice(start, end)
    const name = spelt(start, end)
    const after = tokens[start - 1] ?? ''
    if (isQuoted) return { start, end, name, kind: isPerson(name, span, after) ? 'person' : 'company', after }
    if (span.every((word) => MONTHS.test(word) || /^\d+$/.test(word))) return null
    const placed = span.filter((_, i) => places.some((one) => start + i >= one.start && start + i < one.end))
    const isPersonName = isPerson(name, span, after)
    if (placed.length === span.length && !isPersonName) return null
    if (span.every(isWorkWord) || span.every((word) => findSkills([word]).length > 0)) return null
    // Several capitalised work words are not a name: `Head of Data`.
    if (!isPersonName && span.length > 1 && span.every((word) => isWorkWord(word) || SMALL.test(word)))
      return null
    if (!isPersonName && roles.some((role) => role.start <= start && role.end >= end)) return null
    if (span.length === 1 && (span[0].length < 3 || /^\d/.test(span[0]))) return null
    return { start, end, name, kind: isPersonName ? 'person' : 'company', after }
  }

  function isPerson(name: string, span: readonly string[], after: string): boolean {
    if (span.length < 2 || looksLikeCompany(name) || /[&\d]/.test(name)) return false
    const called = looksLikeGivenName(name.split(/\s+/)[0])
    if (AT.test(after) && !called && !(ofPeople && /^(?:of|for|from|von|fur|de|du|para|pour)$/.test(after)))
      return false
    if (/^(?:at|@|bei|chez)$/.test(after)) return false
    const isSector = span.some((word) => isWorkWord(word))
    return (called || (ofPeople && !isSector)) && isPlausiblePersonName(name)
  }

  function spelt(start: number, end: number): string {
    const piece = query.text.slice(query.offsets[start][0], query.offsets[end - 1][1])
    return trimBoth(piece, /[^\p{L}\p{N}]/u, /[^\p{L}\p{N}+#.)]/u)
      .replace(/['’]s?$/u, '')
      .replace(/\.$/, '')
  }
}

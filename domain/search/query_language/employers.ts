import type { PlaceMention } from '#domain/people/places/places'
import { singular } from '#domain/people/titles/titles'
import {
  COMPANY_NOUNS,
  DESCRIPTORS,
  EXCLUDING,
  FOREIGN_FUNCTION_WORDS,
  FUNCTION_WORDS,
  PAST,
  QUALIFIERS,
  REMOTE,
} from './function_words.js'
import { isFormerEmployer, isName, isOwner, isPlainName, ownerStart } from './employer_names.js'
import {
  WORKING,
  WORKED,
  LEFT,
  STAFF,
  PEOPLE,
  ALUMNI,
  STUDIED,
  ATTENDED,
  OF_COMPANY,
  AT,
  OF_NAMES,
  AFTER,
  SENTENCE_WORDS,
} from './employer_words.js'
import { announcedEmployer, areGraduates, isConnected, maxLength } from './institutions.js'
import { isAppearance } from './events.js'
import { organisationsWithPlaces, schoolsWithPlaces } from './place_names.js'
import { isRoleNoun, isRoleWord } from './role_words.js'
import { announcesNone } from './no_employers.js'
import { foreignEmployer, tenseOf } from './tenses.js'
import { hasMixedCase, isCapitalised, isDotted, type QueryTokens, spelling } from './tokens.js'

/**
 * A company in a query. `current` means people who work there. `affiliated` means people who work
 * or study there, or once did. `past` means former employees, and `school` means graduates. These
 * two kinds only rank. `excluded` means that current employees are excluded.
 */
export type EmployerMention = {
  start: number
  end: number
  name: string
  kind: 'current' | 'affiliated' | 'past' | 'school' | 'excluded'
}

/** Finds companies by context: `at X`, `work for X`, `X employees`, `CTO of X`, `X's CTO`. */
export function findEmployers(query: QueryTokens, places: readonly PlaceMention[]): EmployerMention[] {
  const { tokens, original, breaks, joined, negated } = query
  const mixed = hasMixedCase(query)
  const found: EmployerMention[] = []
  const schools = schoolsWithPlaces(query, places)
  for (const { start, end } of organisationsWithPlaces(query, places)) {
    const hasStaff = [start - 1, start - 2].some((i) => i > 0 && foreignEmployer(query, i))
    if (!hasStaff) add(start, 'affiliated', end)
  }
  for (let i = 0; i < tokens.length; i++) {
    const read = readAt(i)
    if (!read) continue
    // Nobody works at a region: `at Meta` means the company.
    const added = add(read.start, read.kind, read.end, AT.test(tokens[i]) ? 'region' : '')
    if (added && read.from !== undefined) added.start = read.from
    if (added && read.list) addOthers(added)
  }
  for (const { start, end } of schools) add(start, isExcluded(start - 1) ? 'excluded' : 'affiliated', end)
  return found

  function readAt(
    i: number
  ): { start: number; kind: EmployerMention['kind']; end?: number; list?: boolean; from?: number } | null {
    const [token, before] = [tokens[i], tokens[i - 1] ?? '']
    if (/^(?:from|at|of)$/.test(token) && isAfterStudies(i) && isNamedAfter(i))
      return { start: afterArticle(i + 1), kind: isExcluded(i) ? 'excluded' : 'school', list: true }
    const staff = foreignEmployer(query, i)
    if (staff) return staff
    const announced = announcedEmployer(query, places, i)
    if (announced && !isAppearance(query, i))
      return { ...announced, kind: tenseOf(query, i) ?? announced.kind }
    if (ATTENDED.test(token)) return { start: afterArticle(i + 1), kind: 'school', list: true }
    if (token === 'to' && before === 'went' && isNamedAfter(i))
      return { start: afterArticle(i + 1), kind: 'school', list: true, from: i - 1 }
    if (announcesNone(query, i)) return null
    if (AT.test(token) && (i > 0 || token !== 'bei') && !isAppearance(query, i)) {
      const kind = isExcluded(i) ? 'excluded' : isPast(i) ? 'past' : (tenseOf(query, i) ?? 'current')
      return { start: afterArticle(i + 1), kind, list: true }
    }
    if (
      /^(?:for|from|fur|para|pour|voor|per|da)$/.test(token) &&
      (WORKING.test(before) || /^(?:employees?|staff)$/.test(before))
    )
      return {
        start: afterArticle(i + 1),
        kind: isExcluded(i) ? 'excluded' : isPast(i) ? 'past' : 'current',
        list: true,
      }
    if (token === 'for' && WORKED.test(before)) return { start: i + 1, kind: 'past', list: true }
    if (
      token === 'from' &&
      (LEFT.test(before) ||
        QUALIFIERS.has(before) ||
        isRoleNoun(before) ||
        PEOPLE.test(before) ||
        isExcluded(i))
    )
      return {
        start: afterArticle(i + 1),
        kind: LEFT.test(before) ? 'past' : isExcluded(i) ? 'excluded' : 'affiliated',
        list: true,
      }
    if (LEFT.test(token) && /^(?:who|recently|have|has|just|mass)$/.test(before))
      return { start: i + 1, kind: 'past' }
    // `members of parliament` names no employer.
    const isBody = /^members?$/.test(before) && !(mixed && isCapitalised(original[i + 1]))
    if (token === 'of' && OF_COMPANY.test(singular(before)) && !isBody && !isRoleWord(tokens[i + 1] ?? ''))
      return {
        start: afterArticle(i + 1),
        kind: ALUMNI.test(before) || isPast(i) ? 'past' : 'current',
        list: true,
      }
    if (PAST.has(token) && (isNamed(i + 1) || isFormerEmployer(query, i + 1)) && !isRoleNoun(tokens[i + 1]))
      return { start: i + 1, kind: 'past', end: nameBeforeRole(i + 1) }
    if (/['’]s?$/.test(original[i]) && isOwner(query, i))
      return { start: ownerStart(query, i), kind: 'current', end: i + 1 }
    if (
      (STAFF.test(token) || areGraduates(tokens, i)) &&
      i > 0 &&
      !/^(?:at|of|from)$/.test(tokens[i + 1] ?? '')
    ) {
      let start = i
      while (
        start > 0 &&
        i - start < 4 &&
        !breaks.has(start) &&
        isNameWord(start - 1) &&
        !PAST.has(tokens[start - 1]) &&
        !DESCRIPTORS.has(tokens[start - 1])
      )
        start--
      if (areGraduates(tokens, i)) return isNamed(start) || !mixed ? { start, kind: 'school', end: i } : null
      return { start, kind: ALUMNI.test(token) || PAST.has(tokens[start - 1]) ? 'past' : 'current', end: i }
    }
    return null
  }

  function add(
    start: number,
    kind: EmployerMention['kind'],
    end = endOfName(start),
    notPlace = ''
  ): EmployerMention | null {
    const overlaps = found.some((one) => start < one.end && one.start < end)
    const owner = tokens.slice(start, end)
    const proper = mixed && isCapitalised(original[start])
    const isPlace =
      places.some(
        (place) => place.start <= start && place.end >= end && !place.corrected && place.kind !== notPlace
      ) && kind !== 'school'
    const isStaff =
      !isCapitalised(original[end - 1]) && isRoleNoun(tokens[end - 1]) && /s$/.test(tokens[end - 1])
    if (end <= start || overlaps || isPlace || isStaff || !isName(owner, proper) || isDescribed(end))
      return null
    const name = spelling(query, start, end).replace(/^l['’](?=\p{Lu})/u, '')
    if (name.trim() === '') return null
    // The noun after a school belongs to the mention, because the noun is no role: `MIT graduates`.
    const isSchool = kind === 'school'
    const noun = isSchool && areGraduates(tokens, end) ? 1 : 0
    const before = isSchool && areGraduates(tokens, start - 2) ? 2 : 0
    const mention = { start: start - before, end: end + noun, name, kind }
    found.push(mention)
    return mention
  }

  /** Adds the other companies of a list: `Google or Meta`, `Google, Meta and Apple`. */
  function addOthers({ end, kind }: EmployerMention): void {
    let next = end
    while (next < tokens.length && /^(?:or|and|oder|und|o|y|ou|et|e|of|en)$/.test(tokens[next])) next++
    if (next === end && !(breaks.has(end) && mixed)) return
    const stop = endOfName(next)
    const isLikely = mixed ? isCapitalised(original[next]) : next > end && stop - next <= 3
    const isOther = tokens.slice(next, stop).some((token) => isRoleNoun(token))
    if (!isLikely || isOther) return
    const added = add(next, kind, stop, 'region')
    if (added) addOthers(added)
  }

  function endOfName(start: number): number {
    const school = schools.find((one) => one.start === (tokens[start] === 'the' ? start + 1 : start))
    if (school && !mixed) return school.end
    let end = school?.end ?? start
    while (
      end < tokens.length &&
      end - start < maxLength(tokens.slice(start, end)) &&
      (end === start || !breaks.has(end)) &&
      (isNameWord(end) || isConnected(query, start, end)) &&
      !(isDotted(query, end - 1) && !isDotted(query, end))
    )
      end++
    // In a query without capitals, a city may follow the name: `at red bull salzburg`.
    const city = mixed ? undefined : places.find((one) => one.end === end && one.start > start)
    return city?.kind === 'city' && !city.corrected && tokens[city.start - 1] !== 'of' ? city.start : end
  }

  /** Returns where a role starts or the capitals end: `former McKinsey consultants`. */
  function nameBeforeRole(start: number): number {
    let end = start
    while (
      end < endOfName(start) &&
      (end === start || isCapitalised(original[end])) &&
      !isRoleNoun(tokens[end])
    )
      end++
    return end
  }

  /** Reports whether a word can be part of a company's name inside a sentence. */
  function isNameWord(position: number): boolean {
    const token = tokens[position]
    const isProper = isCapitalised(original[position])
    // `University of Texas at Austin` is one name.
    if (token === 'at' && mixed && isCapitalised(original[position + 1]))
      return tokens.slice(Math.max(0, position - 4), position).includes('university')
    if (token === 'of' && OF_NAMES.test(tokens[position - 1] ?? '')) return true
    if (isDotted(query, position)) return true
    if (token === 'of' || token === 'and')
      return mixed && isCapitalised(original[position + 1]) && isCapitalised(original[position - 1])
    if (QUALIFIERS.has(token) || REMOTE.has(token) || EXCLUDING.has(token)) return false
    // `TU` is an abbreviation, and "tu" a word.
    const hasLower = mixed || original.some((word) => /^\p{Ll}/u.test(word))
    if (hasLower && /^\p{Lu}{2,}$/u.test(original[position]) && !SENTENCE_WORDS.test(token)) return true
    // "mit" means "with" in German, but MIT is a school.
    if (FOREIGN_FUNCTION_WORDS.has(token) && token.length > 2 && AFTER.test(tokens[position - 1] ?? ''))
      return true
    return (
      !FUNCTION_WORDS.has(token) || (mixed && isProper && token.length > 2 && !SENTENCE_WORDS.test(token))
    )
  }

  /** Whether a word has a capital or, if capitals mean nothing, is joined to the word before. */
  function isNamed(position: number): boolean {
    if (position >= tokens.length || breaks.has(position)) return false
    return mixed ? isCapitalised(original[position]) : joined.has(position)
  }

  /** Reports whether the name of a school may follow `at`, `from`, `of` or `to` at a position. */
  function isNamedAfter(i: number): boolean {
    const start = tokens[i + 1] === 'the' ? i + 2 : i + 1
    if (mixed || start >= tokens.length || breaks.has(start)) return isNamed(i + 1)
    const place = places.find((one) => one.start === start)
    // `PhDs from Berlin` live there, but `studied at Heidelberg` names a school.
    if (place && (place.kind === 'country' || /^(?:from|of)$/.test(tokens[i]))) return false
    return isPlainName(query, start) || schools.some((one) => one.start === start)
  }

  /** Reports whether the words before `end` only describe companies: `at cloud-based firms`. */
  function isDescribed(end: number): boolean {
    if (joined.has(end) && !STAFF.test(tokens[end])) return true
    return COMPANY_NOUNS.has(tokens[end] ?? '') && tokens[end].endsWith('s') && !breaks.has(end)
  }

  /** Reports whether words before a preposition are about studies: `studied physics at`. */
  function isAfterStudies(i: number): boolean {
    for (let at = i - 1; at >= Math.max(0, i - 4) && !breaks.has(at + 1); at--)
      if (STUDIED.test(tokens[at]) && !/^(?:students?|candidates?|researchers?)$/.test(tokens[at + 1]))
        return !isRoleNoun(tokens[i - 1]) || at === i - 1
    return false
  }

  /** Reports whether words before a preposition are about a former job: `used to work at`. */
  function isPast(i: number): boolean {
    for (let at = i - 1; at >= Math.max(0, i - 4) && !breaks.has(at + 1); at--)
      if (
        PAST.has(tokens[at]) ||
        WORKED.test(tokens[at]) ||
        (tokens[at] === 'used' && tokens[at + 1] === 'to')
      )
        return true
    return false
  }

  function isExcluded(i: number): boolean {
    return (
      negated.has(i) ||
      negated.has(i + 1) ||
      EXCLUDING.has(tokens[i - 1] ?? '') ||
      (EXCLUDING.has(tokens[i - 2] ?? '') &&
        /^(?:currently|working|work|those|people|anyone)$/.test(tokens[i - 1]))
    )
  }

  function afterArticle(position: number): number {
    return tokens[position] === 'the' && isCapitalised(original[position + 1]) ? position + 1 : position
  }
}

import { isPlace } from '../../recognisers.js'
import { isNamedLikePerson } from '../../subject/person_or_company.js'
import { endsName, isCommonNoun, isRoleHead, isSurelyOrganisation, organisationRank } from './nouns.js'
import { afterFieldList, isCity, isInstitution } from './field_lists.js'
import { MONTH } from '../data/months_data.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

/** A part of a sentence up to token `to`, exclusive. */
export type Found<T> = T & { to: number }
export type NounPhrase = Found<{ from: number; text: string; isIndefinite: boolean }>
export type Organisation = Found<{ name: string; place: string | null }>

const MAX_TOKENS = 14
const MAX_PARTS = 6
const MAX_ADJECTIVES = 2
const MAX_PLACE_PARTS = 4
const YEAR = /^(?:1[89]|20)\d\d$/
/** Names of campuses that belong to the university before them. */
const CAMPUS =
  /^(?:The )?University of (?:California|Texas|Illinois|Wisconsin|Michigan|Massachusetts|Minnesota|Maryland|North Carolina|Missouri|Nebraska|Colorado|Alabama|Hawaii|Tennessee)$|^Université du Québec$/

/** Whether a date begins at a position: a year, or a month with a number. */
const isDate = ({ tokens }: Phrases, at: number) =>
  YEAR.test(tokens[at].text) ||
  (MONTH.test(tokens[at].text) && /^\d/.test(tokens[at + 1]?.text ?? tokens[at].text))

/** Skips determiners. Returns the next position, and whether they are indefinite (`at a bank`). */
function afterDeterminers(s: Phrases, from: number): { at: number; isIndefinite: boolean } {
  let [at, isIndefinite] = [from, false]
  while (is(s, at, 'determiner', 'indefinite') && at < from + 3) {
    if (is(s, at, 'indefinite') && !is(s, at, 'determiner')) isIndefinite = true
    at++
  }
  return { at, isIndefinite }
}

/**
 * Returns the named thing at a position: capitalised words with connectors between them. Null if
 * there is none.
 */
export function nounPhrase(s: Phrases, start: number): NounPhrase | null {
  const { tokens, language } = s
  const { at: first, isIndefinite } = afterDeterminers(s, start)
  let from = COMPANY.test(tokens[first]?.key ?? '') && isWord(tokens[first + 1]) ? first + 1 : first
  const institution = () => isWord(tokens[from]) && isInstitution(tokens[from].text)
  if (!isIndefinite && (language === 'en' || language === 'de' || language === 'nl'))
    for (let i = 0; i < MAX_ADJECTIVES && !isCapital(tokens[from]) && !institution(); i++) {
      if (!isWord(tokens[from]) || tokens[from].classes.size > 0 || isRoleHead(tokens[from].text)) return null
      from++
    }
  if (from > first && /^(?:GmbH|AG|Ltd|Inc|BV|SL|SA|SARL)\b/.test(tokens[from]?.text ?? '')) from--
  else if (!isCapital(tokens[from]) && !institution()) return null
  const isLong = institution() && language !== 'en' && language !== 'de' && language !== 'nl'
  let [to, hasOf, hasCapital] = [from, false, false]
  for (let i = from; i < Math.min(tokens.length, from + MAX_TOKENS); ) {
    const token = tokens[i]
    if (isDate(s, i)) break
    if (
      (isCapital(token) &&
        (token.classes.size === 0 || i === from || (is(s, i, 'determiner') && isCapital(tokens[i + 1])))) ||
      (i === from && institution())
    ) {
      if (/\p{Lu}|\p{N}/u.test(token.text)) hasCapital = true
      to = ++i
      if (/['’]s$/u.test(token.text)) break
    } else if (i > from && endsName(token.text)) {
      to = ++i
      break
    } else if (isLong && isWord(token) && token.classes.size === 0 && i > from) to = ++i
    else {
      const end = token.text === ',' && hasOf ? afterFieldList(s, from, i) : null
      if (end !== null) {
        to = i = end
        continue
      }
      const next = afterConnectors(s, from, i, hasOf, isLong)
      if (next === null) break
      if (is(s, i, 'of', 'for', 'in')) hasOf = true
      i = next
    }
  }
  const text = textOf(s, from, to).replace(/['’]s$/u, '')
  return to > from && hasCapital && text.length <= 90 && !isDate(s, from)
    ? { from, to, text, isIndefinite }
    : null
}

const COMPANY = /^(?:firma|unternehmen|société|entreprise|empresa|bedrijf|azienda)$/
/** Connectors in names that are in another language than the sentence. */
const FOREIGN = new Set(
  "of de du des del della di da do dos das degli für van der zu la le el d' l' dell' en".split(' ')
)

/** Returns the position after connectors such as `of the`; null if the name does not continue. */
function afterConnectors(
  s: Phrases,
  from: number,
  start: number,
  hasOf: boolean,
  isLong: boolean
): number | null {
  const { tokens } = s
  const at = tokens[start].text === '-' && is(s, start + 1, 'and') ? start + 1 : start
  const sign = /^[&+]$/.test(tokens[at].text)
  const isAnd = is(s, at, 'and') && !sign && tokens[at].key !== 'of'
  const isOf =
    is(s, at, 'of') ||
    (FOREIGN.has(tokens[at].key) && (tokens[at].classes.size === 0 || tokens[at].key === 'of')) ||
    (is(s, at, 'for') && tokens[at].key.length < 5) ||
    (isLong && is(s, at, 'in') && !is(s, at, 'at'))
  if (!sign && !isOf && !isAnd) return null
  let next = at + 1
  while ((is(s, next, 'determiner', 'of') || FOREIGN.has(tokens[next]?.key)) && next < at + 3) next++
  const token = tokens[next]
  if (!isWord(token) || is(s, next, 'be', 'was', 'work', 'stop', 'live')) return null
  if (isOf && next > at && isInstitution(token.text) && at > from) return null
  if (isAnd && !hasOf && at === start && !leadsToInstitution(s, from, next)) return null
  if (isAnd && /^\p{Lu}{2,}$/u.test(token.text)) return null
  if (isCapital(token) && !isDate(s, next) && !(isAnd && isRoleHead(token.text))) return next
  return isOf && isLong && token.classes.size === 0 ? next : null
}

/** Whether capitalised words end in a kind of organisation: `Algorithms and Systems Laboratory`. */
function leadsToInstitution(s: Phrases, from: number, start: number): boolean {
  let at = start
  while (at < start + 5 && isCapital(s.tokens[at])) at++
  return isInstitution(s.tokens[at - 1].text) && !isSurelyOrganisation(textOf(s, from, start - 1))
}

/**
 * Returns the place at a position: capitalised words and commas. Null if there is none. With
 * `isSure`, accepts a place outside the gazetteer.
 */
export function place(s: Phrases, start: number, isSure = false): Found<{ text: string }> | null {
  const { tokens } = s
  let { at: from } = afterDeterminers(s, start)
  if (
    /^(?:city|town|heart|beautiful|sunny|region|ciudad|ville|stadt|città|cidade|stad|lovely)$/.test(
      tokens[from]?.key ?? ''
    )
  )
    from++
  if (is(s, from, 'of')) from++
  if (is(s, from, 'determiner')) from++
  const ends: number[] = []
  let to = from
  for (let part = 0; part < MAX_PLACE_PARTS; part++) {
    let next = part === 0 ? to : to + 1
    if (part > 0 && (tokens[to]?.text !== ',' || (next = afterDeterminers(s, next).at) < 0)) break
    const begin = next
    while (
      next < begin + 5 &&
      ((isCapital(tokens[next]) &&
        isWord(tokens[next]) &&
        !isDate(s, next) &&
        !/\d{3}/.test(tokens[next].text)) ||
        (next > begin &&
          is(s, next, 'of', 'determiner') &&
          isCapital(tokens[next + 1]) &&
          isWord(tokens[next + 1])))
    )
      next++
    if (next === begin) break
    to = next
    ends.push(to)
  }
  ends.reverse()
  for (const end of ends) {
    const text = textOf(s, from, end)
    const area = text.replace(/\s(?:Bay\s)?Area$/, '')
    const isFirst = !isSurelyOrganisation(textOf(s, from, ends.at(-1)!))
    if (/^\p{Lu}{1,2}$/u.test(text) || MONTH.test(text) || !(isSure || isFirst)) continue
    if (isPlace(text) || isCity(text) || (area !== text && isPlace(area))) return { text, to: end }
  }
  const end = ends[0]
  const text = end ? textOf(s, from, end) : ''
  // German capitalises every noun, and `im` precedes few towns.
  const isNoun = s.language === 'de' && (from > start || /^(?:im|am|zum)$/.test(tokens[start - 1]?.key ?? ''))
  const isName =
    isSure &&
    !isNoun &&
    text !== '' &&
    !MONTH.test(text) &&
    text.split(/\s/).length <= 4 &&
    /^\p{Lu}/u.test(text)
  return isName && !isNamedLikePerson(text) && !isSurelyOrganisation(text) ? { text, to: end! } : null
}

/** Whether a noun phrase can be an employer. */
export const isEmployer = ({ text, isIndefinite }: NounPhrase, language: string): boolean =>
  !isCommonNoun(text) &&
  !(
    /^\p{Ll}/u.test(text) &&
    organisationRank(text) === 1 &&
    isCity(
      text
        .split(' ')
        .filter((word) => /^\p{Lu}/u.test(word))
        .join(' ')
    )
  ) &&
  !(isIndefinite && organisationRank(text) <= 2) &&
  !(language === 'de' && /^\p{Lu}\p{Ll}+(?:ung|heit|keit|schaft|tion|ismus)$/u.test(text)) &&
  !(text.split(/\s/).length === 1 && isRoleHead(text)) &&
  !/^(?:Prof|Dr)\b/u.test(text)

/**
 * Returns the organisation at a position with its place, or null. In `the School of Law at Acme
 * University, Leeds`, the name is the part with the highest `organisationRank`.
 */
export function organisation(s: Phrases, start: number): Organisation | null {
  const { tokens, language } = s
  let best: { name: string; rank: number } | null = null
  let hasUnit = false
  let [at, to, where]: [number, number, string | null] = [start, start, null]
  for (let part = 0; part < MAX_PARTS; part++) {
    const np = nounPhrase(s, at)
    if (!np || (part === 0 && !isEmployer(np, language))) break
    const rank = isEmployer(np, language) ? organisationRank(np.text) : 0
    if (part > 0) {
      const known = place(s, at)
      if (known && !isSurelyOrganisation(np.text)) {
        if (!is(s, at - 1, 'of')) where = known.text
        to = known.to
        break
      }
      if (np.isIndefinite || isRoleHead(tokens[np.from].text) || rank === 0) break
      if (rank === 2 && best!.rank !== 1) break
    }
    hasUnit ||= rank === 1
    const isWithin = part > 0 && rank >= 3 && !/[,/]/.test(tokens[at - 1].text)
    if (!best || rank > best.rank || (isWithin && rank === best.rank)) best = { name: np.text, rank }
    to = np.to
    if (
      CAMPUS.test(np.text) &&
      (tokens[to]?.text === ',' || is(s, to, 'at', 'in')) &&
      isCapital(tokens[to + 1])
    ) {
      const campus = nounPhrase(s, to + 1)
      if (campus && (isCity(campus.text) || np.text.endsWith('Québec'))) {
        best = { name: textOf(s, np.from, campus.to), rank: 3 }
        to = campus.to
      }
    }
    if (
      tokens[to]?.text === ',' &&
      /^(?:inc|ltd|llc|llp|s\.a|s\.l|gmbh|corp|sapi|sas?|srl|sl|ag|plc)\.?$/i.test(tokens[to + 1]?.text ?? '')
    ) {
      best = { name: textOf(s, np.from, to + 2), rank: 3 }
      to += 2
    }
    if (tokens[to]?.text === '(') {
      const inner = insideBrackets(s, to)
      if (inner === null) break
      const within = nounPhrase(s, to + 1)
      const known = place(s, to + 1)
      if (known && !(within && isSurelyOrganisation(within.text))) where = known.text
      else if (within && organisationRank(within.text) >= 3 && best.rank < 3)
        best = { name: within.text, rank: organisationRank(within.text) }
      to = inner
    }
    const next = linkAfter(s, to, best.rank, hasUnit)
    if (next === null) break
    at = next
  }
  return (
    best && {
      name: best.name.replace(/(?<!\b(?:Inc|Ltd|Corp|Co|S\.A|S\.L|\p{Lu}))\.$/u, ''),
      place: where,
      to,
    }
  )
}

/** Returns the position after a closing bracket, or null. */
export function insideBrackets({ tokens }: Phrases, at: number): number | null {
  for (let i = at + 1; i < Math.min(tokens.length, at + 20); i++) if (tokens[i].text === ')') return i + 1
  return null
}

/** Returns the position of the next part of an organisation's name, or null. */
function linkAfter(s: Phrases, at: number, rank: number, hasUnit: boolean): number | null {
  const { tokens } = s
  if (tokens[at]?.text === ',' || tokens[at]?.text === '/') {
    const isOne = is(s, at + 1, 'at', 'in') && !is(s, at + 1, 'determiner', 'as')
    return isOne ? at + 2 : at + 1
  }
  if (is(s, at, 'at', 'in') || (rank < 3 && is(s, at, 'of'))) return at + 1
  return rank <= 2 && rank !== 0 && is(s, at, 'and') && hasUnit ? at + 1 : null
}

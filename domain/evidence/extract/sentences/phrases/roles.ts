import { fold } from '#domain/people/text/text'
import { isPlace } from '../../recognisers.js'
import { isNamedLikePerson } from '../../subject/person_or_company.js'
import { OWNERS } from '../data/nouns_data.js'
import { type Found, insideBrackets, isEmployer, nounPhrase, organisation, place } from './noun_phrases.js'
import { isField, isOnlyField, isRoleHead, startsAsField, isSurelyOrganisation } from './nouns.js'
import { isPastPeriod } from './periods.js'
import { is, isCapital, isWord, type Phrases, textOf } from './tokens.js'

/** What a role phrase says: `a former Head of Data at Acme in Leeds`. */
export type Role = Found<{
  title: string
  /** The tokens of the title, the end exclusive. */
  from: number
  titleEnd: number
  company: string | null
  place: string | null
  past: boolean
  /** Whether a determiner precedes the role. */
  isMarked: boolean
}>

/** Roles whose "of" is followed by a work. */
const WORKS =
  /(?:^|[\s-])(?:aut(?:h?or|eur|ore|rice)(?:a|e|in)?|ecrivain|writer|schrijver|organi[sz]er|creator)(?:$|\s)/
/** Academic roles, whose field is no part of the title: `PhD student in Physics`. */
const ACADEMIC =
  /student|estudiant|etudiant|estudante|candidat|doctorant|doktorand|doctorand|doutorand|dottorand|promovend|profess|lecturer|dozent|docente?|researcher|chercheu|investigador|pesquisador|ricerca|forscher|onderzoeker|postdoc|fellow|maitre|mitarbeiter|hoogleraar|reader|specialist|expert/
const hasAcronym = (text: string) =>
  text.split(/\s+/).some((word) => /^\p{Lu}{2,}$/u.test(word) && !isOnlyField(word))

const MAX_CORE = 9
const MAX_COMPLEMENTS = 8
const MAX_FIELD = 8
const MAX_TITLE_LENGTH = 100
const MAX_ROLES = 4
const AFTER_HEAD = /^(?:emerit(?:us|a)|[IV]{1,3}|[1-5])$/i

/** Nouns that are roles only with a word before them: `tax specialist`. */
const VAGUE = /^(?:speciali|especialista|expert|maker|head|lead|chief|partner$|player|member|libero)/

/** The head of a role with its modifiers: `senior software engineer`. */
function core(s: Phrases, start: number): { from: number; to: number } | null {
  const { tokens, language } = s
  let head = -1
  let i = start
  for (; i < Math.min(tokens.length, start + MAX_CORE); i++) {
    const token = tokens[i]
    const isHead = isWord(token) && isRoleHead(token.text)
    if (/^[/&-]$/.test(token.text)) continue
    if (!isWord(token)) break
    if (
      isHead &&
      !(token.key === 'lead' && isWord(tokens[i + 1]) && isCapital(tokens[i + 1]) && head < 0 && i > start)
    )
      head = i
    else if (is(s, i, 'and') && i > start && (head < 0 ? language === 'en' : isFieldAfter(s, head, i)))
      continue
    else if (token.classes.size > 0) break
    else if (head >= 0 && language === 'en' && !AFTER_HEAD.test(token.text) && !leadsToHead(s, i)) break
    else if (head >= 0 && isPlainName(s, i)) break
  }
  while (i > start && (!isWord(tokens[i - 1]) || is(s, i - 1, 'and'))) i--
  const isVague = head < 0 || (head === start && VAGUE.test(fold(tokens[head].text)) && !is(s, i, 'of'))
  return isVague ? null : { from: start, to: i }
}

/** Whether `and` joins words for the field of a role: `hoogleraar oceanografie en communicatie`. */
const isFieldAfter = (s: Phrases, head: number, at: number) => {
  const next = s.tokens[at + 1]
  return (
    s.language !== 'en' && at > head + 1 && isWord(next) && next.classes.size === 0 && !isRoleHead(next.text)
  )
}

/** Whether words that are no heads are followed by another one: `web developer intern`. */
const leadsToHead = (s: Phrases, at: number) =>
  [1, 2].some((step) => {
    const next = s.tokens[at + step]
    return isWord(next) && next.classes.size === 0 && isRoleHead(next.text)
  })
/** Whether a person's name begins here: `CEO Anna Becker`. */
const isPlainName = (s: Phrases, at: number) =>
  isCapital(s.tokens[at]) && isCapital(s.tokens[at + 1]) && isNamedLikePerson(textOf(s, at, at + 2))

/** The role at a position with its organisation and place; null if there is none. */
function role(s: Phrases, start: number, joined = ''): Role | null {
  let [at, past, isMarked] = [start, false, false]
  for (; at < start + 8; at++) {
    if (is(s, at, 'not', 'future')) return null
    if (is(s, at, 'former')) past = true
    else if (is(s, at, 'determiner', 'indefinite')) isMarked = true
    else if (!is(s, at, 'adverb')) break
    else if (is(s, at, 'before')) return null
  }
  const found = core(s, at)
  if (!found) return null
  const name = fold(`${joined} ${textOf(s, found.from, found.to)}`)
  const state: State = { titleEnd: found.to, company: null, place: null }
  let next = found.to
  for (let i = 0; i < MAX_COMPLEMENTS; i++) {
    const end: number | null = complement(s, next, name, state)
    if (end === null) break
    next = end
  }
  if (is(s, found.to, 'of') && WORKS.test(name)) return null
  const title = textOf(s, found.from, state.titleEnd)
  if (title.length > MAX_TITLE_LENGTH || isPlace(title)) return null
  return {
    title,
    from: found.from,
    titleEnd: state.titleEnd,
    company: state.company,
    place: state.place,
    past: past || isPastPeriod(s, next),
    isMarked,
    to: Math.max(next, state.titleEnd),
  }
}

type State = {
  titleEnd: number
  company: string | null
  place: string | null
  /** Where a field ends that is no part of the title. */
  skipped?: number
}

/** Reads one complement after a role. Returns the position after it, or null at the end. */
function complement(s: Phrases, at: number, head: string, state: State): number | null {
  const { tokens } = s
  const isNext = at === state.titleEnd
  if (tokens[at]?.text === '(') {
    const end = insideBrackets(s, at)
    if (isNext && end !== null) state.skipped = end
    return end
  }
  if (is(s, at, 'under')) return nounPhrase(s, at + 1)?.to ?? null
  if (is(s, at, 'based')) {
    const found = place(s, is(s, at + 1, 'in', 'at', 'from') ? at + 2 : at + 1, true)
    if (found) state.place = found.text
    return found?.to ?? null
  }
  if (is(s, at, 'stop') && is(s, at + 1, 'at', 'in') && !state.company) return employer(s, at + 2, state)
  if (is(s, at, 'adverb') && is(s, at + 1, 'based', 'at')) return at + 1
  if (tokens[at]?.text === ',' || tokens[at]?.text === '|') return afterComma(s, at, state)
  if (is(s, at, 'of')) {
    const isOwner = OWNERS.test(head)
    const np = nounPhrase(s, at + 1)
    if (
      np &&
      !state.company &&
      isEmployer(np, s.language) &&
      (isSurelyOrganisation(np.text) || (isOwner ? !isOnlyField(np.text) : hasAcronym(np.text)))
    )
      return employer(s, at + 1, state)
    return isNext ? field(s, at + 1, state) : null
  }
  if (is(s, at, 'as')) return null
  if (is(s, at, 'at', 'in')) return atOrIn(s, at, head, state)
  if (is(s, at, 'for')) {
    const np = nounPhrase(s, at + 1)
    if (
      np &&
      !state.company &&
      isCapital(tokens[np.from]) &&
      np.from <= at + 2 &&
      !isField(np.text) &&
      isEmployer(np, s.language)
    )
      return s.language === 'de' ? field(s, at + 1, state) : employer(s, at + 1, state)
    return isNext ? field(s, at + 1, state) : null
  }
  return is(s, at, 'from') ? located(s, at + 1, state, false) : null
}

/** A complement after `at` or `in`: an organisation, a place or a field. */
function atOrIn(s: Phrases, at: number, head: string, state: State): number | null {
  const isNext = at === state.titleEnd || state.skipped === at
  if (/^\d/.test(s.tokens[at + 1]?.text ?? '')) return afterOrdinal(s, at + 1)
  const np = nounPhrase(s, at + 1)
  const isSure = np !== null && isSurelyOrganisation(np.text)
  const known = is(s, at, 'in') || /^(?:fr|es|pt|it)$/.test(s.language) ? place(s, at + 1) : null
  if (known && !isSure) return located(s, at + 1, state, false)
  const isFieldHere = is(s, at, 'in') && isNext && (!np || (startsAsField(np.text) && !isSure))
  if (isFieldHere) return ACADEMIC.test(head) ? skippedField(s, at + 1, state) : field(s, at + 1, state)
  if (np && !isSure && isNext && ACADEMIC.test(head) && /^(?:in|en|em)$/.test(s.tokens[at].key))
    return skippedField(s, at + 1, state)
  if (!np || !isEmployer(np, s.language)) return null
  if (!isSure && !is(s, at, 'at')) return null
  if (!isSure && /^(?:with|con|com|avec|mit)$/.test(s.tokens[at].key) && isNamedLikePerson(np.text))
    return null
  return state.company === null ? employer(s, at + 1, state) : np.to
}

/** Reads a field without extending the title over it. */
function skippedField(s: Phrases, at: number, state: State): number | null {
  const { titleEnd } = state
  const to = field(s, at, state)
  state.titleEnd = titleEnd
  if (to !== null) state.skipped = to
  return to
}

/** The position after `3rd year`. */
function afterOrdinal({ tokens }: Phrases, start: number): number | null {
  let at = start
  while (at < start + 4 && tokens[at] && (tokens[at].classes.size === 0 || at === start)) at++
  return at < start + 4 ? at : null
}

function employer(s: Phrases, at: number, state: State): number | null {
  const found = organisation(s, at)
  if (!found) return null
  state.company ??= found.name
  state.place ??= found.place
  return found.to
}

function located(s: Phrases, at: number, state: State, isSure: boolean): number | null {
  const found = place(s, at, isSure)
  if (!found) return null
  state.place ??= found.text
  return found.to
}

/** After a comma: a preposition, a participle or, next to the title, an organisation. */
function afterComma(s: Phrases, at: number, state: State): number | null {
  if (is(s, at + 1, 'under')) return at + 1
  if (is(s, at + 1, 'based') && !(state.company && LOCATED.test(s.tokens[at + 1].key))) return at + 1
  if (!state.company && is(s, at + 1, 'at', 'in') && !is(s, at + 1, 'determiner')) return at + 1
  const np = nounPhrase(s, at + 1)
  if (!np || np.isIndefinite || isRoleHead(s.tokens[np.from].text)) {
    const found = place(s, at + 1)
    return found && state.place === null && !state.company ? located(s, at + 1, state, false) : null
  }
  if (state.company || core(s, np.from)) return null
  const isEnd = np.to >= s.tokens.length || !isWord(s.tokens[np.to])
  const known = place(s, at + 1)
  if (known && !isSurelyOrganisation(np.text)) return located(s, at + 1, state, false)
  if (isField(np.text) && !isSurelyOrganisation(np.text)) return extend(state, np.to)
  const isName = isSurelyOrganisation(np.text) || (isEnd && !isNamedLikePerson(np.text))
  return isName && isEmployer(np, s.language) ? employer(s, at + 1, state) : null
}

/** Participles about the organisation before them. */
const LOCATED = /^(?:located|situé|située|ubicad[oa]|localizad[oa]|gelegen|gevestigd|ansässig|situat[oa])$/

function extend(state: State, to: number): number {
  state.titleEnd = to
  return to
}

/** Extends a title over its field: `Professor of Computer Science`. */
function field(s: Phrases, start: number, state: State): number | null {
  const { tokens } = s
  let at = start
  while (is(s, at, 'determiner', 'of') && at < start + 2) at++
  let to = at
  for (let i = at; i < Math.min(tokens.length, at + MAX_FIELD); i++) {
    if (tokens[i].text === '-' && is(s, i + 1, 'and')) continue
    if (!isWord(tokens[i]) && tokens[i].text !== '&') break
    if (i > at && is(s, i, 'for') && isWord(tokens[i + 1]) && !isCapital(tokens[i + 1])) continue
    if (is(s, i, 'determiner') && i > at && is(s, i - 1, 'for')) continue
    if (is(s, i, 'and', 'of') || (is(s, i, 'determiner') && is(s, i - 1, 'of')) || tokens[i].text === '&') {
      const next = is(s, i + 1, 'determiner') ? i + 2 : i + 1
      const isOpen =
        isWord(tokens[next]) &&
        (tokens[next].classes.size === 0 || is(s, next, 'of')) &&
        !isRoleHead(tokens[next].text)
      const np = is(s, i, 'of') ? nounPhrase(s, i + 1) : null
      if (!isOpen || (np && isSurelyOrganisation(np.text))) break
      if (
        is(s, i, 'and') &&
        tokens[i].text !== '&' &&
        !isCapital(tokens[next]) &&
        isCapital(tokens[i - 1]) &&
        s.language !== 'nl'
      )
        break
      continue
    }
    if (tokens[i].classes.size > 0) break
    to = i + 1
  }
  if (to === at || isDateLike(tokens[at].text)) return null
  return extend(state, to)
}

const isDateLike = (text: string) => /^\d/.test(text)

/** The coordinated roles at a position. `co-founder and CEO of Acme` is one. */
export function roles(s: Phrases, start: number): Role[] {
  const found: Role[] = []
  for (let at = start; found.length < MAX_ROLES; ) {
    const last = found.at(-1)
    const isOpen = last && !last.company && !last.place && at === last.to + 1
    const next = role(s, at, isOpen ? last.title : '')
    if (next?.isMarked && found.at(-1)?.company && s.tokens[at - 1].text === ',') break
    if (!next || (at !== start && !next.isMarked && is(s, at, 'pronoun'))) break
    const isJoint = isOpen && !next.isMarked && last.past === next.past && !/[,;]/.test(s.tokens[at - 1].text)
    if (isJoint) {
      const title = textOf(s, last.from, next.titleEnd)
      found[found.length - 1] = {
        ...next,
        title: title.length <= MAX_TITLE_LENGTH ? title : next.title,
        from: last.from,
        isMarked: last.isMarked,
      }
    } else found.push(next)
    at = next.to
    if (s.tokens[at]?.text === ',') at++
    else if (!is(s, at, 'and') && s.tokens[at]?.text !== '/') break
    if (is(s, at, 'and') || s.tokens[at]?.text === '/') at++
  }
  return found
}

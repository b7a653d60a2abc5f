import { anywhere } from '#domain/people/text/phrases'
import { isNamedLikePerson } from '../../subject/person_or_company.js'
import { OWNERS } from '../data/nouns_data.js'
import { insideBrackets, isEmployer, nounPhrase, organisation, place } from './noun_phrases.js'
import { core, isInstitutionAt } from './role_core.js'
import { isField, isOnlyField, isRoleHead, isSurelyOrganisation, startsAsField } from './nouns.js'
import { is, isCapital, isWord, type Phrases } from './tokens.js'

/** Roles whose `of` precedes the name of a work. */
export const WORKS =
  /(?:^|[\s-])(?:aut(?:h?or|eur|ore|rice)(?:a|e|in)?|ecrivain|writer|schrijver|organi[sz]er|creator)(?:$|\s)/
/** Academic roles, whose field is not part of the title: `PhD student in Physics`. */
const ACADEMIC = anywhere()`
  student | estudiant | etudiant | estudante | candidat | doctorant | doktorand | doctorand | doutorand
  dottorand | promovend | profess | lecturer | dozent | docente? | researcher | chercheu | investigador
  pesquisador | ricerca | forscher | onderzoeker | postdoc | fellow | maitre | mitarbeiter | hoogleraar
  reader | specialist | expert
`
const hasAcronym = (text: string) =>
  text.split(/\s+/).some((word) => /^\p{Lu}{2,}$/u.test(word) && !isOnlyField(word))

const MAX_FIELD = 8

export type State = {
  titleEnd: number
  company: string | null
  place: string | null
  /** The end of a field that is not part of the title. */
  skipped?: number
}

/**
 * Reads one complement after a role, such as `at Acme`. Returns the position after it, or null if no
 * complement follows.
 */
export function complement(s: Phrases, at: number, head: string, state: State): number | null {
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
  if (is(s, at, 'from')) return located(s, at + 1, state, false)
  return isNext && !state.company && isInstitutionAt(s, at) ? employer(s, at, state) : null
}

/**
 * Reads a complement after `at` or `in`: an organisation, a place or a field. Returns the position
 * after it, or null.
 */
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

/** Returns the position after words such as `3rd year`, or null. */
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

/**
 * Reads what follows a comma: a preposition, a participle, a place, a field or an organisation. Returns the
 * position after it, or null if it does not belong to the role.
 */
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
  if (isOnlyField(np.text) && !isSurelyOrganisation(np.text)) return extend(state, np.to)
  const isName = isSurelyOrganisation(np.text) || (isEnd && !isNamedLikePerson(np.text))
  return isName && isEmployer(np, s.language) ? employer(s, at + 1, state) : null
}

/** Participles about the organisation before them. */
const LOCATED = /^(?:located|situé|située|ubicad[oa]|localizad[oa]|gelegen|gevestigd|ansässig|situat[oa])$/

function extend(state: State, to: number): number {
  state.titleEnd = to
  return to
}

/**
 * Extends a title over its field: `Professor of Computer Science`. Returns the position after it,
 * or null if there is no field.
 */
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

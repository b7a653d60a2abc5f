import { fold } from '#domain/people/text/text'
import { isPlace } from '../../recognisers.js'
import type { Found } from './noun_phrases.js'
import { core } from './role_core.js'
import { complement, type State, WORKS } from './complements.js'
import { isPastPeriod } from './periods.js'
import { is, isWord, type Phrases, textOf } from './tokens.js'

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

const MAX_COMPLEMENTS = 8
const MAX_TITLE_LENGTH = 100
const MAX_ROLES = 4
/** Returns the role at a position with its organisation and place; null if there is none. */
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

/** Returns the roles at a position that commas or `and` join. `co-founder and CEO of Acme` is one role. */
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

const YEAR = /\b(?:19|20)\d\d\b/

/** Matches job titles that people had when they were young. */
const OF_YOUTH = /stud|child|kind|enfant|jugend|teen|lehrling|praktikant|trainee|intern\b|stagiaire/iu
/** Matches a verb in the present before `ich`: `Als Therapeutin begleite ich`. */
const PRESENT_VERB = /^(?:bin|\p{L}+(?:[^t]e|eite|iete))$/u
/** Matches a word after `I` that states the past. */
const PAST_VERB = /^(?:was|were|had|have|did|'ve|\p{L}+ed)$/u

/** Whether the author says that a role is the author's: `Als Therapeutin bin ich`, `As a vet, I`. */
function isOwnPost({ tokens }: Phrases, { title, to }: Role): boolean {
  if (OF_YOUTH.test(title)) return false
  const [first, second, third] = [0, 1, 2].map((step) => tokens[to + step]?.key ?? '')
  if (PRESENT_VERB.test(first)) return second === 'ich'
  if (first !== ',') return false
  return second === 'je' || (second === 'i' && !PAST_VERB.test(third))
}

/**
 * Returns the roles of a phrase without a verb: `Engineer at Acme`, `Earlier: Engineer, Acme`, `As
 * CTO at Acme, she`. Empty if the phrase can also be something else.
 */
export function openingRoles(s: Phrases, at: number, past: boolean): Role[] {
  const isAs = is(s, at, 'as')
  const found = roles(s, isAs ? at + 1 : at)
  if (found.length === 0) return []
  if (isAs) return found.some(({ company }) => company) || isOwnPost(s, found.at(-1)!) ? found : []
  const [first, { to }] = [found[0], found.at(-1)!]
  if (first.isMarked || !found.some(({ company, place }) => company || place)) return []
  if (!past && (s.tokens[first.titleEnd]?.text === ',' || YEAR.test(s.text))) return []
  const isEnd =
    !isWord(s.tokens[to]) || is(s, to, 'stop', 'based', 'who', 'since', 'as', 'and', 'in', 'at', 'from')
  return isEnd ? found : []
}

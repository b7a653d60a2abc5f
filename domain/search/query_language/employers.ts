import { findPlaces } from '#domain/people/places/places'
import { findSectors } from '#domain/people/industries'
import { ROLE_HEADS } from '#domain/people/role_lexicon_data'
import { singular } from '#domain/people/titles'
import { EXCLUDING, FUNCTION_WORDS, PAST, QUALIFIERS, REMOTE } from './function_words.js'
import type { QueryTokens } from './tokens.js'

/** A company a query names: the words, and whether the person works there now, worked there, or must not. */
export type EmployerMention = {
  start: number
  end: number
  name: string
  kind: 'current' | 'past' | 'excluded'
}

const WORKING = new Set(
  'work works working worked employed job jobs employee employees staff engineers people anyone someone'.split(
    ' '
  )
)
const STAFF = new Set(
  'employee employees staff alumni alum mitarbeiter empleados funcionarios employes medewerkers'.split(' ')
)
/** Roles whose `of` names the company: the CTO of Stripe, founders of Acme. */
const OF_COMPANY = new Set(
  'ceo cto cfo coo cmo cpo cio ciso cro founder cofounder owner president chairman chair chairwoman partner executives executive leadership board employee'.split(
    ' '
  )
)
const NOT_NAMES = new Set(
  'least most companies company startups startup firms firm organizations organisations businesses scale scaleups agencies banks hospitals schools universities large small big medium mid top leading fast growing early late stage any a an the our all home'.split(
    ' '
  )
)

/** The companies a query names by where they stand: `at X`, `work for X`, `X employees`, `CTO of X`, `X's CTO`, `ex-X`. */
export function findEmployers({ tokens, original, breaks }: QueryTokens): EmployerMention[] {
  const found: EmployerMention[] = []
  const add = (start: number, kind: EmployerMention['kind'], end = endOfName(start)) => {
    const overlaps = found.some((one) => start < one.end && one.start < end)
    if (end > start && !overlaps && isName(tokens.slice(start, end)))
      found.push({ start, end, name: nameOf(start, end), kind })
  }
  const endOfName = (start: number): number => {
    let end = start
    while (
      end < tokens.length &&
      end - start < 5 &&
      (end === start || !breaks.has(end)) &&
      isNameWord(tokens, original, end)
    )
      end++
    return end
  }
  const nameOf = (start: number, end: number) => tokens.slice(start, end).join(' ')

  for (let i = 0; i < tokens.length; i++) {
    const before = tokens[i - 1] ?? ''
    const kind = EXCLUDING.has(before) || EXCLUDING.has(tokens[i - 2] ?? '') ? 'excluded' : 'current'
    const past = /^(?:worked|was|were|previously|formerly|ex|alumni)$/
    if (tokens[i] === 'at' || tokens[i] === 'chez' || (tokens[i] === 'bei' && i > 0))
      add(i + 1, past.test(before) || past.test(tokens[i - 2] ?? '') ? 'past' : kind)
    else if ((tokens[i] === 'for' || tokens[i] === 'from') && WORKING.has(before))
      add(i + 1, before === 'worked' ? 'past' : kind)
    else if (tokens[i] === 'of' && (OF_COMPANY.has(before) || OF_COMPANY.has(singular(before))))
      add(i + 1, kind)
    else if (
      PAST.has(tokens[i]) &&
      !ROLE_HEADS.has(singular(tokens[i + 1] ?? '')) &&
      isProper(original[i + 1] ?? original[i])
    )
      add(i + 1, 'past')
    else if (tokens[i] === 'except' || (EXCLUDING.has(tokens[i]) && tokens[i + 1] === 'at')) continue
    else if (/['’]s?$/.test(original[i]) && /['’]/.test(original[i]) && i + 1 < tokens.length) {
      const start =
        i > 0 && isProper(original[i - 1]) && !FUNCTION_WORDS.has(tokens[i - 1]) && !breaks.has(i) ? i - 1 : i
      const owner = tokens
        .slice(start, i + 1)
        .map((token, k) => (start + k === i ? token.replace(/s$/, '') : token))
      if (isName(owner)) found.push({ start, end: i + 1, name: owner.join(' '), kind: 'current' })
    } else if (STAFF.has(tokens[i]) && i > 0 && tokens[i + 1] !== 'at' && tokens[i + 1] !== 'of') {
      let start = i
      while (start > 0 && i - start < 4 && !breaks.has(start) && isNameWord(tokens, original, start - 1))
        start--
      add(start, tokens[i].startsWith('alum') ? 'past' : 'current', i)
    }
  }
  return found
}

/** Words a company's name can hold where the name stands in a sentence. */
function isNameWord(tokens: readonly string[], original: readonly string[], position: number): boolean {
  const token = tokens[position]
  if (token === 'of' || token === 'and')
    return isProper(original[position + 1] ?? '') && isProper(original[position - 1] ?? '')
  if (QUALIFIERS.has(token) || REMOTE.has(token) || EXCLUDING.has(token)) return false
  return (
    !FUNCTION_WORDS.has(token) ||
    (isProper(original[position]) && original[position].length > 2 && token !== 'in')
  )
}

const isProper = (spelling: string) => /^['"“(]?\p{Lu}/u.test(spelling)

/** Whether words can be a company's name: not a place, not a sector, not a kind of company. */
function isName(tokens: readonly string[]): boolean {
  if (tokens.length === 0 || NOT_NAMES.has(tokens[0]) || NOT_NAMES.has(tokens[tokens.length - 1]))
    return false
  if (tokens[0] === 'series' || tokens.every((token) => /^\d+$/.test(token))) return false
  const covered = (spans: { start: number; end: number }[]) =>
    spans.some(({ start, end }) => start === 0 && end === tokens.length)
  return (
    !covered(findPlaces([...tokens])) &&
    !covered(findSectors(tokens)) &&
    !findSectors(tokens).some(({ start }) => start === 0)
  )
}

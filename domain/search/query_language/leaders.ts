import { roleSequences } from '#domain/people/titles/titles'
import { countryCode, type PlaceMention } from '#domain/people/places/places'
import { findSkills } from '#domain/people/skills/skills'
import type { ParsedQuery, QueryRole } from './parsed_query.js'
import { FUNCTION_WORDS } from './function_words.js'
import { ORGANISATION } from './institutions.js'
import { hasMixedCase, isCapitalised, type QueryTokens, type Reading, spelling } from './tokens.js'

export type Leader = {
  role: QueryRole & { start: number; end: number }
  company: { start: number; end: number; name: string }
}

const FOUNDING = ['founder', 'cofounder']
const OWNING = ['owner', 'proprietor', ...FOUNDING, 'managing director']
const LEADING = [
  ...OWNING,
  ...['ceo', 'director', 'head', 'lead', 'leader', 'manager', 'president', 'principal', 'chair', 'partner'],
]
const VERBS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /^(?:founded|started|created|cofounded|grundete|fonde|fundo|fundou|fondato|oprichtte)$/,
    'founder',
    FOUNDING,
  ],
  [/^(?:owns|besitzt|possede|possui)$/, 'owner', OWNING],
  [/^(?:leads|runs|heads|manages|directs|chairs|leitet|fuhrt|dirige|lidera|gere|leidt)$/, 'leader', LEADING],
]
const WHO = /^(?:who|wer|qui|quien|quem|chi|wie)$/
const MAX_LENGTH = 6

/**
 * Finds `who leads X`, `who founded the bakery X`, in seven languages. X is a capitalised name, not
 * a field such as `who leads data at Acme`, a skill or a language.
 */
export function findLeader(query: QueryTokens, places: readonly PlaceMention[]): Leader | null {
  const { tokens, original, breaks } = query
  const at = tokens.findIndex(
    (token, i) => i > 0 && WHO.test(tokens[i - 1]) && VERBS.some(([verb]) => verb.test(token))
  )
  const verb = VERBS.find(([words]) => words.test(tokens[at] ?? ''))
  if (!verb) return null
  const [, post, titles] = verb
  const role = {
    name: post,
    sequences: titles.flatMap((title) => roleSequences(title)),
    start: at - 1,
    end: at + 1,
  }
  if (!hasMixedCase(query)) return null
  let start = at + 1
  while (ARTICLE.test(tokens[start] ?? '') && !isCapitalised(original[start])) start++
  if (ORGANISATION.test(tokens[start] ?? '') && !isCapitalised(original[start])) start++
  let end = start
  while (
    end < tokens.length &&
    end - start < MAX_LENGTH &&
    (end === start || !breaks.has(end)) &&
    (isCapitalised(original[end]) ||
      (FUNCTION_WORDS.has(tokens[end]) && isCapitalised(original[end + 1]) && !IN.test(tokens[end])))
  )
    end++
  const isPlace = places.some((place) => place.start <= start && place.end >= end)
  if (end === start || isPlace || !isCapitalised(original[start])) return null
  const name = tokens.slice(start, end)
  if (findSkills(name).length > 0 || countryCode(name.join(' ')) !== null) return null
  return { role, company: { start, end, name: spelling(query, start, end) } }
}

const ARTICLE = /^(?:the|a|an|das|die|den|der|le|la|les|el|los|las|il|lo|o|os|as|het|de)$/
const IN = /^(?:in|en|em|at|near|bei|te|from)$/

/** Adds the role and the employer of a leader to a query. */
export function readLeader(
  { parsed, reading }: { parsed: ParsedQuery; reading: Reading },
  leader: Leader | null
): void {
  if (!leader) return
  const { start, end, ...role } = leader.role
  reading.take(start, end)
  parsed.roles.push(role)
  reading.take(leader.company.start, leader.company.end)
  parsed.companies.push(leader.company.name)
}

/** If the query has another role (`an engineer who runs X`), the role of the leader only ranks. */
export function rankLeader(parsed: ParsedQuery, leader: Leader | null): void {
  if (leader && parsed.roles.length > 1) parsed.preferences.roles.push(...parsed.roles.splice(0, 1))
}

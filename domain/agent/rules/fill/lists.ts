import type { Entity, Findings } from '../findings.js'
import type { Request } from '../request.js'

/** The kinds of lists that a property name can request. */
export type ListOf = 'people' | 'companies' | 'accounts' | 'pages' | 'sources'

const NAMED: readonly (readonly [RegExp, ListOf])[] = [
  [/\b(?:sources?|citations?|references?|evidence|proofs?)\b/, 'sources'],
  [
    /\b(?:people|persons?|candidates?|contacts?|leads?|employees|team|executives?|staff|speakers?|members?|profiles?|managers?|founders|heads|directors|engineers|leaders)\b/,
    'people',
  ],
  [
    /\b(?:compan(?:y|ies)|organi[sz]ations?|firms?|startups?|competitors?|vendors?|employers?|insurers?|banks?|businesses)\b/,
    'companies',
  ],
  [/\b(?:accounts?|logins?|developers?|contributors?|usernames?|users?|maintainers?)\b/, 'accounts'],
  [/\bpages?\b/, 'pages'],
]

export const listNamed = (words: string): ListOf | null =>
  NAMED.find(([named]) => named.test(words))?.[1] ?? null

/** Returns the entities that the request is about. */
export const mainList = ({ subject }: Pick<Request, 'subject'>, findings: Findings): Entity[] =>
  subject === null ? [] : listOf(subject, findings)

export const listOf = (of: Exclude<ListOf, 'sources'>, findings: Findings): Entity[] =>
  of === 'pages' ? findings.pageFacts : findings[of]

import type { Entity, Findings } from '../findings.js'
import type { Request } from '../request.js'

/** What a list in a schema contains, by its name. */
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

/** The found entities that the request is mainly about. */
export function mainList({ subject }: Pick<Request, 'subject'>, findings: Findings): Entity[] {
  switch (subject) {
    case 'people':
      return findings.people
    case 'companies':
      return findings.companies
    case 'accounts':
      return findings.accounts
    case 'pages':
      return findings.pageFacts
    default:
      return []
  }
}

/** A list of findings by kind; may be empty. */
export function listOf(of: Exclude<ListOf, 'sources'>, findings: Findings): Entity[] {
  return of === 'pages' ? findings.pageFacts : findings[of]
}

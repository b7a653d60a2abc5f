import { companyKey } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import { nameWords, searchWords, squeezed } from '../name_words.js'

const FIELDS = ['login', 'company', 'main_repo', 'repo'] as const

/**
 * What a word is worth where it stands: more than all places below together, so that equals are many and the static rank
 * tells them apart. In a repository that the account once touched it is worth nothing beyond being found.
 */
const WORTH = { login: 8, company: 4, main_repo: 2 }
/** What it is worth that the whole text is the login, the company or a repository. */
const WHOLE = { login: 40, company: 12, repo: 12 }

/** Words beyond these are not looked at: each is up to 14 clauses, and OpenSearch takes 1,024 in a query. */
const MAX_WORDS = 50

/** The first parts of a text, distinct and with at most MAX_WORDS words together. */
function firstParts(query: string): string[] {
  const parts: string[] = []
  let words = 0
  for (const part of new Set(query.split(/\s+/))) {
    if (squeezed(part) === '') continue
    words += Math.max(1, nameWords(part).length)
    if (words > MAX_WORDS && parts.length > 0) break
    parts.push(part)
  }
  return parts
}

/** Every word stands in the login, the company or a repository name, written apart or in one run (CH-006). */
export function textCondition(query: string): Filter {
  const parts = firstParts(query)
  return parts.length === 0 ? { match: 'any', of: [] } : { match: 'all', of: parts.map(partCondition) }
}

function partCondition(part: string): Filter {
  const apart = [...new Set(nameWords(part))].slice(0, MAX_WORDS).map(anywhere)
  return { match: 'any', of: [anywhere(squeezed(part)), ...(apart.length > 0 ? [all(apart)] : [])] }
}

/** How well an account fits the text (CH-023). Equals are told apart by the static rank. */
export function textScore(query: string): ScoreClause[] {
  const whole = query.trim().replace(/^@/, '')
  const found = [...new Set(firstParts(query).flatMap(searchWords))].slice(0, 2 * MAX_WORDS)
  return [
    worth({ match: 'term', field: 'login', value: whole.toLowerCase() }, WHOLE.login),
    worth({ match: 'term', field: 'company', value: companyKey(whole) }, WHOLE.company),
    worth({ match: 'term', field: 'repo', value: fold(whole) }, WHOLE.repo),
    ...found.flatMap((value) =>
      Object.entries(WORTH).map(([field, weight]) => worth({ match: 'token', field, value }, weight))
    ),
  ]
}

const anywhere = (value: string): Filter => ({
  match: 'any',
  of: FIELDS.map((field) => ({ match: 'token', field, value })),
})
const all = (of: Filter[]): Filter => ({ match: 'all', of })
const worth = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })

import { companyKey } from '#domain/people/companies/company_name'
import { fold } from '#domain/people/text/text'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import { nameWords, searchWords, squeezed } from '../name_words.js'

const FIELDS = ['login', 'company', 'main_repo', 'repo'] as const

/**
 * The score of a word by field. Each weight exceeds the sum of the lower weights. Many accounts get
 * the same score; the static rank then decides. Words in other repositories (`repo`) score nothing.
 */
const WORD_WEIGHT = { login: 8, company: 4, main_repo: 2 }
/** The score if the whole text equals the login, the company or a repository. */
const WHOLE_WEIGHT = { login: 40, company: 12, repo: 12 }

/**
 * The maximum number of words searched. Each word needs up to 14 clauses, and OpenSearch allows 1,024 clauses
 * per query.
 */
const MAX_WORDS = 50

/**
 * Returns the first distinct parts of a text, with at most `MAX_WORDS` words in total. Always
 * includes the first part.
 */
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

/**
 * Requires each part of the text in the login, the company or a repository name, as one word or as
 * separate words. Matches nothing if the text has no parts.
 */
export function textCondition(query: string): Filter {
  const parts = firstParts(query)
  return parts.length === 0 ? { match: 'any', of: [] } : { match: 'all', of: parts.map(partCondition) }
}

function partCondition(part: string): Filter {
  const separate = [...new Set(nameWords(part))].slice(0, MAX_WORDS).map(anywhere)
  return { match: 'any', of: [anywhere(squeezed(part)), ...(separate.length > 0 ? [all(separate)] : [])] }
}

/** Scores how well an account matches the text. The static rank breaks ties. */
export function textScore(query: string): ScoreClause[] {
  const whole = query.trim().replace(/^@/, '')
  const found = [...new Set(firstParts(query).flatMap(searchWords))].slice(0, 2 * MAX_WORDS)
  return [
    scored({ match: 'term', field: 'login', value: whole.toLowerCase() }, WHOLE_WEIGHT.login),
    scored({ match: 'term', field: 'company', value: companyKey(whole) }, WHOLE_WEIGHT.company),
    scored({ match: 'term', field: 'repo', value: fold(whole) }, WHOLE_WEIGHT.repo),
    ...found.flatMap((value) =>
      Object.entries(WORD_WEIGHT).map(([field, weight]) => scored({ match: 'token', field, value }, weight))
    ),
  ]
}

const anywhere = (value: string): Filter => ({
  match: 'any',
  of: FIELDS.map((field) => ({ match: 'token', field, value })),
})
const all = (of: Filter[]): Filter => ({ match: 'all', of })
const scored = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })

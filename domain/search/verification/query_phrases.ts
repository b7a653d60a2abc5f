import { words } from '#domain/people/text/text'
import { roleSequences, singular } from '#domain/people/titles/titles'
import { all, holdsRole } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { queryConditions } from '../planning/query_conditions.js'
import { FUNCTION_WORDS } from '../query_language/function_words.js'
import type { ParsedQuery, QueryRole } from '../query_language/parsed_query.js'
import { anyOf, companyNames, type SearchFilters } from '../request.js'
import type { FieldRole, Phrase } from './stated.js'

/** Returns the phrases of a query that its results must meet, by field, without exclusions. */
export function queryPhrases(parsed: ParsedQuery): Phrase[] {
  if (parsed.person) return []
  const { roles, places } = parsed
  const companies = [...parsed.companies, ...parsed.affiliations]
  const none = { roles: [], companies: [], places: [], affiliations: [], required: [] }
  const excluded = { roles: [], companies: [], places: [], words: [] }
  const parts = [
    ['title', { roles }],
    ['company', { companies }],
    ['location', { places }],
  ] as const
  return parts.flatMap(([field, part]) => {
    const conditions = queryConditions({ ...parsed, ...none, excluded, ...part })
    if (conditions.length === 0) return []
    const fields = field === 'title' ? roles.flatMap((role) => fieldRole(role) ?? []) : []
    const occupations = field === 'title' ? roles.flatMap(({ name }) => occupationOf(name)) : []
    return [{ field, condition: all(conditions), employers: companies, fields, occupations }]
  })
}

/** Returns the singular of a role of one word; empty for other roles. */
function occupationOf(role: string): string[] {
  const found = words(role)
  return found.length === 1 ? [singular(found[0])] : []
}

/** Nouns for people who do research, whatever their job title. */
const RESEARCHERS = ['researcher', 'scientist', 'scholar', 'academic']
const POSTS_OF_RESEARCHERS = [
  ...['researcher', 'research scientist', 'scientist', 'postdoc', 'postdoctoral researcher'],
  ...['postdoctoral fellow', 'research fellow', 'professor', 'lecturer', 'phd student', 'phd candidate'],
  ...['doctoral student', 'research associate', 'research assistant', 'principal investigator'],
]

/**
 * Splits a role into a post and a field: `machine learning researcher`, `professor of economics`.
 * Null for a role without a field.
 */
function fieldRole({ name, levels }: QueryRole): FieldRole | null {
  const tokens = words(name)
  const of = tokens.findIndex((token) => /^(?:of|in|for|fur|de|di|en|em|voor|per)$/.test(token))
  const head = of > 0 ? tokens.slice(0, of) : tokens.slice(firstOfHead(tokens))
  const field = (of > 0 ? tokens.slice(of + 1) : tokens.slice(0, firstOfHead(tokens))).filter(
    (token) => !FUNCTION_WORDS.has(token)
  )
  const isResearcher = RESEARCHERS.includes(singular(head.at(-1) ?? ''))
  if (levels || head.length === 0 || (field.length === 0 && !isResearcher)) return null
  const posts = isResearcher ? POSTS_OF_RESEARCHERS : [head.join(' ')]
  return { post: holdsRole(posts.flatMap((post) => roleSequences(post))), field }
}

/** Words before a noun that belong to the post: `associate professor`. */
const GRADE =
  /^(?:assistant|associate|full|deputy|vice|co|junior|senior|lead|chief|executive|managing|general|principal|staff|head|phd|doctoral|postdoctoral|research|adjunct|visiting|emeritus)$/

function firstOfHead(tokens: readonly string[]): number {
  let first = tokens.length - 1
  while (first > 0 && GRADE.test(tokens[first - 1])) first--
  return first
}

/** Returns the filters on title, company and location as phrases. */
export function filterPhrases({ title, company, location }: SearchFilters): Phrase[] {
  const only = { title, company: companyNames(company), location }
  return (['title', 'company', 'location'] as const).flatMap((field) => {
    const conditions = filterConditions({ [field]: only[field] })
    const employers = field === 'company' ? anyOf(only.company) : []
    return conditions.length > 0
      ? [{ field, condition: all(conditions), employers, fields: [], occupations: [] }]
      : []
  })
}

import { companyKey } from '#domain/people/companies/company_name'
import type { Company } from '#domain/people/companies/company_record'
import { parseProfile } from '#domain/people/networks/networks'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import type { Filter, ScoreClause, SearchIndex } from '#domain/ports/search_index'
import { searchWords } from '../name_words.js'

/** Companies of one name that are looked at for their other names. */
const NAMESAKES = 10

/** The keys that a company answers to: its own and those of known rebrands, and of its `aliases`. */
export function companyKeysOf(company: string, aliases: readonly string[] = []): string[] {
  const names = [company.trim().replace(/^@/, ''), ...aliases]
  return [...new Set(names.map(companyKey).filter(Boolean).flatMap(rebrandKeys))]
}

/** The account works at a company of one of these keys (CH-010). */
export const worksAtAny = (keys: readonly string[]): Filter => ({
  match: 'any',
  of: keys.map((value) => ({ match: 'term', field: 'company', value })),
})

/** Accounts that name the company as it was asked for come before those that use another of its names. */
export function companyScore(company: string): ScoreClause[] {
  return searchWords(company).map((value) => ({
    by: 'filter',
    filter: { match: 'token', field: 'company', value },
    weight: 3,
  }))
}

/**
 * Other names of the companies that the index knows under this name or code-host login, their logins included. Throws
 * IndexUnavailableError.
 */
export async function companyAliases(index: SearchIndex, company: string): Promise<string[]> {
  const of = [
    ...companyKeysOf(company).map((value): Filter => ({ match: 'term', field: 'name', value })),
    { match: 'term', field: 'codehost', value: company.trim().replace(/^@/, '').toLowerCase() } as const,
  ]
  const { hits } = await index.search('companies', { filter: { match: 'any', of }, limit: NAMESAKES })
  return [...new Set(hits.flatMap((hit) => namesOf(hit.stored as Company)))]
}

function namesOf({ name, names, aliases = [], socials }: Company): string[] {
  const handle = socials?.codehost && parseProfile(socials.codehost, 'codehost')?.handle
  return [name, ...names, ...aliases, ...(handle ? [handle] : [])]
}

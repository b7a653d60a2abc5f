import { companyKey } from '#domain/people/companies/company_name'
import type { Company } from '#domain/people/companies/company_record'
import { parseProfile } from '#domain/people/networks/networks'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import type { Filter, ScoreClause, SearchIndex } from '#domain/ports/search_index'
import { searchWords } from '../name_words.js'

/** The maximum number of companies with one name whose aliases are used. */
const MAX_COMPANIES = 10

/** Returns all keys of a company: of its name, its `aliases`, and known rebrands. */
export function companyKeysOf(company: string, aliases: readonly string[] = []): string[] {
  const names = [company.trim().replace(/^@/, ''), ...aliases]
  return [...new Set(names.map(companyKey).filter(Boolean).flatMap(rebrandKeys))]
}

/** Ranks accounts that use the requested name above accounts with another name of the company. */
export const companyScore = (company: string): ScoreClause[] =>
  searchWords(company).map((value) => ({
    by: 'filter',
    filter: { match: 'token', field: 'company', value },
    weight: 3,
  }))

/** Returns all names and logins of a company in the index. Throws IndexUnavailableError. */
export async function companyAliases(index: SearchIndex, company: string): Promise<string[]> {
  const of = [
    ...companyKeysOf(company).map((value): Filter => ({ match: 'term', field: 'name', value })),
    { match: 'term', field: 'codehost', value: company.trim().replace(/^@/, '').toLowerCase() } as const,
  ]
  const { hits } = await index.search('companies', { filter: { match: 'any', of }, limit: MAX_COMPANIES })
  return [...new Set(hits.flatMap((hit) => namesOf(hit.stored as Company)))]
}

function namesOf({ name, names, aliases = [], socials }: Company): string[] {
  const handle = socials?.codehost && parseProfile(socials.codehost, 'codehost')?.handle
  return [name, ...names, ...aliases, ...(handle ? [handle] : [])]
}

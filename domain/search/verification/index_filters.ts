import { emptyQuery, type ParsedQuery } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import { anyOf, companyNames, type SearchFilters } from '../request.js'

/** Returns the filters that the index can match. */
export const indexOnly = ({
  title,
  company,
  location,
  seniority,
  industry,
}: SearchFilters): SearchFilters => ({ title, company: companyNames(company), location, seniority, industry })

/**
 * Drops the filters on title and seniority, because a matching person's record may be outdated. If
 * there is an industry filter, also drops the company filter. Returns null if this drops nothing, or if
 * neither an industry nor a company remains.
 */
export function loosened({
  title,
  company,
  industry,
  seniority,
  ...others
}: SearchFilters): SearchFilters | null {
  if (industry && (title || company || seniority)) return indexOnly({ ...others, industry })
  return namesCompanies(company) && (title || seniority) ? indexOnly({ ...others, company }) : null
}

const namesCompanies = (company: SearchFilters['company']): boolean => anyOf(companyNames(company)).length > 0

/**
 * Returns a test for people found with `parsed`: whether their record meets the phrases of
 * `planned`. Refining may have dropped or shortened roles. A record without the title or place
 * fails, because the person then matched by texts, which prove less.
 */
export function meetsPhrases(parsed: ParsedQuery | null, planned: ParsedQuery | null) {
  const isSame = namesOf(parsed).join('\n') === namesOf(planned).join('\n')
  return ({ title, city, state, country }: StoredPerson): boolean =>
    isSame &&
    (!parsed?.roles.length || Boolean(title)) &&
    (!parsed?.places.length || Boolean(city ?? state ?? country))
}

const namesOf = (parsed: ParsedQuery | null): string[] => (parsed?.roles ?? []).map(({ name }) => name)

/** Drops the phrases that pages can prove. Exclusions, required words and affiliations stay. */
export const withoutPhrases = ({
  text,
  companies,
  affiliations,
  excluded,
  required,
}: ParsedQuery): ParsedQuery => ({
  ...emptyQuery(text),
  // A person matches by an employer or by an affiliation, so both stay together.
  companies: affiliations.length > 0 ? companies : [],
  affiliations,
  excluded,
  required,
})

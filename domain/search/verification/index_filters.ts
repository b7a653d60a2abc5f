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
 * Drops filters on changing facts, because the index may have a matching person's outdated title.
 * Returns null if the remaining filters are not selective.
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

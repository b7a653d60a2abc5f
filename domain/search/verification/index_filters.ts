import type { SearchFilters } from '../request.js'

/** The filters that the index can decide, without facts about companies. */
export function indexOnly({ title, company, location, seniority, industry }: SearchFilters): SearchFilters {
  const names = typeof company === 'object' ? { any_of: company.any_of, none_of: company.none_of } : company
  return { title, company: names, location, seniority, industry }
}

/**
 * The filters without those on changing facts, if the rest is selective: the index may have an
 * outdated title of a matching person. Null if nothing selective remains.
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

const namesCompanies = (company: SearchFilters['company']): boolean =>
  typeof company === 'object' ? (company.any_of?.length ?? 0) > 0 : company !== undefined

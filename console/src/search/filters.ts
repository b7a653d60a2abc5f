export const NAMED = ['title', 'company', 'location', 'seniority', 'industry'] as const
export type NamedFilter = (typeof NAMED)[number]
type Values = { any_of?: string[]; none_of?: string[] }

/** The filters of a search, in the format of the API. */
export type SearchFilters = { [F in NamedFilter]?: Values } & {
  company_size?: { min?: number; max?: number }
  experience?: { past_companies: { any_of: string[] } }
  education?: { schools: { any_of: string[] } }
}

export const LABELS: Record<NamedFilter, string> = {
  title: 'Job title',
  company: 'Company',
  location: 'Location',
  seniority: 'Seniority',
  industry: 'Industry',
}

/** The names of filters by their path in `filter_match`. */
export const nameOfPath = (path: string): string =>
  LABELS[path as NamedFilter] ??
  {
    company_size: 'Company size',
    'experience.past_companies': 'Worked at',
    'education.schools': 'Studied at',
  }[path] ??
  path

/** The filters that only the types auto and deep can check. */
export const needEvidence = ({ company_size, experience, education }: SearchFilters = {}): boolean =>
  [company_size, experience, education].some((filter) => filter !== undefined)

/** Returns filters without empty ones; undefined if all are empty. */
export function tidy(filters: SearchFilters): SearchFilters | undefined {
  const kept = Object.entries(filters).filter(([, value]) => hasContent(value))
  return kept.length > 0 ? (Object.fromEntries(kept) as SearchFilters) : undefined
}

function hasContent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasContent)
  return value !== undefined
}

export const withValues = (
  filters: SearchFilters | undefined,
  name: NamedFilter,
  list: 'any_of' | 'none_of',
  values: string[]
): SearchFilters | undefined => {
  const next = {
    ...filters?.[name],
    [list]: values.length > 0 ? [...new Set(values)].slice(0, 10) : undefined,
  }
  return tidy({ ...filters, [name]: next })
}

export const countFilters = (filters: SearchFilters = {}): number => Object.keys(filters).length

/** Reads filters from the URL. Leaves out members that are not filters. */
export function readFilters(given: unknown): SearchFilters | undefined {
  const read = objectOf(given)
  const filters: SearchFilters = {}
  for (const name of NAMED) {
    const value = read[name]
    const { any_of, none_of } = objectOf(typeof value === 'string' ? { any_of: [value] } : value)
    filters[name] = { any_of: textsOf(any_of), none_of: textsOf(none_of) }
  }
  const { min, max } = objectOf(read.company_size)
  filters.company_size = { min: wholeOf(min), max: wholeOf(max) }
  const past = textsOf(objectOf(objectOf(read.experience).past_companies).any_of)
  const schools = textsOf(objectOf(objectOf(read.education).schools).any_of)
  if (past) filters.experience = { past_companies: { any_of: past } }
  if (schools) filters.education = { schools: { any_of: schools } }
  for (const name of NAMED) if (!hasContent(filters[name])) delete filters[name]
  return tidy(JSON.parse(JSON.stringify(filters)))
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function textsOf(value: unknown): string[] | undefined {
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one !== '') : []
  return texts.length > 0 ? texts : undefined
}

const wholeOf = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 0 ? Number(value) : undefined

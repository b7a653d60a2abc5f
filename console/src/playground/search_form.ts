import type { ApiBody } from '../api/call'

export type Search = ApiBody<'/v1/search'>

/** Filters with two lists: wanted and excluded values. Users separate the values with commas. */
export const CONDITIONS = ['title', 'company', 'location', 'seniority', 'industry'] as const
type Condition = (typeof CONDITIONS)[number]

export type SearchForm = {
  query: string
  type: NonNullable<Search['type']>
  number: string
  any: Record<Condition, string>
  none: Record<Condition, string>
  sizeFrom: string
  sizeTo: string
  past: string
  schools: string
}

const EMPTY: SearchForm = {
  query: '',
  type: 'fast',
  number: '10',
  any: each(() => ''),
  none: each(() => ''),
  sizeFrom: '',
  sizeTo: '',
  past: '',
  schools: '',
}

/**
 * Whether the form has filters that need evidence. Searches of type instant and fast read no
 * evidence.
 */
export const needsEvidence = ({ sizeFrom, sizeTo, past, schools }: SearchForm): boolean =>
  [sizeFrom, sizeTo, past, schools].some((text) => text.trim() !== '')

/** Returns the request of a form. */
export function bodyOf(form: SearchForm): Search {
  const filters: Record<string, unknown> = {}
  for (const name of CONDITIONS) {
    const [any, none] = [valuesOf(form.any[name]), valuesOf(form.none[name])]
    const condition = { ...(any.length ? { any_of: any } : {}), ...(none.length ? { none_of: none } : {}) }
    if (Object.keys(condition).length > 0) filters[name] = condition
  }
  const size = { min: wholeOf(form.sizeFrom), max: wholeOf(form.sizeTo) }
  if (size.min !== undefined || size.max !== undefined) filters.company_size = size
  const [past, schools] = [valuesOf(form.past), valuesOf(form.schools)]
  if (past.length) filters.experience = { past_companies: { any_of: past } }
  if (schools.length) filters.education = { schools: { any_of: schools } }
  const query = form.query.trim()
  return {
    ...(query ? { query } : {}),
    type: form.type,
    num_results: wholeOf(form.number) ?? 10,
    ...(Object.keys(filters).length > 0 ? { filters: filters as Search['filters'] } : {}),
  }
}

/** The search that the form shows first, ready to send. */
const EXAMPLE: SearchForm = { ...EMPTY, query: 'software engineers in Germany' }

/**
 * Returns the form of a request in the address. Ignores members that the form does not have. Returns
 * an example without a request.
 */
export function formOf(body: unknown): SearchForm {
  if (body === undefined) return EXAMPLE
  const { query, type, num_results, filters } = objectOf(body)
  const given = objectOf(filters)
  const listOf = (value: unknown, name: 'any_of' | 'none_of') =>
    typeof value === 'string' && name === 'any_of' ? value : textOf(objectOf(value)[name])
  const size = objectOf(given.company_size)
  return {
    query: textOf(query),
    type: TYPES.find((known) => known === type) ?? EMPTY.type,
    number: textOf(num_results) || EMPTY.number,
    any: each((name) => listOf(given[name], 'any_of')),
    none: each((name) => listOf(given[name], 'none_of')),
    sizeFrom: textOf(size.min),
    sizeTo: textOf(size.max),
    past: textOf(objectOf(objectOf(given.experience).past_companies).any_of),
    schools: textOf(objectOf(objectOf(given.education).schools).any_of),
  }
}

const TYPES = ['instant', 'fast', 'auto', 'deep'] as const

function each(value: (name: Condition) => string): Record<Condition, string> {
  return Object.fromEntries(CONDITIONS.map((name) => [name, value(name)])) as Record<Condition, string>
}

/** Splits values at commas. A quoted value may contain commas. */
function valuesOf(text: string): string[] {
  const parts = text.match(/"[^"]*"|[^,"\n]+/g) ?? []
  return parts.map((part) => part.replaceAll('"', '').trim()).filter((part) => part !== '')
}

const wholeOf = (text: string): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function textOf(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (String(one).includes(',') ? `"${one}"` : String(one))).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ApiBody, ApiResponse } from '../api/call'
import { type SearchFilters, readFilters } from './filters'

const TYPES = ['instant', 'fast', 'auto', 'deep'] as const
type SearchType = (typeof TYPES)[number]
export type SearchResponse = ApiResponse<'/v1/search'>
export type Result = SearchResponse['data']['results'][number]

/** A search for people, as stored in the URL. */
export type SearchState = {
  q?: string
  type?: SearchType
  n?: number
  filters?: SearchFilters
  /** Includes the people of the exclusion list. */
  all?: true
  /** The person to find similar people for, instead of a query. */
  like?: string
  /** The id of the search that was started last. */
  run?: string
}

export const NUMBER = 10
const MAX = 150

/** Reads a search from the query parameters of the URL. */
export function readSearch({ q, type, n, filters, all, like, run }: Record<string, unknown>): SearchState {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const number = Number(n)
  return {
    q: typeof q === 'number' ? String(q) : text(q),
    type: TYPES.find((known) => known === type),
    n: Number.isInteger(number) && number > 0 ? Math.min(number, MAX) : undefined,
    filters: readFilters(filters),
    all: all === true ? true : undefined,
    like: text(like),
    run: text(run),
  }
}

/** Returns the request of a search, or null for a search without content. */
export function requestOf({
  q = '',
  type = 'fast',
  n = NUMBER,
  filters,
  all,
}: SearchState): ApiBody<'/v1/search'> | null {
  const query = q.trim()
  if (query === '' && !filters) return null
  return {
    ...(query ? { query } : {}),
    type,
    num_results: n,
    ...(filters ? { filters: filters as never } : {}),
    ...(all ? {} : { exclude: { exclusion_list: true } }),
  }
}

/** The searches that this tab started. */
const started = new Set<string>()

/** Returns an id for a new search, which this tab may send. */
export function newRun(): string {
  const run = crypto.randomUUID()
  started.add(run)
  return run
}

/** Whether this tab started a search. Links and reloads must not start a search with a price. */
export const isStarted = (run: string): boolean => started.has(run)

/** Returns the search in the URL, and a function that changes the search. */
export function useSearchState() {
  const search = useSearch({ from: '/w/$workspace/search' })
  const navigate = useNavigate({ from: '/w/$workspace/search' })
  const change = (next: Partial<SearchState>, replace = true) =>
    void navigate({ search: (now: SearchState) => ({ ...now, ...next }), replace, resetScroll: false })
  return [search, change] as const
}

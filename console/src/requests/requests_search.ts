import { oneOf, text } from '../shared/address_values'
import type { RequestFilters } from './requests'

/** The latencies in ms by which the log is filtered. */
export const SLOWER = ['100', '500', '1000', '5000'] as const

/** Reads the filters and the open request from the address. */
export const readRequestsSearch = (
  search: Record<string, unknown>
): RequestFilters & { request?: string } => ({
  method: oneOf(['GET', 'POST', 'PATCH', 'DELETE'], search.method),
  path: text(search.path)?.slice(0, 200),
  status: String(search.status ?? '').match(/^(?:[245]xx|[1-5]\d\d)$/)?.[0],
  key: text(search.key)?.slice(0, 40),
  hours: oneOf(['1', '6', '24'], String(search.hours ?? '')),
  slower: oneOf(SLOWER, String(search.slower ?? '')),
  request: text(search.request)?.slice(0, 40),
})

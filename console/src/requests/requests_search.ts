import { oneOf, text } from '../shared/address_values'
import type { RequestFilters } from './requests'

/** Reads the filters and the open request from the address. */
export const readRequestsSearch = (
  search: Record<string, unknown>
): RequestFilters & { request?: string } => ({
  method: oneOf(['GET', 'POST', 'PATCH', 'DELETE'], search.method),
  path: text(search.path)?.slice(0, 200),
  status: oneOf(['2xx', '4xx', '5xx'], search.status),
  key: text(search.key)?.slice(0, 40),
  hours: oneOf(['1', '6', '24'], String(search.hours ?? '')),
  request: text(search.request)?.slice(0, 40),
})

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from './api/problem'

/**
 * Reads the session again after an error which means that the session ended, or that another tab
 * changed it.
 */
function checkSession(error: unknown): void {
  if (error instanceof Problem && ['not_signed_in', 'csrf_token_invalid'].includes(error.code))
    queries.invalidateQueries({ queryKey: ['session'] })
}

/**
 * Whether to repeat a request. Network and server errors and rate limits are retried twice, other
 * client errors never.
 */
const isRetried = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof Problem) || error.status >= 500 || error.status === 429)

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: checkSession }),
  mutationCache: new MutationCache({ onError: checkSession }),
  defaultOptions: { queries: { staleTime: 10_000, retry: isRetried } },
})

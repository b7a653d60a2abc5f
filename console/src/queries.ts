import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from './api/problem'

/** A session that ended or changed elsewhere is read anew, which leads back to the way in. */
function noticeSession(error: unknown): void {
  if (error instanceof Problem && ['not_signed_in', 'csrf_token_invalid'].includes(error.code))
    queries.invalidateQueries({ queryKey: ['session'] })
}

/** Only what may go better at another try is tried again: never what the service has refused. */
const mayHelp = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof Problem) || error.status >= 500)

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSession }),
  mutationCache: new MutationCache({ onError: noticeSession }),
  defaultOptions: { queries: { staleTime: 10_000, retry: mayHelp } },
})

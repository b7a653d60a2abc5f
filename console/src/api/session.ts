import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { mayChange } from '#domain/access/roles'
import { api, dataOf, rememberCsrfToken } from './client'
import { forgetKey } from './key_in_use'
import { endSession } from './session_end'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: 5 * 60_000,
  queryFn: async () => {
    const session = await dataOf(api.GET('/console/api/session'))
    rememberCsrfToken(session.csrf_token)
    return session
  },
})

export const useSession = () => useSuspenseQuery(sessionQuery).data

/** Returns the workspace in the URL with the user's role, or null if the user is not a member. */
export function useWorkspace() {
  const { workspaces } = useSession()
  const { workspace } = useParams({ strict: false })
  return workspaces.find(({ slug }) => slug === workspace) ?? null
}

export const useSlug = (): string => useParams({ strict: false }).workspace ?? ''

/** Whether the user is an admin or owner of the workspace. */
export const useIsAdmin = (): boolean => mayChange(useWorkspace()?.role ?? null)

/** Whether the user is an operator of the whole service. */
export const useIsOperator = (): boolean => useSession().user?.is_operator ?? false

export function useSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string; code?: string }) =>
      dataOf(api.POST('/console/api/session', { body })),
    onSuccess: () => resetSession(queries),
  })
}

export function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/console/api/session')),
    onSuccess: () => resetSession(queries),
  })
}

/** Forgets what this tab keeps for the previous session, such as its key. */
export function forgetSession(): void {
  forgetKey()
  endSession()
}

/**
 * Forgets the data of the previous session, and reads the session again. The previous session may
 * have ended without a sign-out.
 */
function resetSession(queries: QueryClient): Promise<void> {
  forgetSession()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  return queries.resetQueries({ queryKey: ['session'] })
}

import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { mayChange } from '#domain/access/roles'
import { api, dataOf, rememberCsrfToken } from '../api/client'
import { forgetKey } from '../api/key_in_use'

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

/** The workspace of the address, with the role of who is signed in; null where it is none of theirs. */
export function useWorkspace() {
  const { workspaces } = useSession()
  const { workspace } = useParams({ strict: false })
  return workspaces.find(({ slug }) => slug === workspace) ?? null
}

/** The slug of the address. */
export const useSlug = (): string => useParams({ strict: false }).workspace ?? ''

/** Whether the user may change what belongs to the workspace, as its admins and owners may. */
export const useIsAdmin = (): boolean => mayChange(useWorkspace()?.role ?? null)

/** Whether the user operates the whole service. */
export const useIsOperator = (): boolean => useSession().user?.is_operator ?? false

export function useSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      dataOf(api.POST('/console/api/session', { body })),
    onSuccess: () => begin(queries),
  })
}

export function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/console/api/session')),
    onSuccess: () => begin(queries),
  })
}

/** Reads the session anew, and leaves nothing in the page of the one before, which may have ended without a sign-out. */
function begin(queries: QueryClient): Promise<void> {
  forgetKey()
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
  return queries.resetQueries({ queryKey: ['session'] })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { forgetSession, sessionQuery } from '../api/session'

export type Account = 'new' | 'existing'

export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    // A second read would fail once the invitation is accepted.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => dataOf(api.POST('/console/api/invitations/open', { body: { token } })),
  })

/** Accepts the invitation and signs in. `onAccepted` receives the slug of the workspace. */
export function useAccept(token: string, onAccepted: (workspace: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { account: Account; name?: string; password: string; code?: string }) =>
      dataOf(api.POST('/console/api/invitations/accept', { body: { token, ...body } })),
    onSuccess: async ({ workspace }) => {
      forgetSession()
      await queries.refetchQueries(sessionQuery)
      // Removes the data of the previous user. Keeps the invitation, because its token no longer
      // works.
      queries.removeQueries({
        predicate: ({ queryKey: [first] }) => first !== 'session' && first !== 'invitation',
      })
      onAccepted(workspace)
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { forgetKey } from '../api/key_in_use'
import { sessionQuery } from '../session/session'

export type Account = 'new' | 'existing'

/** The invitation that a token opens. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    // Accepting it uses it up: it is read once.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => dataOf(api.POST('/console/api/invitations/open', { body: { token } })),
  })

/** Accepts it, which signs the invitee in; brings the slug of the workspace. */
export function useAccept(token: string, onAccepted: (workspace: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { account: Account; password: string }) =>
      dataOf(api.POST('/console/api/invitations/accept', { body: { token, ...body } })),
    onSuccess: async ({ workspace }) => {
      forgetKey()
      await queries.refetchQueries(sessionQuery)
      // Of whoever was signed in before. The invitation stays, since nothing opens it any more.
      queries.removeQueries({
        predicate: ({ queryKey: [of] }) => of !== 'session' && of !== 'invitation',
      })
      onAccepted(workspace)
    },
  })
}

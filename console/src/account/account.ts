import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { toast } from '../theme/toast'

const ACCOUNT = ['account']

export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: () => dataOf(api.GET('/console/api/account')) })

export function useChangeName() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string | null) => dataOf(api.POST('/console/api/account/name', { body: { name } })),
    onSuccess: () => {
      toast('Name saved')
      // Lists of members also show the name, so every query is read again.
      return queries.invalidateQueries()
    },
  })
}

export function useChangePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { current_password: string; password: string }) =>
      dataOf(api.POST('/console/api/account/password', { body })),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: ACCOUNT })
      queries.invalidateQueries({ queryKey: ['session'] })
    },
  })
}

/** The sessions of the user, the current one first. */
export const useSessions = () =>
  useQuery({
    queryKey: [...ACCOUNT, 'sessions'],
    queryFn: () => dataOf(api.GET('/console/api/account/sessions')),
  })

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/console/api/account/sessions')),
    onSuccess: () => {
      toast('Other sessions ended')
      return queries.invalidateQueries({ queryKey: ACCOUNT })
    },
  })
}

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (session: string) =>
      dataOf(api.DELETE('/console/api/account/sessions/{session}', { params: { path: { session } } })),
    onSuccess: () => {
      toast('Session ended')
      return queries.invalidateQueries({ queryKey: ACCOUNT })
    },
  })
}

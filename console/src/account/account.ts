import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'

const ACCOUNT = ['account']

export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: () => dataOf(api.GET('/console/api/account')) })

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

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.DELETE('/console/api/account/sessions')),
    onSuccess: () => queries.invalidateQueries({ queryKey: ACCOUNT }),
  })
}

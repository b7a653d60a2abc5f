import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { toast } from '../theme/toast'

const TWO_FACTOR = ['account', 'two-factor']

export const useTwoFactor = () =>
  useQuery({ queryKey: TWO_FACTOR, queryFn: () => dataOf(api.GET('/console/api/account/two-factor')) })

/** The response has the secret. The service shows it only once. */
export const useBeginTwoFactor = () =>
  useMutation({
    mutationFn: (current_password: string) =>
      dataOf(api.POST('/console/api/account/two-factor', { body: { current_password } })),
  })

/** The response has the recovery codes. The service shows them only once. */
export const useConfirmTwoFactor = () =>
  useMutation({
    mutationFn: (code: string) =>
      dataOf(api.POST('/console/api/account/two-factor/confirm', { body: { code } })),
  })

/** Returns a function that reads the account again. Call it once the recovery codes were shown. */
export function useReread() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['account'] })
}

export function useRemoveTwoFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { current_password: string; code: string }) =>
      dataOf(api.POST('/console/api/account/two-factor/remove', { body })),
    onSuccess: () => toast('Two-factor sign-in is off'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['account'] }),
  })
}

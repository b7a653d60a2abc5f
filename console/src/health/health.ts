import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { count } from '../shared/format'
import { toast } from '../theme/toast'

/** Runs all checks of the service. They contact other servers, so they run only on demand. */
export const useChecks = () =>
  useQuery({
    queryKey: ['service', 'checks'],
    staleTime: 60_000,
    retry: false,
    queryFn: async () => (await dataOf(api.GET('/console/api/service/checks'))).findings,
  })

export type Finding = NonNullable<ReturnType<typeof useChecks>['data']>[number]

const URGENCY = { problem: 0, warning: 1, ok: 2, off: 3 }

/** Sorts findings so that problems come first. Otherwise keeps their order. */
export const byUrgency = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => URGENCY[one.state] - URGENCY[other.state])

export const isUrgent = ({ state }: Finding): boolean => state === 'problem' || state === 'warning'

export function useRevive() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(api.POST('/console/api/service/revive')),
    onSuccess: ({ revived }) => toast(`Jobs to retry: ${count(revived)}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['service'] }),
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../session/session'

const EVERY_MS = 15_000

/** How many requests failed and how long they took, in the last hours. */
export function useRequests(hours: number) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['requests', workspace, hours],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: () =>
      dataOf(
        api.GET('/console/api/workspaces/{workspace}/requests', {
          params: { path: { workspace }, query: { hours } },
        })
      ),
  })
}

export type Requests = NonNullable<ReturnType<typeof useRequests>['data']>

/** The processes, the queue and the page archive of the service. */
export const useService = () =>
  useQuery({
    queryKey: ['service'],
    refetchInterval: EVERY_MS,
    queryFn: () => dataOf(api.GET('/console/api/service')),
  })

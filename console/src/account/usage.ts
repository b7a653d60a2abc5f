import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client'
import { useSlug } from '../session/session'

/** Requests and credits by route and UTC day. */
export function useUsage(days: number) {
  const workspace = useSlug()
  return useQuery({
    queryKey: ['usage', workspace, days],
    queryFn: () =>
      dataOf(
        api.GET('/console/api/workspaces/{workspace}/usage', {
          params: { path: { workspace }, query: { days } },
        })
      ),
  })
}

export type Usage = NonNullable<ReturnType<typeof useUsage>['data']>['usage'][number]

/** What each route was asked and cost in all, the costliest first. */
export function byRoute(usage: readonly Usage[]): Omit<Usage, 'day'>[] {
  const sums = new Map<string, Omit<Usage, 'day'>>()
  for (const { route, requests, acu_charged } of usage) {
    const sum = sums.get(route) ?? { route, requests: 0, acu_charged: 0 }
    sums.set(route, {
      route,
      requests: sum.requests + requests,
      acu_charged: sum.acu_charged + acu_charged,
    })
  }
  return [...sums.values()].sort((a, b) => b.acu_charged - a.acu_charged || b.requests - a.requests)
}

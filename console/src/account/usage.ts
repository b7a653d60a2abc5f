import { type Data, useRead } from '../api/workspace'

export type Usage = Data<'/usage'>['usage'][number]

/** Requests and credits by route and UTC day. */
export const useUsage = (days: number) => useRead('/usage', { query: { days } })

/** Returns each route's sums over all days. The most expensive route comes first. */
export function byRoute(usage: readonly Usage[]): Omit<Usage, 'day'>[] {
  const sums = new Map<string, Omit<Usage, 'day'>>()
  for (const { route, requests, acu_charged } of usage) {
    const sum = sums.get(route) ?? { route, requests: 0, acu_charged: 0 }
    sum.requests += requests
    sum.acu_charged += acu_charged
    sums.set(route, sum)
  }
  return [...sums.values()].sort((a, b) => b.acu_charged - a.acu_charged || b.requests - a.requests)
}

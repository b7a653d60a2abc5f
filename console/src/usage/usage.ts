import { type Data, useRead } from '../api/workspace'

export type Usage = Data<'/usage'>['usage'][number]

/** Requests and credits by route and UTC day. */
export const useUsage = (days: number) => useRead('/usage', { query: { days } })

type Sum = { requests: number; acu_charged: number }

/** Returns each route's sums over all days. The most expensive route comes first. */
export const byRoute = (usage: readonly Usage[]): ({ route: string } & Sum)[] =>
  summed(usage, ({ route }) => route).map(([route, sum]) => ({ route, ...sum }))

/** Returns the sums of the routes that belong together. The most expensive capability comes first. */
export const byCapability = (usage: readonly Usage[]): ({ capability: string } & Sum)[] =>
  summed(usage, ({ route }) => capabilityOf(route)).map(([capability, sum]) => ({ capability, ...sum }))

function summed(usage: readonly Usage[], groupOf: (item: Usage) => string): [string, Sum][] {
  const sums = new Map<string, Sum>()
  for (const item of usage) {
    const sum = sums.get(groupOf(item)) ?? { requests: 0, acu_charged: 0 }
    sum.requests += item.requests
    sum.acu_charged += item.acu_charged
    sums.set(groupOf(item), sum)
  }
  return [...sums].sort(([, a], [, b]) => b.acu_charged - a.acu_charged || b.requests - a.requests)
}

/** The console's words for the first part of a route, where they differ from that part. */
const NAMES: Record<string, string> = {
  search: 'Find people',
  searches: 'Sets',
  enrich: 'Contacts',
  person: 'Profiles',
  codehost: 'Code host',
}

/** Names what a route such as `POST /v1/sets/:id` belongs to: Sets. */
export function capabilityOf(route: string): string {
  const part = /\/v1\/([^/]+)/.exec(route)?.[1] ?? route
  return NAMES[part] ?? part.charAt(0).toUpperCase() + part.slice(1).replaceAll('_', ' ')
}

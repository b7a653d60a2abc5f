import { fieldGroupOf, type ReliabilityTable } from '../reconcile/sources.js'

/** How often people confirmed or contradicted a site's values of a field. */
export type SiteLabels = { site: string; field: string; right: number; count: number }

const COLUMNS: Record<string, string> = { city: 'location', state: 'location', country: 'location' }
/** The prior accuracy of a site and its weight, in labels. */
const [PRIOR, WEIGHT] = [0.8, 5]
const MIN_ACCURACY = 0.3

/** Returns a copy of the table in which labels correct the accuracy of each site. */
export function withLabels(table: ReliabilityTable, labels: readonly SiteLabels[]): ReliabilityTable {
  if (labels.length === 0) return table
  const sites = { ...table.sites }
  for (const { site, field, right, count } of labels) {
    const group = fieldGroupOf({ key: COLUMNS[field] ?? field })
    const before = sites[site]?.[group] ?? PRIOR
    const accuracy = Math.max(MIN_ACCURACY, (before * WEIGHT + right) / (WEIGHT + count))
    sites[site] = { ...sites[site], [group]: accuracy }
  }
  return { ...table, sites }
}

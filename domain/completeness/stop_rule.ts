import { foundBySome } from './capture_table.js'
import type { AskedFinder } from './finder_sources.js'
import type { JudgedPeople } from './match_rates.js'
import type { Recall } from './recall.js'
import { sourceTables } from './source_table.js'

/** The share of the matching people that were found, 0 to 1; null without an estimate. */
export function completenessOf({ found, estimatedTotal }: Recall): number | null {
  if (estimatedTotal === null) return null
  return estimatedTotal === 0 ? 1 : Math.min(1, found / estimatedTotal)
}

/** Whether a list is complete enough to stop. A list without an estimate never is. */
export function isComplete(recall: Recall, wanted: number): boolean {
  const share = completenessOf(recall)
  return share !== null && share >= wanted
}

/**
 * Whether `isComplete` may hold for an estimate from these people. False if undecided people alone
 * keep the share below the wanted one. Much cheaper than an estimate.
 */
export function mayBeComplete(
  asked: readonly AskedFinder[],
  groups: readonly JudgedPeople[],
  wanted: number
): boolean {
  const { expected, none } = sourceTables(asked, groups)
  const found = foundBySome(none)
  return found > 0 && found >= wanted * Math.floor(foundBySome(expected))
}

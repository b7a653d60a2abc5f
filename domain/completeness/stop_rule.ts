import type { Recall } from './recall.js'

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

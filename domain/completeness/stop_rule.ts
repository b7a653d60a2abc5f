import type { JudgedPeople, Recall } from './recall.js'

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
export function mayBeComplete(groups: readonly JudgedPeople[], wanted: number): boolean {
  const people = (of: (verdict: JudgedPeople['verdict']) => boolean) =>
    groups.reduce((sum, { verdict, people: count }) => sum + (of(verdict) ? count : 0), 0)
  const [found, unclear] = [people((one) => one === 'yes'), people((one) => one === 'unclear')]
  if (found === 0) return false
  const matching = (unclear * found) / people((one) => one !== 'unclear')
  return found >= wanted * Math.floor(found + matching)
}

/** Percentages of a key's budget at which the workspace is alerted. */
export const BUDGET_ALERTS = [80, 100] as const

/** Returns the highest alert that `spent` reaches, or null below all of them. */
export const alertAt = (spent: number, budget: number): number | null =>
  BUDGET_ALERTS.findLast((percent) => spent * 100 >= budget * percent) ?? null

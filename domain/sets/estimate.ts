import type { OpenPrices } from '#domain/billing/operator_prices'
import { usd } from '#domain/billing/prices'

export type SetPrices = Pick<OpenPrices, 'sets' | 'set_fields'>

/**
 * Returns the maximum cost of work on a Set, in ACU: the cost if everybody is admitted and
 * everything is found.
 */
export function maximumOf({ people, values }: { people: number; values: number }, prices: SetPrices): number {
  return people * prices.sets + values * prices.set_fields
}

export type Estimate = { credits: number; estimated_cost_usd: number }

export const estimateOf = (credits: number): Estimate => ({ credits, estimated_cost_usd: usd(credits) })

/** Returns how many people with `columns` values a budget covers. Infinite if free. */
export function affordable(budget: number | null, columns: number, prices: SetPrices): number {
  const each = maximumOf({ people: 1, values: columns }, prices)
  return budget === null || each === 0 ? Number.POSITIVE_INFINITY : Math.floor(budget / each)
}

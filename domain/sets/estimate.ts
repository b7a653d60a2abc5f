import type { OpenPrices } from '#domain/billing/open_prices'
import { usd } from '#domain/billing/prices'

export type SetPrices = Pick<OpenPrices, 'sets' | 'set_fields'>

/** What work on a Set can cost at most, in ACU: every person wanted admitted, every value found (OP-021). */
export function maximumOf({ people, values }: { people: number; values: number }, prices: SetPrices): number {
  return people * prices.sets + values * prices.set_fields
}

export type Estimate = { credits: number; estimated_cost_usd: number }

export const estimateOf = (credits: number): Estimate => ({ credits, estimated_cost_usd: usd(credits) })

/** How many people a budget pays for, each with so many columns; without end where they cost nothing. */
export function affordable(budget: number | null, columns: number, prices: SetPrices): number {
  const each = maximumOf({ people: 1, values: columns }, prices)
  return budget === null || each === 0 ? Number.POSITIVE_INFINITY : Math.floor(budget / each)
}

const ACU_PER_USD = 10

/** Returns the whole ACU that a budget in USD covers. */
export const acuWithin = (usd: number): number =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.floor(usd * ACU_PER_USD + 1e-9))

/** Returns the maximum cost in ACU, up to the budget. */
export function mostCost(people: number, fields: number, price: number, maxCostUsd: number | null): number {
  const all = people * fields * price
  return maxCostUsd === null ? all : Math.min(all, acuWithin(maxCostUsd))
}

/**
 * A batch's remaining budget. `take` succeeds only if the budget covers a person's maximum cost.
 */
export class Budget {
  #held = 0

  /**
   * All amounts are in ACU. A null `cap` sets no limit. `spent` is the cost of people already
   * settled.
   */
  constructor(
    private readonly cap: number | null,
    private readonly perPerson: number,
    private spent: number
  ) {}

  /** Reserves the maximum cost of one more person. Returns false if the budget has no room. */
  take(): boolean {
    if (this.cap !== null && this.spent + this.#held + this.perPerson > this.cap) return false
    this.#held += this.perPerson
    return true
  }

  /** Replaces a person's reservation by the actual cost. */
  settle(cost: number): void {
    this.#held -= this.perPerson
    this.spent += cost
  }
}

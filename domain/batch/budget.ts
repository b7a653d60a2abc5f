const ACU_PER_USD = 10

/** The whole ACU that a budget in USD covers. */
export function acuWithin(usd: number): number {
  // 0.3 USD are 3 ACU, though 0.3 * 10 falls short of it in some sums.
  return Math.min(Number.MAX_SAFE_INTEGER, Math.floor(usd * ACU_PER_USD + 1e-9))
}

/** The most that people can cost, within the budget. */
export function mostCost(people: number, fields: number, price: number, maxCostUsd: number | null): number {
  const all = people * fields * price
  return maxCostUsd === null ? all : Math.min(all, acuWithin(maxCostUsd))
}

/** What is left of a batch's budget while several people are under way at once: nobody begins whom it may not cover whole (BA-008). */
export class Budget {
  #held = 0

  /** All in ACU; `spent` by people settled before. */
  constructor(
    private readonly cap: number | null,
    private readonly perPerson: number,
    private spent: number
  ) {}

  /** Takes what one more person can cost, where there is room for it. */
  take(): boolean {
    if (this.cap !== null && this.spent + this.#held + this.perPerson > this.cap) return false
    this.#held += this.perPerson
    return true
  }

  /** Gives back what a person did not cost. */
  settle(cost: number): void {
    this.#held -= this.perPerson
    this.spent += cost
  }
}

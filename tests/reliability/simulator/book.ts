/** What callers were told, which must stay so, and what they found that must not be. */
export class Book {
  /** Effects that were answered, with the workspace that asked. */
  readonly told = new Map<string, string>()
  /** Runs that were answered. */
  readonly runs = new Set<string>()
  /** Reservations that a sweep released, and its time. */
  readonly swept = new Map<string, string>()
  /** Runs that their own workspace wanted cancelled. */
  readonly cancels = new Set<string>()
  readonly violations: string[] = []
  /** How often what happened, for a simulation in which nothing happens to be seen. */
  readonly counts: Record<string, number> = {}

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  check(holds: boolean, what: string): void {
    if (!holds) this.violations.push(what)
  }
}

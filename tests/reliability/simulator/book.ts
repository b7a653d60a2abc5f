/** The acknowledgements to callers, which must stay valid, and the violations found. */
export class Book {
  /** The acknowledged effects, with the workspace that requested each. */
  readonly acknowledged = new Map<string, string>()
  readonly runs = new Set<string>()
  /** The reservations that a sweep released, and when. */
  readonly swept = new Map<string, string>()
  /** The runs that their own workspace cancelled. */
  readonly cancels = new Set<string>()
  readonly violations: string[] = []
  /** Counts of events. They show whether a simulation did anything. */
  readonly counts: Record<string, number> = {}

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  check(holds: boolean, what: string): void {
    if (!holds) this.violations.push(what)
  }
}

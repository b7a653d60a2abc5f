/** Acknowledgements to callers, which must stay valid, and the violations found. */
export class Book {
  /** Acknowledged effects with the workspace that requested them. */
  readonly acknowledged = new Map<string, string>()
  /** Acknowledged runs. */
  readonly runs = new Set<string>()
  /** Reservations released by a sweep, and when. */
  readonly swept = new Map<string, string>()
  /** Runs cancelled by their own workspace. */
  readonly cancels = new Set<string>()
  readonly violations: string[] = []
  /** Counts of events, to detect a simulation in which nothing happens. */
  readonly counts: Record<string, number> = {}

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1
  }

  check(holds: boolean, what: string): void {
    if (!holds) this.violations.push(what)
  }
}

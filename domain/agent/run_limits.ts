/** Provider and API calls of a run at most, whatever its max_acu is (AG-024). */
export const MAX_CALLS = 20

/** What counts against `max_results`, each kind on its own. */
export type ResultKind = 'people' | 'companies' | 'accounts'

/** How far the ceilings of a run are used up; JSON, kept with its checkpoint. */
export type LimitsState = {
  /** ACU charged. */
  used: number
  calls: number
  results: Partial<Record<ResultKind, string[]>>
  /** People whose profile this run pays for. */
  profiles: string[]
}

export const UNUSED: LimitsState = { used: 0, calls: 0, results: {}, profiles: [] }

/**
 * The ceilings of one run: ACU, results and provider calls (AG-013, AG-015, AG-024). Calls at the same time share them: what a call
 * may cost is held before it starts, so that together they never pass a ceiling.
 */
export class RunLimits {
  readonly #results = new Map<ResultKind, Set<string>>()
  readonly #profiles: Set<string>
  #used: number
  #held = 0
  #calls: number

  constructor(
    readonly most: { acu: number; results: number; calls?: number },
    { used, calls, results, profiles }: LimitsState = UNUSED
  ) {
    this.#used = used
    this.#calls = calls
    this.#profiles = new Set(profiles)
    for (const [kind, ids] of Object.entries(results)) this.#results.set(kind as ResultKind, new Set(ids))
  }

  /** ACU charged so far. */
  get used(): number {
    return this.#used
  }

  /** ACU that a call can still cost. */
  get acuLeft(): number {
    return this.most.acu - this.#used - this.#held
  }

  get callsLeft(): number {
    return Math.max(0, (this.most.calls ?? MAX_CALLS) - this.#calls)
  }

  /** Takes so many calls; false, and none taken, where fewer are left. */
  takeCalls(count: number): boolean {
    if (count > this.callsLeft) return false
    this.#calls += count
    return true
  }

  /** Holds what a call may cost; false, and nothing held, where that could pass the ceiling. */
  hold(acu: number): boolean {
    if (acu > this.acuLeft) return false
    this.#held += acu
    return true
  }

  /** Ends a hold with what the call did cost. Throws RangeError for more than was held. */
  settle(held: number, charged: number): void {
    if (charged < 0 || charged > held) throw new RangeError(`${charged} ACU charged of ${held} held`)
    this.#held -= held
    this.#used += charged
  }

  /** Whether a result may be given: it was given before, or there is room for one more of its kind. */
  admit(kind: ResultKind, id: string): boolean {
    const given = this.#results.get(kind) ?? new Set()
    if (given.has(id)) return true
    if (given.size >= this.most.results) return false
    this.#results.set(kind, given.add(id))
    return true
  }

  /** Whether this run has yet to pay for a person's profile; from then on it has. */
  payForProfile(personId: string): boolean {
    if (this.#profiles.has(personId)) return false
    this.#profiles.add(personId)
    return true
  }

  get state(): LimitsState {
    return {
      used: this.#used,
      calls: this.#calls,
      results: Object.fromEntries([...this.#results].map(([kind, ids]) => [kind, [...ids]])),
      profiles: [...this.#profiles],
    }
  }
}

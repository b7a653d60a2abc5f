/** The maximum number of provider and API calls per run, independent of `max_acu`. */
export const MAX_CALLS = 20

/** Kinds of results. `max_results` limits each kind separately. */
export type ResultKind = 'people' | 'companies' | 'accounts'

/** How much of its limits a run has used. JSON, stored with the run's checkpoint. */
export type LimitsState = {
  /** ACU charged. */
  used: number
  calls: number
  results: Partial<Record<ResultKind, string[]>>
  /** People whose profiles this run pays for. */
  profiles: string[]
}

export const UNUSED: LimitsState = { used: 0, calls: 0, results: {}, profiles: [] }

/**
 * Limits one run's ACU, results, and provider and API calls. Reserves a call's maximum cost before the call
 * starts, so that concurrent calls never exceed the ACU limit together.
 */
export class RunLimits {
  readonly #results = new Map<ResultKind, Set<string>>()
  readonly #profiles: Set<string>
  #used: number
  #reserved = 0
  #calls: number

  constructor(
    readonly max: { acu: number; results: number; calls?: number },
    { used, calls, results, profiles }: LimitsState = UNUSED
  ) {
    this.#used = used
    this.#calls = calls
    this.#profiles = new Set(profiles)
    for (const [kind, ids] of Object.entries(results)) this.#results.set(kind as ResultKind, new Set(ids))
  }

  get used(): number {
    return this.#used
  }

  /** ACU that further calls may cost. */
  get acuLeft(): number {
    return this.max.acu - this.#used - this.#reserved
  }

  get callsLeft(): number {
    return Math.max(0, (this.max.calls ?? MAX_CALLS) - this.#calls)
  }

  /** Takes `count` calls. Returns false and takes none if fewer are left. */
  takeCalls(count: number): boolean {
    if (count > this.callsLeft) return false
    this.#calls += count
    return true
  }

  /** Reserves a call's maximum cost. Returns false and reserves nothing if less is left. */
  hold(acu: number): boolean {
    if (acu > this.acuLeft) return false
    this.#reserved += acu
    return true
  }

  /**
   * Replaces a reserved cost by the actual charge. Throws RangeError if the charge is negative or exceeds the
   * reserved cost.
   */
  settle(reserved: number, charged: number): void {
    if (charged < 0 || charged > reserved) throw new RangeError(`${charged} ACU charged of ${reserved} held`)
    this.#reserved -= reserved
    this.#used += charged
  }

  /**
   * Counts a new result. Returns false if its kind's limit is reached. Results that were admitted
   * before are always admitted again.
   */
  admit(kind: ResultKind, id: string): boolean {
    const returned = this.#results.get(kind) ?? new Set()
    if (returned.has(id)) return true
    if (returned.size >= this.max.results) return false
    this.#results.set(kind, returned.add(id))
    return true
  }

  /** Returns true the first time that this run uses a person's profile, so that it pays once. */
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

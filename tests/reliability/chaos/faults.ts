import type { Random } from '#tests/contract/support/random'

/** What can go wrong with one call of a port, and how often, 0 to 1. */
export type FaultRates = {
  /** The process ends before the call. */
  crash: number
  /** The process ends right after it. */
  crashAfter: number
  /** It throws, nothing happened. */
  unreachable: number
  /** It throws as SQLite does without room on the disk; writes only. */
  diskFull: number
  /** It happens, and throws. */
  timeout: number
  /** Others go first, for a while; so that calls are also reordered. */
  delay: number
  /** It happens twice. */
  duplicate: number
  /** What was to be added after a commit never is. */
  lost: number
}

export const NO_FAULTS: FaultRates = {
  crash: 0,
  crashAfter: 0,
  unreachable: 0,
  diskFull: 0,
  timeout: 0,
  delay: 0,
  duplicate: 0,
  lost: 0,
}

/** The process this code runs in is dead: whatever it still tries fails, so that not even its clean-up happens. */
export class ProcessDied extends Error {}

/** A fault that the code around has to bear. */
class InjectedFault extends Error {
  constructor(
    readonly kind: keyof FaultRates,
    call: string,
    readonly code?: string
  ) {
    super(`${kind}: ${call}`)
  }
}

/** What a fault does besides throwing. */
export type FaultEffects = {
  /** Ends the process of the call. */
  die(): void
  /** Lets others go first, so many times. */
  pause(times: number): Promise<void>
}

/** Makes calls fail as its random source says: the same source, the same faults. */
export class Faults {
  constructor(
    private readonly random: Random,
    private readonly rates: () => FaultRates,
    private readonly effects: FaultEffects
  ) {}

  /** Makes a call, or not. */
  async around<T>(call: string, writes: boolean, work: () => Promise<T>): Promise<T> {
    if (this.hits('delay')) await this.effects.pause(1 + this.random.below(8))
    if (this.hits('crash')) this.#die(call)
    if (this.hits('unreachable')) throw new InjectedFault('unreachable', call)
    if (this.hits('diskFull') && writes) throw new InjectedFault('diskFull', call, 'SQLITE_FULL')
    const result = await work()
    if (this.hits('timeout') && writes) throw new InjectedFault('timeout', call)
    if (this.hits('crashAfter')) this.#die(call)
    return result
  }

  /** Makes a call that may be repeated, once or twice; the answer is the first one's. */
  aroundRepeatable<T>(call: string, work: () => Promise<T>): Promise<T> {
    return this.around(call, true, async () => {
      const result = await work()
      if (this.hits('duplicate')) await work()
      return result
    })
  }

  /** Whether a fault of this kind happens now. */
  hits(kind: keyof FaultRates): boolean {
    const rate = this.rates()[kind]
    return rate > 0 && this.random.chance(rate)
  }

  #die(call: string): never {
    this.effects.die()
    throw new ProcessDied(call)
  }
}

import type { Random } from '#tests/contract/support/random'

/** The probabilities of the faults of a call to a port, from 0 to 1. */
export type FaultRates = {
  /** The process dies before the call. */
  crash: number
  /** The process dies right after the call. */
  crashAfter: number
  /** The call throws without effect. */
  unreachable: number
  /** The call throws like SQLite on a full disk. Only writes do. */
  diskFull: number
  /** The call takes effect and throws. Only writes do. */
  timeout: number
  /** Other calls run first, so the order of calls also changes. */
  delay: number
  /** The call happens twice. */
  duplicate: number
  /** An addition with a transaction never happens, although the transaction commits. */
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

/**
 * Thrown because the simulated process of this code is dead. Everything that it still tries fails,
 * including its clean-up.
 */
export class ProcessDied extends Error {}

/** A fault that the calling code must handle. */
class InjectedFault extends Error {
  constructor(
    readonly kind: keyof FaultRates,
    call: string,
    readonly code?: string
  ) {
    super(`${kind}: ${call}`)
  }
}

/** Effects of a fault other than throwing. */
export type FaultEffects = {
  /** Ends the process of the call. */
  die(): void
  /** Lets other actors take this many turns. */
  pause(times: number): Promise<void>
}

/** Makes calls fail at random. The same seed produces the same faults. */
export class Faults {
  constructor(
    private readonly random: Random,
    private readonly rates: () => FaultRates,
    private readonly effects: FaultEffects
  ) {}

  /** Makes a call, or injects a fault. */
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

  /** Makes a repeatable call once or twice and returns the first result. */
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

import type { Clock } from '#adapters/queue/leased/clock'
import type { Mortal } from './turns.js'

type Timer = { at: number; process: Mortal; work: () => void }

const BEGAN = Date.parse('2026-03-15T10:00:00.000Z')

/** Time of the simulation: what has passed, which only grows, and what the clocks on the wall say, which jumps. */
export class SimClock {
  #passed = 0
  #offset = BEGAN
  readonly #timers = new Set<Timer>()
  /** The latest that any clock has said. */
  latest = new Date(BEGAN)

  /** What a clock says that is `skewMs` ahead. */
  now(skewMs: number): Date {
    const now = new Date(this.#passed + this.#offset + skewMs)
    if (now > this.latest) this.latest = now
    return now
  }

  pass(ms: number): void {
    this.#passed += ms
  }

  /** Puts all clocks forward, or back when below 0; timers do not see it. */
  jump(ms: number): void {
    this.#offset += ms
  }

  /** Calls what is due, of processes that are alive and do not stand still. */
  fire(step: number): void {
    const due = [...this.#timers]
      .filter(({ at, process }) => at <= this.#passed && process.frozenUntil <= step)
      .sort((one, other) => one.at - other.at)
    for (const timer of due) {
      this.#timers.delete(timer)
      if (timer.process.alive) timer.work()
    }
  }

  /** The clock of a process, as the queue takes it. */
  of(process: Mortal & { skewMs: number }): Clock {
    return {
      now: () => this.now(process.skewMs),
      after: (ms, work) => {
        const timer = { at: this.#passed + Math.max(0, ms), process, work }
        this.#timers.add(timer)
        return () => this.#timers.delete(timer)
      },
    }
  }
}

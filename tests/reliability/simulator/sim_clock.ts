import type { Clock } from '#adapters/queue/leased/clock'
import type { Mortal } from './turns.js'

type Timer = { at: number; process: Mortal; work: () => void }

const BEGAN = Date.parse('2026-03-15T10:00:00.000Z')

/** Simulated time. The elapsed time only grows; the wall clocks can jump. */
export class SimClock {
  #passed = 0
  #offset = BEGAN
  readonly #timers = new Set<Timer>()
  /** The latest time that any clock has shown. */
  latest = new Date(BEGAN)

  /** The time on a clock that is `skewMs` ahead. */
  now(skewMs: number): Date {
    const now = new Date(this.#passed + this.#offset + skewMs)
    if (now > this.latest) this.latest = now
    return now
  }

  pass(ms: number): void {
    this.#passed += ms
  }

  /** Moves all clocks forward, or back for a negative value. Timers are not affected. */
  jump(ms: number): void {
    this.#offset += ms
  }

  /** Runs the due timers of processes that are alive and not suspended. */
  fire(step: number): void {
    const due = [...this.#timers]
      .filter(({ at, process }) => at <= this.#passed && process.frozenUntil <= step)
      .sort((one, other) => one.at - other.at)
    for (const timer of due) {
      this.#timers.delete(timer)
      if (timer.process.alive) timer.work()
    }
  }

  /** The clock of a process in the queue's form. */
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

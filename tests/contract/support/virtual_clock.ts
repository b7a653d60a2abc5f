import type { Clock } from '#adapters/queue/leased/clock'

type Timer = { at: number; work: () => void }

/** A clock that only the test moves. */
export class VirtualClock implements Clock {
  #now = Date.parse('2026-03-15T10:00:00.000Z')
  readonly #timers = new Set<Timer>()

  now(): Date {
    return new Date(this.#now)
  }

  after(ms: number, work: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), work }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /**
   * Advances by `ms`, timer by timer. After each timer, waits until the work that it started has
   * settled.
   */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await rest()
      const next = this.#next()
      if (!next || next.at > end) break
      this.#now = next.at
      this.#timers.delete(next)
      next.work()
    }
    this.#now = end
    await rest()
  }

  #next(): Timer | undefined {
    return [...this.#timers].sort((one, other) => one.at - other.at)[0]
  }
}

/** Waits until all promises without external dependencies have settled. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

/** The queue's clock, replaceable by tests and simulations. */
export type Clock = {
  now(): Date
  /** Runs `work` once after `ms`. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves to true when `work` settles within `ms`, and to false otherwise. */
export function settlesWithin(clock: Clock, ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(false))
    const settled = () => {
      cancel()
      resolve(true)
    }
    work.then(settled, settled)
  })
}

/** Time as the queue sees it, so that tests and simulations can own it. */
export type Clock = {
  now(): Date
  /** Does `work` once, `ms` from now; gives how to call it off. */
  after(ms: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** True when `work` settles within `ms`, however it settles. */
export function settlesWithin(clock: Clock, ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const callOff = clock.after(ms, () => resolve(false))
    const settled = () => {
      callOff()
      resolve(true)
    }
    work.then(settled, settled)
  })
}

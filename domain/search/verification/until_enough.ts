export type Pace = {
  /** How many have to hold. */
  wanted: number
  /** The most looked at at once. */
  atOnce: number
  signal: AbortSignal
}

/**
 * Looks at each in order until as many hold as are wanted, and waits for no other then: `holds` is told by its signal. No more
 * are looked at at once than are likely to be needed, by how many held so far.
 */
export async function untilEnough<T>(
  waiting: readonly T[],
  { wanted, atOnce, signal }: Pace,
  holds: (one: T, signal: AbortSignal) => Promise<boolean>
): Promise<void> {
  const enough = new AbortController()
  const stopped = AbortSignal.any([signal, enough.signal])
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let [next, running, looked, held] = [0, 0, 0, 0]
  const done = (does: boolean) => {
    running--
    looked++
    if (does) held++
    advance()
  }
  const advance = () => {
    const missing = wanted - held
    if (missing <= 0 || stopped.aborted || (running === 0 && next === waiting.length)) return resolve()
    const share = (held + 1) / (looked + 1)
    const most = Math.min(atOnce, Math.ceil(missing / share))
    for (; running < most && next < waiting.length; running++)
      holds(waiting[next++], stopped).then(done, reject)
  }
  advance()
  try {
    await promise
  } finally {
    enough.abort()
  }
}

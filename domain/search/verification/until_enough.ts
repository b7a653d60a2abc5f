export type Pace = {
  /** The number of tests that must succeed. */
  wanted: number
  concurrency: number
  signal: AbortSignal
}

/**
 * Starts tests in order until `wanted` of them succeed or `signal` aborts, then stops waiting and
 * aborts the other tests. Starts only as many tests as it expects to need, given the share that
 * succeeded so far. Rejects with the first error of a test.
 */
export async function untilEnough<T>(
  waiting: readonly T[],
  { wanted, concurrency, signal }: Pace,
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
    const max = Math.min(concurrency, Math.ceil(missing / share))
    for (; running < max && next < waiting.length; running++)
      holds(waiting[next++], stopped).then(done, reject)
  }
  advance()
  try {
    await promise
  } finally {
    enough.abort()
  }
}

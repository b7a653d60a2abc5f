/**
 * Settles like `work`. After `ms`, rejects with the error of `timeout` and aborts the signal, without
 * waiting for the work to end. Calls `timeout` only after `ms`, because making an error is slow.
 */
export async function limitTime<T>(
  ms: number,
  timeout: () => Error,
  work: (signal: AbortSignal) => Promise<T>
): Promise<T> {
  const deadline = new AbortController()
  const { promise: expired, reject: expire } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    // Rejects before the work can reject because of the abort.
    expire(timeout())
    deadline.abort()
  }, ms)
  try {
    return await Promise.race([work(deadline.signal), expired])
  } finally {
    clearTimeout(timer)
  }
}

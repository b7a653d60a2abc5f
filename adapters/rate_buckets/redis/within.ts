/** What a promise gives within `ms`; else rejects. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`Redis did not answer within ${ms} ms`))
    // Answers that arrived while this process was busy are read in the turn before the immediate.
    const timer = setTimeout(() => setImmediate(late), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

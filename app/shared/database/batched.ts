type Call<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void }

/**
 * Batches concurrent calls, at most `maxItems` per batch. Calls that arrive during a batch wait for
 * a later batch. `together` returns results in order. When it fails, each item is retried
 * separately.
 */
export function batched<T, R>(
  together: (items: T[]) => Promise<R[]>,
  maxItems: number
): (item: T) => Promise<R> {
  let waiting: Call<T, R>[] = []
  let isBusy = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.slice(0, maxItems)
      waiting = waiting.slice(maxItems)
      await make(calls)
    }
    isBusy = false
  }

  async function make(calls: Call<T, R>[]): Promise<void> {
    try {
      const results = await together(calls.map(({ item }) => item))
      for (const [i, { resolve }] of calls.entries()) resolve(results[i])
    } catch (error) {
      if (calls.length === 1) calls[0].reject(error)
      else await Promise.all(calls.map((call) => make([call])))
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isBusy) return
      isBusy = true
      // Waits for the end of the turn, because concurrent requests call in the same turn.
      setImmediate(() => void work())
    })
}

type Call<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void }

/**
 * Makes calls together: those that come while a batch is under way are the next one. `together` gives the results in the
 * order of its items; when it fails, each is tried alone, so that one cannot fail another.
 */
export function batched<T, R>(together: (items: T[]) => Promise<R[]>, most: number): (item: T) => Promise<R> {
  let waiting: Call<T, R>[] = []
  let isBusy = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.slice(0, most)
      waiting = waiting.slice(most)
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
      // Requests that arrived together reach this in the same turn.
      setImmediate(() => void work())
    })
}

/**
 * Calls `work` for every item, at most `limit` at a time. After a failure, no other item starts,
 * and the promise rejects with the first failure when the running items have ended.
 */
export async function forEachLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  const workers = Array.from({ length: Math.min(limit, items.length) }, () =>
    worker().catch((error) => {
      waiting.length = 0
      throw error
    })
  )
  const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Calls `work` for every item, at most `limit` at a time. After a failure, starts no more items. Waits
 * for the running items, then rejects with the earliest failure.
 */
export async function forEachLimit<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>
): Promise<void> {
  const waiting = [...items]
  const failures: unknown[] = []
  const worker = async () => {
    while (waiting.length > 0 && failures.length === 0)
      await work(waiting.shift()!).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}

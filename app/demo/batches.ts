const SIZE = 1000

/** Splits items into arrays of at most 1000. */
export function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < SIZE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Returns a function that computes a value on its first call and then returns the same value. */
export function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined
  return () => (value ??= compute())
}

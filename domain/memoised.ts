/** Longer texts are rarely repeated. */
const MAX_LENGTH = 200
const MAX_ENTRIES = 20_000

/**
 * Returns a function that caches the results of a pure function of a text. The results must not be
 * changed. Caches no long texts, and starts again when the cache is full.
 */
export function memoised<T>(read: (text: string) => T): (text: string) => T {
  let known = new Map<string, T>()
  return (text) => {
    if (text.length > MAX_LENGTH) return read(text)
    let value = known.get(text)
    if (value !== undefined) return value
    if (known.size >= MAX_ENTRIES) known = new Map()
    value = read(text)
    known.set(text, value)
    return value
  }
}

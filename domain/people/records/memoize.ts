/** The maximum number of cached results. A full cache is cleared. */
const MAX_ENTRIES = 50_000

/**
 * Caches a function's results, because millions of records share a few thousand places and
 * employers.
 */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_ENTRIES) cache.clear()
    const fresh = compute(text)
    cache.set(text, fresh)
    return fresh
  }
}

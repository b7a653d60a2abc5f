/** Holds the answers for this many different texts, then starts anew. */
const LIMIT = 50_000

/** The function with its answers remembered: millions of records share some thousands of places and employers. */
export function remember<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const held = known.get(text)
    if (held !== undefined) return held
    if (known.size >= LIMIT) known.clear()
    const fresh = answer(text)
    known.set(text, fresh)
    return fresh
  }
}

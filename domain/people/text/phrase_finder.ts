/** A vocabulary phrase among tokens, from `start` to `end` (exclusive). */
export type FoundPhrase<T> = { start: number; end: number; entry: T }

/**
 * Returns a function that finds non-overlapping vocabulary phrases in order, the longest at each
 * position.
 */
export function phraseFinder<T>(vocabulary: Iterable<readonly [phrase: string, entry: T]>) {
  const byPhrase = new Map(vocabulary)
  /** The number of words of the longest phrase by first word. Most tokens begin no phrase. */
  const longest = new Map<string, number>()
  for (const phrase of byPhrase.keys()) {
    const parts = phrase.split(' ')
    longest.set(parts[0], Math.max(longest.get(parts[0]) ?? 0, parts.length))
  }
  return (tokens: readonly string[]): FoundPhrase<T>[] => {
    const found: FoundPhrase<T>[] = []
    for (let start = 0; start < tokens.length; start++)
      for (
        let length = Math.min(longest.get(tokens[start]) ?? 0, tokens.length - start);
        length > 0;
        length--
      ) {
        const entry = byPhrase.get(tokens.slice(start, start + length).join(' '))
        if (entry === undefined) continue
        found.push({ start, end: start + length, entry })
        start += length - 1
        break
      }
    return found
  }
}

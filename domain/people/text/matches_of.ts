/**
 * Yields the matches of several global patterns in order, without overlaps, like the matches of one pattern
 * with these alternatives. If two matches begin at one place, the first pattern's match counts. Use it where
 * the patterns need different flags: inline modifiers stop matching in long-running processes of Node 24.
 */
export function* matchesOf(patterns: readonly RegExp[], text: string): Generator<RegExpExecArray, void> {
  const next: (RegExpExecArray | null | undefined)[] = patterns.map(() => undefined)
  for (let from = 0; ; ) {
    for (const [i, pattern] of patterns.entries())
      if (next[i] === undefined || (next[i] && next[i].index < from)) {
        pattern.lastIndex = from
        next[i] = pattern.exec(text)
      }
    const found = next.filter((match) => !!match)
    if (found.length === 0) return
    const first = found.reduce((best, match) => (match.index < best.index ? match : best))
    yield first
    from = first.index + Math.max(first[0].length, 1)
  }
}

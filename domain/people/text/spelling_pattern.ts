/** Expands a small pattern into all texts that it matches: letters, `[ab]`, `(?:a|b)` and `?`. */
export function spellings(pattern: string): string[] {
  let at = 0
  return alternatives()

  function alternatives(): string[] {
    const all = sequence()
    while (pattern[at] === '|') {
      at++
      all.push(...sequence())
    }
    return all
  }

  function sequence(): string[] {
    let made = ['']
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const pieces = piece()
      const optional = pattern[at] === '?'
      if (optional) at++
      made = made.flatMap((text) => [...(optional ? [text] : []), ...pieces.map((next) => text + next)])
    }
    return made
  }

  function piece(): string[] {
    if (pattern.startsWith('(?:', at)) {
      at += 3
      const inner = alternatives()
      at++
      return inner
    }
    if (pattern[at] === '[') {
      const end = pattern.indexOf(']', at)
      const letters = [...pattern.slice(at + 1, end)]
      at = end + 1
      return letters
    }
    return [pattern[at++]]
  }
}

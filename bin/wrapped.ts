const WIDTH = 115

/** Joins words with spaces into lines of at most `WIDTH` characters, for generated lists. */
export function wrapped(words: readonly string[]): string {
  const lines = ['']
  for (const word of words) {
    if (lines.at(-1)!.length + word.length > WIDTH) lines.push('')
    lines[lines.length - 1] += lines.at(-1) === '' ? word : ` ${word}`
  }
  return lines.join('\n')
}

/**
 * Patterns that list phrases, in a form that people can read, review and extend:
 *
 *     const CAREERS = wholeText(anyOf`
 *       # English
 *       careers? | jobs? | open (?:positions|roles)
 *       join (?:
 *         us | our team
 *       )
 *       # German
 *       karriere | offene stellen
 *     `)
 *
 * A phrase is the source of a regular expression, without doubled backslashes. ` | ` and the end of a
 * line separate phrases, also within brackets that stay open at the end of a line. A line that starts
 * with `# ` is a comment, usually a language. `${…}` inserts another pattern. Spaces at the edges of a
 * phrase do not count: write `[ ]` there.
 */
export function anyOf(strings: TemplateStringsArray, ...patterns: readonly string[]): string {
  const lines = String.raw({ raw: strings.raw }, ...patterns)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '))
  let source = ''
  for (const line of lines) {
    const isNext = source !== '' && !OPENED.test(source) && !line.startsWith(')')
    source += (isNext ? '|' : '') + line.replaceAll(' | ', '|')
  }
  return `(?:${source})`
}

/** Matches the end of a line that opens brackets: `(?:`, `(?!`, `(?<name>`. */
const OPENED = /(?<!\\)\((?:\?(?:[:=!]|<[=!]|<\w+>))?$/

/** Matches a text that is one of the phrases and nothing else. */
export const wholeText = (phrases: string, flags = ''): RegExp => new RegExp(`^${phrases}$`, flags)

/**
 * Matches phrases between word boundaries. JavaScript knows the boundaries of ASCII words only: give
 * it folded text, or phrases that begin and end with an ASCII letter.
 */
export const wholeWord = (phrases: string, flags = ''): RegExp => new RegExp(`\\b${phrases}\\b`, flags)

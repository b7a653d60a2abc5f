/**
 * Builds the source of a pattern that matches phrases, in a form that people can read, review and
 * extend. `anywhere`, `wholeText` and `wholeWord` build the pattern itself, with flags:
 *
 *     const CAREERS = wholeText('u')`
 *       # English
 *       careers? | jobs? | open (?:positions|roles)
 *       (?:join|meet) (?:
 *         us | our team
 *       )
 *       # German
 *       karriere | offene stellen
 *     `
 *
 * A phrase is the source of a regular expression, without doubled backslashes. ` | ` and the end of a
 * line separate phrases, also within brackets that stay open at the end of a line. A line that starts
 * with `# ` is a comment, usually a language. `${…}` inserts another pattern. Spaces at the edges of a
 * line do not count: write `[ ]` there.
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

const patternOf =
  (withEdges: (phrases: string) => string) =>
  (flags = '') =>
  (...template: Parameters<typeof anyOf>): RegExp =>
    new RegExp(withEdges(anyOf(...template)), flags)

/** Matches the phrases anywhere in a text. */
export const anywhere = patternOf((phrases) => phrases)

/** Matches a text that is one of the phrases and nothing else. */
export const wholeText = patternOf((phrases) => `^${phrases}$`)

/**
 * Matches phrases between word boundaries. JavaScript knows the boundaries of ASCII words only: give
 * it folded text, or phrases that begin and end with an ASCII letter.
 */
export const wholeWord = patternOf((phrases) => `\\b${phrases}\\b`)

/** Lines of text values. Every line has as many values as the widest one. */
export type Table = string[][]

/**
 * Parses text from a spreadsheet or a CSV file (RFC 4180). The first line decides whether tabs,
 * semicolons or commas separate the values. Quoted values may contain separators and line breaks.
 * Leaves out blank lines.
 */
export function parseTable(text: string): Table {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const lines: Table = []
  let [line, value, isQuoted] = [[] as string[], '', false]
  const endLine = () => {
    line.push(value)
    if (line.some((one) => one.trim() !== '')) lines.push(line)
    ;[line, value] = [[], '']
  }
  for (let i = 0; i < source.length; i++) {
    const character = source[i]
    if (isQuoted) {
      if (character !== '"') value += character
      else if (source[i + 1] === '"') value += source[i++]
      else isQuoted = false
    } else if (character === '"' && value.trim() === '') [isQuoted, value] = [true, '']
    else if (character === separator) {
      line.push(value)
      value = ''
    } else if (character === '\n') endLine()
    else if (character !== '\r') value += character
  }
  endLine()
  return evened(lines)
}

/** Trims every value and gives all lines the same length. */
export function evened(lines: Table): Table {
  const width = Math.max(0, ...lines.map(({ length }) => length))
  return lines.map((line) => Array.from({ length: width }, (_, i) => (line[i] ?? '').trim()))
}

function separatorOf(text: string): string {
  const [first] = text.trimStart().split('\n', 1)
  const count = (character: string) => first.split(character).length
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best), ',')
}

import { namedRow, type RowShape, type SourceRow } from './source_row.js'
import { MAX_LINE_BYTES, type TextLine } from './text_lines.js'

type Pending = { line: number; text: string }

/**
 * Parses comma-separated values (RFC 4180) with a header. Every value is text. The delimiter is the
 * most frequent of `,` `;` tab and `|` in the header. A quoted value may span lines; `line` is the
 * row's first line. An unclosed quote rejects only one line.
 * @param shape builds the rows' values from the header; by default each header names a field
 */
export async function* csvRows(
  lines: AsyncIterable<TextLine>,
  shape: RowShape = namedRow
): AsyncGenerator<SourceRow> {
  let columns: number | undefined
  let build: ReturnType<RowShape>
  let delimiter = ','
  let pending: Pending[] = []
  let pendingBytes = 0

  function* finish(line: number, values: string[] | string): Generator<SourceRow> {
    if (typeof values === 'string') yield { line, reason: `malformed CSV: ${values}` }
    else if (columns === undefined) {
      columns = values.length
      build = shape(values.map((value) => value.trim()))
    } else if (values.length !== columns)
      yield { line, reason: `malformed CSV: ${values.length} values under ${columns} columns` }
    else yield { line, value: build(values), textual: true }
  }

  /** Rejects the pending line with the unclosed quote and parses the lines after it again. */
  function* giveUp(): Generator<SourceRow> {
    const [first, ...others] = pending
    pending = []
    yield* finish(first.line, 'a quote is never closed')
    for (const other of others) yield* take(other)
  }

  function* take(line: Pending): Generator<SourceRow> {
    if (!pending.length) {
      if (line.text.trim() === '') return
      if (columns === undefined) delimiter = delimiterOf(line.text)
      const values = splitRow(line.text, delimiter)
      if (values !== OPEN) return yield* finish(line.line, values)
      pending = [line]
      pendingBytes = line.text.length
      return
    }
    pending.push(line)
    pendingBytes += line.text.length
    if (pendingBytes > MAX_LINE_BYTES) return yield* giveUp()
    // A line with an even number of quotes cannot end the open value, so it is not split yet.
    if (quotesIn(line.text) % 2 === 0) return
    const values = splitRow(pending.map(({ text }) => text).join('\n'), delimiter)
    if (values === OPEN) return
    if (typeof values === 'string') return yield* giveUp()
    const { line: first } = pending[0]
    pending = []
    yield* finish(first, values)
  }

  for await (const line of lines) {
    if (line.problem === undefined) yield* take(line)
    else {
      while (pending.length) yield* giveUp()
      yield { line: line.line, reason: line.problem }
    }
  }
  while (pending.length) yield* giveUp()
}

function quotesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count++
  return count
}

function delimiterOf(header: string): string {
  const outside = header.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => outside.split(delimiter).length
  return [',', ';', '\t', '|'].reduce((best, delimiter) =>
    count(delimiter) > count(best) ? delimiter : best
  )
}

const OPEN = 'a quote is open'
const STRAY = 'a quote is out of place'

/** Returns the values of one row, or its problem. */
function splitRow(text: string, delimiter: string): string[] | typeof OPEN | typeof STRAY {
  if (!text.includes('"')) return text.split(delimiter)
  const values: string[] = []
  let at = 0
  for (;;) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at)
      const value = end === -1 ? text.slice(at) : text.slice(at, end)
      if (value.includes('"')) return STRAY
      values.push(value)
      if (end === -1) return values
      at = end + 1
      continue
    }
    let end = text.indexOf('"', at + 1)
    while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
    if (end === -1) return OPEN
    values.push(text.slice(at + 1, end).replaceAll('""', '"'))
    if (end + 1 === text.length) return values
    if (text[end + 1] !== delimiter) return STRAY
    at = end + 2
  }
}

import type { SourceRow } from './source_row.js'
import type { TextLine } from './text_lines.js'

export async function* jsonRows(lines: AsyncIterable<TextLine>): AsyncGenerator<SourceRow> {
  for await (const line of lines) {
    if (line.problem !== undefined) yield { line: line.line, reason: line.problem }
    else if (line.text.trim() !== '') yield parsed(line.line, line.text)
  }
}

function parsed(line: number, text: string): SourceRow {
  try {
    return { line, value: JSON.parse(text), textual: false }
  } catch {
    return { line, reason: 'malformed JSON' }
  }
}

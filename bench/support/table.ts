export type Cell = string | number | null

export type Column = { key: string; label: string; align?: 'left' | 'right' }

/** What a benchmark found: one table, sentences below it, and whatever else belongs in the JSON document. */
export type BenchReport = {
  title: string
  columns: Column[]
  rows: Record<string, Cell>[]
  notes?: string[]
  details?: unknown
}

/**
 * The table as text: columns padded to their widest cell, a rule under the heads, Markdown's bars between them, so that
 * it can be read in a terminal and pasted into a document.
 */
export function renderTable(columns: Column[], rows: Record<string, Cell>[]): string {
  const texts = rows.map((row) => columns.map(({ key }) => cellText(row[key] ?? null)))
  const widths = columns.map(({ label }, i) =>
    Math.max(3, label.length, ...texts.map((cells) => cells[i].length))
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => pad(cell, widths[i], columns[i].align)).join(' | ')} |`
  const rule = columns.map(({ align }, i) =>
    align === 'right' ? '-'.repeat(widths[i] - 1) + ':' : '-'.repeat(widths[i])
  )
  return [line(columns.map(({ label }) => label)), line(rule), ...texts.map(line)].join('\n')
}

/** Three significant figures for what is small, thousands marked for what is large, `–` for nothing. */
export function cellText(cell: Cell): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell.replaceAll('|', '\\|')
  if (!Number.isFinite(cell)) return '–'
  if (Number.isInteger(cell) || Math.abs(cell) >= 1000) return Math.round(cell).toLocaleString('en-US')
  return String(Number(cell.toPrecision(Math.abs(cell) < 0.01 ? 1 : 3)))
}

function pad(text: string, width: number, align: Column['align']): string {
  return align === 'right' ? text.padStart(width) : text.padEnd(width)
}

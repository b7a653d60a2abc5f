export type Cell = string | number | null

export type Column = { key: string; label: string; align?: 'left' | 'right' }

/**
 * A benchmark's result: one table, notes below it, and details that only the JSON output contains.
 */
export type BenchReport = {
  title: string
  columns: Column[]
  rows: Record<string, Cell>[]
  notes?: string[]
  details?: unknown
}

/** Renders the table in Markdown with padded columns, readable in a terminal and in a document. */
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

/**
 * Rounds fractions below 1,000 to three significant digits, and below 0.01 to one. Rounds larger
 * numbers to integers and groups thousands. Shows `–` for null, NaN and infinity.
 */
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

import type { CsvValue } from './export_csv.js'

/** The maximum number of characters that spreadsheet programs accept in a cell. */
const MAX_TEXT = 32_767

type WorkbookCell = { value: string | number | boolean; fontWeight?: 'bold' } | null

/**
 * Returns the cells of a worksheet with a bold header. Every text has the type text, so that no
 * spreadsheet runs it as a formula. Cuts texts over `MAX_TEXT`.
 */
export const workbookCells = (
  header: readonly string[],
  rows: readonly (readonly CsvValue[])[]
): WorkbookCell[][] => [
  header.map((title) => ({ value: cut(title), fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map(cellOf)),
]

function cellOf(value: CsvValue): WorkbookCell {
  if (value === null || value === undefined || value === '') return null
  return { value: typeof value === 'string' ? cut(value) : value }
}

const cut = (text: string): string => text.slice(0, MAX_TEXT)

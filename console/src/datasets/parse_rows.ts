import type { NewDataset } from './datasets'
import { parseTable } from './parse_table'

type Row = NewDataset['rows'][number]

export const ROW_FIELDS = ['name', 'company', 'domain', 'email', 'pronet_url', 'extra'] as const
export type RowField = (typeof ROW_FIELDS)[number]

/**
 * Parses rows from a spreadsheet or a CSV file. The first line has the field names. Returns the
 * problem as a sentence if the text cannot be parsed.
 */
export function parseRows(text: string): { rows: Row[] } | { problem: string } {
  const [head, ...lines] = parseTable(text)
  if (head === undefined) return { problem: 'There are no rows.' }
  const fields = head.map((name) => name.toLowerCase())
  const unknown = fields.find((name) => !ROW_FIELDS.includes(name as RowField))
  if (unknown !== undefined)
    return {
      problem: `The first line must name the fields: ${ROW_FIELDS.join(', ')}. "${unknown}" is not a field.`,
    }
  if (lines.length === 0) return { problem: 'There are no rows below the field names.' }
  const rows = lines.map((values) =>
    Object.fromEntries(fields.map((field, i) => [field, values[i]]).filter(([, value]) => value !== ''))
  )
  return { rows }
}

/** Writes rows as CSV text that `parseRows` can parse. Leaves out values that are not text. */
export function writeRows(rows: readonly Row[]): string {
  const fields = ROW_FIELDS.filter((field) => rows.some((row) => row[field] !== undefined))
  const quoted = (value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return [fields.join(','), ...rows.map((row) => fields.map((field) => quoted(row[field])).join(','))].join(
    '\n'
  )
}

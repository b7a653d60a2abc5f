import type { NewDataset } from './datasets'

type Row = NewDataset['rows'][number]

export const ROW_FIELDS = ['name', 'company', 'domain', 'email', 'pronet_url', 'extra'] as const
type RowField = (typeof ROW_FIELDS)[number]

/**
 * Parses rows from a spreadsheet or a CSV file. Tabs or commas separate the values, and the first
 * line has the field names. Returns the problem as a sentence if the text cannot be parsed.
 */
export function parseRows(text: string): { rows: Row[] } | { problem: string } {
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (head === undefined) return { problem: 'There are no rows.' }
  const separator = head.includes('\t') ? '\t' : ','
  const fields = split(head, separator).map((name) => name.trim().toLowerCase())
  const unknown = fields.find((name) => !ROW_FIELDS.includes(name as RowField))
  if (unknown !== undefined)
    return {
      problem: `The first line must name the fields: ${ROW_FIELDS.join(', ')}. "${unknown}" is not a field.`,
    }
  if (lines.length === 0) return { problem: 'There are no rows below the field names.' }
  const rows = lines.map((line) => {
    const values = split(line, separator)
    return Object.fromEntries(
      fields.map((field, i) => [field, values[i]?.trim() ?? '']).filter(([, value]) => value !== '')
    )
  })
  return { rows }
}

/** Writes rows as CSV text that `parseRows` can parse. Leaves out values that are not text. */
export function writeRows(rows: readonly Row[]): string {
  const fields = ROW_FIELDS.filter((field) => rows.some((row) => row[field] !== undefined))
  const quoted = (value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return [fields.join(','), ...rows.map((row) => fields.map((field) => quoted(row[field])).join(','))].join(
    '\n'
  )
}

/**
 * Splits a line into values. A quoted value may contain separators. Inside quotes, two quotes are
 * one.
 */
function split(line: string, separator: string): string[] {
  const values = ['']
  let isQuoted = false
  for (let i = 0; i < line.length; i++) {
    const last = values.length - 1
    if (line[i] === '"' && isQuoted && line[i + 1] === '"') values[last] += line[i++]
    else if (line[i] === '"') isQuoted = !isQuoted
    else if (line[i] === separator && !isQuoted) values.push('')
    else values[last] += line[i]
  }
  return values
}

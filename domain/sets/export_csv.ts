/** A value of a cell of the file. */
export type CsvValue = string | number | boolean | null | undefined

const OPENS_FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * Rows as comma-separated values (RFC 4180) that a spreadsheet opens without running anything: text that it would take for a formula is
 * led in by an apostrophe. Begins with a byte order mark, without which some read it in another character set.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = String(value).replaceAll('\0', '')
  const safe =
    typeof value === 'string' && OPENS_FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n;\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A value of a cell of the file. */
export type CsvValue = string | number | boolean | null | undefined

/** What a spreadsheet begins a formula with, also in the wide forms of East Asian keyboards, after blanks, quotes and what is invisible. */
const OPENS = String.raw`[\s\p{Cc}\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`
const OPENS_FORMULA = new RegExp(String.raw`^${OPENS}|^[\t\r\n]`, 'u')
/** Where one that separates by other marks, as in countries that write decimals with a comma, would begin a cell of its own. */
const OPENS_WITHIN = new RegExp(String.raw`([;|\t\r\n])(?=${OPENS})`, 'gu')
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * Rows as comma-separated values (RFC 4180) that a spreadsheet opens without running anything: text that it would take for a formula is
 * led in by an apostrophe, wherever a cell may begin. Begins with a byte order mark, without which some read it in another character set.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = String(value).replaceAll('\0', '')
  const safe = typeof value === 'string' && !PLAIN_NUMBER.test(text) ? harmless(text) : text
  return /[",\r\n;|\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const harmless = (text: string): string =>
  `${OPENS_FORMULA.test(text) ? "'" : ''}${text.replace(OPENS_WITHIN, "$1'")}`

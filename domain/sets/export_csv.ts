export type CsvValue = string | number | boolean | null | undefined

/** Matches characters that start a formula in a spreadsheet, including full-width forms. */
const FORMULA = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** Matches blanks, quotes and invisible characters that may precede a formula. */
const BEFORE_FORMULA = /[\s\p{Cc}\p{Cf}"]/u
const OPENS_FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
/** Matches cell separators other than a comma. Countries with decimal commas use semicolons. */
const SEPARATOR = /[;|\t\r\n]/
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * Formats rows as CSV (RFC 4180) that is safe to open in a spreadsheet. Writes an apostrophe before
 * every formula at the start of a text or after a separator inside it. Starts with a byte order
 * mark, because some spreadsheets otherwise assume another character set.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`

function written(value: CsvValue): string {
  if (value === null || value === undefined) return ''
  const text = String(value).replaceAll('\0', '')
  const safe = typeof value === 'string' && !PLAIN_NUMBER.test(text) ? escaped(text) : text
  return /[",\r\n;|\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const escaped = (text: string): string => `${OPENS_FORMULA.test(text) ? "'" : ''}${escapedWithin(text)}`

/** Escapes formulas after a separator inside the text. Scans backwards, so it takes linear time. */
function escapedWithin(text: string): string {
  if (!SEPARATOR.test(text)) return text
  const written: string[] = []
  let opens = false
  for (const character of [...text].reverse()) {
    const needsEscape = opens && SEPARATOR.test(character)
    written.push(needsEscape ? `${character}'` : character)
    opens = FORMULA.test(character) || (opens && BEFORE_FORMULA.test(character))
  }
  return written.reverse().join('')
}

/** A value of a cell of the file. */
export type CsvValue = string | number | boolean | null | undefined

/** What a spreadsheet begins a formula with, also in the wide forms of East Asian keyboards. */
const FORMULA = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** Blanks, quotes and what is invisible, which may stand before it. */
const PASSED_OVER = /[\s\p{Cc}\p{Cf}"]/u
const OPENS_FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
/** What separates cells elsewhere, as in countries that write decimals with a comma. */
const SEPARATOR = /[;|\t\r\n]/
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

const harmless = (text: string): string => `${OPENS_FORMULA.test(text) ? "'" : ''}${harmlessWithin(text)}`

/** Leads in each formula that a separator within the text would begin a cell with. Read from the end, each character once. */
function harmlessWithin(text: string): string {
  if (!SEPARATOR.test(text)) return text
  const written: string[] = []
  let opens = false
  for (const character of [...text].reverse()) {
    const leadsIn = opens && SEPARATOR.test(character)
    written.push(leadsIn ? `${character}'` : character)
    opens = FORMULA.test(character) || (opens && PASSED_OVER.test(character))
  }
  return written.reverse().join('')
}

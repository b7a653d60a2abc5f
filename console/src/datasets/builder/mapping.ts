import type { NewDataset } from '../datasets'
import type { RowField } from '../parse_rows'
import type { Table } from '../parse_table'

type Row = NewDataset['rows'][number]

/** What each column of the table becomes. */
export type Target = RowField | 'skip'
/**
 * `cut` says that rows of the file are missing in the table. `from` is the earlier dataset whose rows
 * these are.
 */
export type Sheet = {
  table: Table
  hasHead: boolean
  mapping: Target[]
  cut?: string
  from?: { id: string; title: string }
}

export const TARGETS: { value: Target; text: string }[] = [
  { value: 'name', text: 'Name' },
  { value: 'company', text: 'Company' },
  { value: 'domain', text: 'Company website or domain' },
  { value: 'email', text: 'Email address' },
  { value: 'pronet_url', text: 'Profile address' },
  { value: 'extra', text: 'Another known fact' },
  { value: 'skip', text: 'Leave out' },
]

/** Patterns of column titles for each field. They match titles without punctuation and spaces. */
const HEADS: [RowField, RegExp][] = [
  ['email', /e?mail/],
  ['pronet_url', /pronet|linkedin|profile/],
  ['domain', /domain|website|homepage|url|^web$|site/],
  ['company', /company|employer|organi[sz]ation|firm|account|unternehmen|firma/],
  ['name', /name|^person$|contact|candidate|^lead$/],
]
const VALUES: [RowField, RegExp][] = [
  ['email', /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/],
  ['pronet_url', /^https?:\/\/\S+\/(?:in|profile|people)\//],
  ['domain', /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/?$/i],
]
/** Maximum number of values that a suggestion reads per column. */
const SAMPLE = 20

/** Returns a table with a suggested mapping. */
export function opened(table: Table): Sheet {
  const hasHead = (table[0] ?? []).every((value) => !VALUES.some(([, pattern]) => pattern.test(value)))
  return { table, hasHead, mapping: suggested(table, hasHead) }
}

export function suggested(table: Table, hasHead: boolean): Target[] {
  const [head = []] = table
  return head.map((title, column) => {
    const values = bodyOf(table, hasHead)
      .slice(0, SAMPLE)
      .map((line) => line[column])
      .filter((value) => value !== '')
    const byValue = VALUES.find(
      ([, pattern]) => values.length > 0 && values.every((value) => pattern.test(value))
    )
    const words = title.toLowerCase().replace(/[^\p{L}]/gu, '')
    const byHead = hasHead && HEADS.find(([, pattern]) => pattern.test(words))
    return (byValue || byHead || [hasHead || column > 0 ? 'extra' : 'name'])[0] as Target
  })
}

export const bodyOf = (table: Table, hasHead: boolean): Table => (hasHead ? table.slice(1) : table)

/** The title of a column, or its number. */
export const titleOf = ({ table, hasHead }: Sheet, column: number): string =>
  (hasHead && table[0][column]) || `Column ${column + 1}`

/**
 * Returns the rows of a table. Joins the values of several columns for the name or the company, such as first
 * and last name. For another field, takes the first value. Other facts keep their column titles. `left` counts
 * lines without an identifying field.
 */
export function rowsOf(sheet: Sheet): { rows: Row[]; left: number } {
  const rows = bodyOf(sheet.table, sheet.hasHead).map((line) => rowOf(sheet, line))
  const usable = rows.filter(({ name, domain, email, pronet_url }) => name || domain || email || pronet_url)
  return { rows: usable, left: rows.length - usable.length }
}

function rowOf(sheet: Sheet, line: readonly string[]): Row {
  const row: Record<string, string> = {}
  const facts: Record<string, string> = {}
  for (const [column, target] of sheet.mapping.entries()) {
    const value = line[column]
    if (!value || target === 'skip') continue
    if (target === 'extra') facts[titleOf(sheet, column)] = value
    else if (target === 'name' || target === 'company')
      row[target] = [row[target], value].filter(Boolean).join(' ')
    else row[target] ??= value
  }
  return Object.keys(facts).length > 0 ? { ...row, extra: facts } : row
}

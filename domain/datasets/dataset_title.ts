import { columnName } from './column_names.js'
import type { EntityType } from './dataset.js'

const ENTITIES = { person: ['person', 'people'], company: ['company', 'companies'], custom: ['row', 'rows'] }
/** A title names at most this many columns. */
const MAX_COLUMNS = 4

/** Returns what kith calls a dataset without a name: "18 people: job title, company and 3 more". */
export function datasetTitle(type: EntityType, rows: number, columns: readonly string[]): string {
  const [one, many] = ENTITIES[type]
  const names = columns.map((key) => lower(columnName(key)))
  const named = names.length > MAX_COLUMNS ? names.slice(0, MAX_COLUMNS - 1) : names
  const more = names.length - named.length
  return `${rows.toLocaleString('en-US')} ${rows === 1 ? one : many}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** Starts with a small letter, except for an abbreviation such as "VAT number". */
const lower = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

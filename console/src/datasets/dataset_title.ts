import { count } from '../shared/format'
import { columnName } from './column_names'
import type { Dataset } from './datasets'

const ENTITIES = { person: ['person', 'people'], company: ['company', 'companies'], custom: ['row', 'rows'] }
/** Titles name at most this many columns. */
const MAX_COLUMNS = 2

type Titled = Pick<Dataset, 'entity_type' | 'row_count' | 'columns' | 'first_rows'>

/** Returns a title such as "Job title, Company and 2 more columns of Ada Lind, Bo Ek and 10 more". */
export const titleOf = ({ columns, first_rows, ...size }: Titled): string =>
  titleFrom(
    columns.map(({ key }) => key),
    first_rows || sizeOf(size)
  )

/** Returns the title of a dataset from the keys of its columns and the names of its first rows. */
export function titleFrom(keys: readonly string[], whose: string): string {
  const named = keys.slice(0, MAX_COLUMNS).map(columnName)
  const more = keys.length - named.length
  return `${named.join(', ')}${more > 0 ? ` and ${count(more)} more columns` : ''} of ${whose}`
}

/** The number of rows in words, such as "12 people". */
function sizeOf({ entity_type, row_count }: Pick<Dataset, 'entity_type' | 'row_count'>): string {
  const [one, many] = ENTITIES[entity_type]
  return `${count(row_count)} ${row_count === 1 ? one : many}`
}

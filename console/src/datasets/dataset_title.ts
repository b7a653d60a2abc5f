import { count } from '../shared/format'
import { columnName } from './column_names'
import type { Dataset } from './datasets'

const ENTITIES = { person: ['person', 'people'], company: ['company', 'companies'], custom: ['row', 'rows'] }
/** Titles name at most this many columns, or two if there are more. */
const MAX_COLUMNS = 3
const NAMED_OF_MANY = 2

type Titled = Pick<Dataset, 'entity_type' | 'row_count' | 'columns' | 'first_rows'>

/** Returns a title such as "Job title, Company and 2 other columns for Ada Lind, Bo Ek and 10 more". */
export const titleOf = ({ columns, first_rows, ...size }: Titled): string =>
  titleFrom(
    columns.map(({ key }) => key),
    first_rows || sizeOf(size)
  )

/** Returns the title of a dataset from the keys of its columns and the names of its first rows. */
export function titleFrom(keys: readonly string[], whose: string): string {
  const names = keys.map(columnName)
  const isWhole = namesAll(keys)
  const [named, last] = isWhole
    ? [names.slice(0, -1), names.at(-1)]
    : [names.slice(0, NAMED_OF_MANY), `${count(names.length - NAMED_OF_MANY)} other columns`]
  return `${named.length > 0 ? `${named.join(', ')} and ` : ''}${last} for ${whose}`
}

/** Whether a title names all of these columns. */
export const namesAll = (keys: readonly string[]): boolean => keys.length <= MAX_COLUMNS

/** The number of rows in words, such as "12 people". */
export function sizeOf({ entity_type, row_count }: Pick<Dataset, 'entity_type' | 'row_count'>): string {
  const [one, many] = ENTITIES[entity_type]
  return `${count(row_count)} ${row_count === 1 ? one : many}`
}

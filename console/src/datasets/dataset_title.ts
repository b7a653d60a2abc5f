import { count } from '../shared/format'
import type { Dataset } from './datasets'

const ENTITIES = { person: ['person', 'people'], company: ['company', 'companies'], custom: ['row', 'rows'] }
/** Titles name at most this many columns. */
const MAX_COLUMNS = 3

/** Returns a title such as "12 people: title, company and 2 more columns". */
export function titleOf({ entity_type, row_count, columns }: Dataset): string {
  const [one, many] = ENTITIES[entity_type]
  const named = columns.slice(0, MAX_COLUMNS).map(({ key }) => key.replace(/^custom\./, ''))
  const more = columns.length - named.length
  return `${count(row_count)} ${row_count === 1 ? one : many}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

import { Link } from '@tanstack/react-router'
import { nextSort, useSort } from '../sort'
import type { SheetColumn } from './column'

/** The head of a column. It is a link if the sheet can be sorted by the column. */
export function SheetHead<T>({ column: { key, title, note, value } }: { column: SheetColumn<T> }) {
  const sort = useSort()
  const order = sort?.by !== key ? 'none' : sort.descending ? 'descending' : 'ascending'
  const search = (now: object) => ({ ...now, sort: nextSort(sort, key) })
  return (
    <th scope="col" aria-sort={value && order} title={title}>
      {value ? (
        <Link to="." search={search as never} className="sort" resetScroll={false} replace>
          <span className="ellipsis">{title}</span>
          <span aria-hidden="true">{{ none: '↕', ascending: '↑', descending: '↓' }[order]}</span>
        </Link>
      ) : (
        <span className="ellipsis">{title}</span>
      )}
      {note && <span className="note">{note}</span>}
    </th>
  )
}

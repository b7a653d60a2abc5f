import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { nextSort, type SortParam, sorted, useSort } from './sort'

export type Column<T> = {
  title: string
  cell: (item: T) => ReactNode
  /** Numbers stand at the right. */
  number?: boolean
  /** The name by which the list can be sorted; what is sorted stands in the address. */
  sort?: string
  /** Sorts the items here, by this; left out where the service sorts, as of lists that come in pages. */
  value?: (item: T) => string | number | null
}

type Props<T> = {
  /** Read out before the table. */
  caption: string
  columns: Column<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  empty: ReactNode
  /** Where in the address it says how this table is sorted. */
  sortParam?: SortParam
}

/** A table that scrolls by itself where the page is narrow; the first column heads its row. */
export function Table<T>({ caption, columns, items, idOf, empty, sortParam = 'sort' }: Props<T>) {
  const sort = useSort(sortParam)
  if (items.length === 0) return <div className="empty">{empty}</div>
  const value = columns.find((column) => column.sort && column.sort === sort?.by)?.value
  const shown = sort && value ? sorted(items, value, sort.descending) : items
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} sortParam={sortParam} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((item) => (
            <tr key={idOf(item)}>
              {columns.map(({ title, cell, number }, i) =>
                i === 0 ? (
                  <th key={title} scope="row">
                    {cell(item)}
                  </th>
                ) : (
                  <td key={title} className={number ? 'number' : undefined}>
                    {cell(item)}
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The head of a column; where it can be sorted a link, as the order is part of the address. */
function Head<T>({ column, sortParam }: { column: Column<T>; sortParam: SortParam }) {
  const { title, number, sort: by } = column
  const sort = useSort(sortParam)
  const className = number ? 'number' : undefined
  if (!by)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const order = sort?.by !== by ? 'none' : sort.descending ? 'descending' : 'ascending'
  const search = (current: object) => ({ ...current, cursor: undefined, [sortParam]: nextSort(sort, by) })
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link to="." search={search as never} className="sort" resetScroll={false}>
        {title}
        <span aria-hidden="true">{{ none: '↕', ascending: '↑', descending: '↓' }[order]}</span>
      </Link>
    </th>
  )
}

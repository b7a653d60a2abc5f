import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from './badge'
import { Empty } from './empty'
import { count, dayHeading, localDay } from './format'
import { nextSort, type SortParam, sorted, useSort } from './sort'
import { When } from './when'

/** How a field is shown. */
const SHOW = {
  text: (value: any): ReactNode => value,
  count: (value: any): ReactNode => count(value),
  time: (value: any): ReactNode => <When at={value} />,
  /** To the second, for logs. */
  log_time: (value: any): ReactNode => <When at={value} exact />,
  /** The time of day, below the heading of its day. */
  day_time: (value: any): ReactNode => <When at={value} inDay />,
  badge: (value: any): ReactNode => <Badge state={value} />,
  code: (value: any): ReactNode => value && <code className="small">{value}</code>,
}

export type Column<T> = {
  title: string
  /** The field that the column shows if there is neither `cell` nor `value`. */
  field?: keyof T & string
  as?: keyof typeof SHOW
  cell?: (item: T) => ReactNode
  /** Aligns the column to the right. Counts are always right-aligned. */
  number?: boolean
  /** A column of sentences. On a phone they stand below the name of the column. */
  isLong?: boolean
  /** A column of buttons. It stays visible while the table scrolls. */
  isActions?: boolean
  /** The column's name in the sort parameter of the URL. Without it, the column has no sort link. */
  sort?: string
  /**
   * Returns the value by which a whole list is sorted, and which the column shows if there is no `cell`. By
   * default, the value of `field`.
   */
  value?: (item: T) => string | number | null
}

export type TableProps<T> = {
  /** Read out by screen readers before the table. */
  caption: string
  columns: Column<T>[]
  items: readonly T[]
  /** Returns the key of an item; its `id` by default. */
  idOf?: (item: T) => string
  empty: ReactNode
  /** The next step that an empty list offers. */
  emptyAction?: ReactNode
  /** True for a list without pages: the table sorts it. The service sorts lists with pages. */
  isWhole?: boolean
  /** Puts the items under headings of their days. Returns the time of an item. */
  dayOf?: (item: T) => string
  /** Opens an item on a press anywhere in its row. The first cell has a button or link that does too. */
  onOpen?: (item: T) => void
  /** The query parameter for the sort order. On a page with several tables, each has its own. */
  sortParam?: SortParam
}

/**
 * A table that scrolls inside itself. On a phone, each row is a card. The first cell is the heading
 * of its row.
 */
export function Table<T>({ caption, columns, items, empty, sortParam = 'sort', ...more }: TableProps<T>) {
  const { idOf = ({ id }: any) => id, isWhole, emptyAction, onOpen, dayOf } = more
  const sort = useSort(sortParam)
  if (items.length === 0)
    return (
      <Empty
        action={emptyAction}
        columns={columns.flatMap(({ title, isActions }) => (isActions ? [] : title))}
      >
        {empty}
      </Empty>
    )
  const sortColumn = isWhole && sort && columns.find((column) => column.sort === sort.by)
  const shown = sortColumn ? sorted(items, (item) => valueIn(sortColumn, item), sort.descending) : items
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="table cards" aria-label={caption} tabIndex={0}>
      <table>
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} sortParam={sortParam} />
            ))}
          </tr>
        </thead>
        {groupsOf(shown, dayOf).map(({ day, items: rows }) => (
          <tbody key={idOf(rows[0]!)}>
            {day && (
              <tr className="day">
                <th scope="rowgroup" colSpan={columns.length}>
                  {dayHeading(day)}
                </th>
              </tr>
            )}
            {rows.map((item) => (
              <tr
                key={idOf(item)}
                className={onOpen && 'opens'}
                onClick={onOpen && (({ target }) => isPlain(target as Element) && onOpen(item))}
              >
                {columns.map((column, i) =>
                  i === 0 ? (
                    <th key={column.title} scope="row">
                      {cellOf(column, item)}
                    </th>
                  ) : (
                    <td key={column.title} className={classOf(column)} data-label={column.title}>
                      {cellOf(column, item)}
                    </td>
                  )
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/**
 * Groups neighbouring items by the days of their times. Without `dayOf`, all items are in one group without
 * a heading.
 */
function groupsOf<T>(items: readonly T[], dayOf?: (item: T) => string): { day: string; items: T[] }[] {
  const groups: { day: string; items: T[] }[] = []
  for (const item of items) {
    const day = dayOf ? localDay(dayOf(item)) : ''
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}

/** Whether a press meant the row: neither a control in it, nor the end of a selection of text. */
const isPlain = (target: Element): boolean =>
  !target.closest('a, button') && document.getSelection()?.isCollapsed !== false

const valueIn = <T,>({ value, field }: Column<T>, item: T): string | number | null =>
  value ? value(item) : (item[field!] as string | number | null)

const cellOf = <T,>(column: Column<T>, item: T): ReactNode =>
  column.cell ? column.cell(item) : SHOW[column.as ?? 'text'](valueIn(column, item))

const classOf = <T,>({ number, as, isActions, isLong }: Column<T>) =>
  isActions ? 'actions' : isLong ? 'long' : number || as === 'count' ? 'number' : undefined

/**
 * A column heading. If the column can be sorted, the heading is a link, because the URL stores
 * the sort order.
 */
function Head<T>({ column, sortParam }: { column: Column<T>; sortParam: SortParam }) {
  const { title, sort: by } = column
  const sort = useSort(sortParam)
  const className = classOf(column)
  if (!by)
    return (
      <th scope="col" className={className}>
        {column.isActions ? <VisuallyHidden>{title}</VisuallyHidden> : title}
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

import type { ReactNode } from 'react'

export type Column<T> = {
  title: string
  cell: (item: T) => ReactNode
  /** Numbers stand at the right. */
  number?: boolean
}

type Props<T> = {
  /** Read out before the table. */
  caption: string
  columns: Column<T>[]
  items: readonly T[]
  idOf: (item: T) => string
  empty: ReactNode
}

/** A table that scrolls by itself where the page is narrow; the first column heads its row. */
export function Table<T>({ caption, columns, items, idOf, empty }: Props<T>) {
  if (items.length === 0) return <div className="empty">{empty}</div>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="table" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, number }) => (
              <th key={title} scope="col" className={number ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
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

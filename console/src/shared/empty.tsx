import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** The next step. Without one, the empty state is a single low line. */
  action?: ReactNode
  /** The column titles of the list, to show how it will look. */
  columns?: readonly string[]
}

const ROWS = [64, 48, 56]
const MAX_COLUMNS = 5

/** Replaces a list without items. Says what the list is for, how it will look, and offers the next step. */
export function Empty({ children, action, columns = [] }: Props) {
  if (!action) return <p className="empty low">{children}</p>
  return (
    <div className="empty">
      {columns.length > 0 && <Outline columns={columns.slice(0, MAX_COLUMNS)} />}
      <p>{children}</p>
      <div className="row">{action}</div>
    </div>
  )
}

/** A pale picture of the list. Screen readers skip it. */
const Outline = ({ columns }: { columns: readonly string[] }) => (
  <div className="outline" aria-hidden="true" style={{ '--columns': columns.length } as object}>
    {columns.map((title) => (
      <span key={title}>{title}</span>
    ))}
    {ROWS.flatMap((width) =>
      columns.map((title, i) => (
        <i key={`${width} ${title}`} style={{ width: `${i === 0 ? width + 24 : width}%` }} />
      ))
    )}
  </div>
)

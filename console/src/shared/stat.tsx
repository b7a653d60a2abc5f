import type { ReactNode } from 'react'

/** The figures of a page in one low box, side by side. */
export function Stats({ children }: { children: ReactNode }) {
  return <div className="stats">{children}</div>
}

/** A value with a title, and optionally a note beside it. */
export function Stat({ title, value, note }: { title: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <dl className="stat">
      <dt>{title}</dt>
      <dd className="figure">{value}</dd>
      {note && <dd className="quiet small">{note}</dd>}
    </dl>
  )
}

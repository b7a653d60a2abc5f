import type { ReactNode } from 'react'

/** A value with a title, and optionally a note below it. */
export function Tile({ title, value, note }: { title: ReactNode; value: ReactNode; note?: ReactNode }) {
  return (
    <dl className="card tile">
      <dt>{title}</dt>
      <dd className="figure">{value}</dd>
      {note && <dd className="quiet small">{note}</dd>}
    </dl>
  )
}

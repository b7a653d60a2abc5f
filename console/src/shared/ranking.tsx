import type { ReactNode } from 'react'
import { Empty } from './empty'

type Row = {
  id: string
  name: ReactNode
  value: number
  /** The value in words; the bar shows it as a share of the whole. */
  shown: string
  note?: ReactNode
}
type Props = { label: string; rows: readonly Row[]; whole: number; empty: ReactNode }

/** What makes up a sum, the largest part first, each with a bar of its share. */
export function Ranking({ label, rows, whole, empty }: Props) {
  if (rows.length === 0) return <Empty>{empty}</Empty>
  return (
    <ol className="ranking" aria-label={label}>
      {rows.map(({ id, name, value, shown, note }) => (
        <li key={id}>
          <span className="wrap">{name}</span>
          <span className="number">
            {shown} {note && <span className="quiet small">{note}</span>}
          </span>
          <span className="part" aria-hidden="true">
            <span style={{ width: `${(100 * value) / Math.max(1, whole)}%` }} />
          </span>
        </li>
      ))}
    </ol>
  )
}

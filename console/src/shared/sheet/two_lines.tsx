import type { ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Where the first line comes from, or what belongs to it. */
  below?: ReactNode
}

/** What a cell says, and in a second line its source. Both fit the height of a row. */
export const TwoLines = ({ children, below }: Props) => (
  <span className="two-lines">
    <span className="ellipsis">{children}</span>
    {below && <span className="ellipsis below">{below}</span>}
  </span>
)

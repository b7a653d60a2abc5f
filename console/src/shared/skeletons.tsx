import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Stats } from './stat'

export type SkeletonShape = 'text' | 'table' | 'stat' | 'stats' | 'chart' | 'page'

const row = <Skeleton height="2rem" mt={5} radius="sm" />
const stat = (
  <div className="stat">
    <Skeleton height="2.4rem" radius="sm" />
  </div>
)
const stats = <Stats>{repeat(stat, 4)}</Stats>

const SHAPES: Record<SkeletonShape, ReactNode> = {
  text: <Skeleton height="1rem" width="40%" my="sm" />,
  table: repeat(row, 7),
  stat,
  stats,
  chart: <Skeleton height="9.4rem" radius="md" />,
  page: (
    <>
      {stats}
      {repeat(row, 9)}
    </>
  ),
}

/** The outline of data that is being loaded. */
export function Skeletons({ shape }: { shape: SkeletonShape }) {
  return (
    <div className="loading" role="status" aria-label="Loading …">
      {SHAPES[shape]}
    </div>
  )
}

function repeat(part: ReactNode, times: number): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts are equal
  return Array.from({ length: times }, (_, i) => <div key={i}>{part}</div>)
}

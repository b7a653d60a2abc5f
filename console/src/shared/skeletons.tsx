import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'

export type SkeletonShape = 'text' | 'table' | 'tile' | 'tiles' | 'chart' | 'page'

const row = <Skeleton height="2.2rem" mt={6} radius="sm" />
const tile = <Skeleton height="6.4rem" radius="md" />

const SHAPES: Record<SkeletonShape, ReactNode> = {
  text: <Skeleton height="1rem" width="40%" my="sm" />,
  table: repeat(row, 7),
  tile,
  tiles: <div className="tiles">{repeat(tile, 4)}</div>,
  chart: <Skeleton height="13.2rem" radius="md" />,
  page: (
    <>
      <div className="tiles">{repeat(tile, 4)}</div>
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

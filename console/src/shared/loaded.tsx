import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ERROR_CODES } from '#domain/errors'
import { messageOf, Problem } from '../api/problem'
import { ActionButton } from './button'
import { Empty } from './empty'
import { Notice } from './notice'
import { type SkeletonShape, Skeletons } from './skeletons'

type Props<T> = {
  query: UseQueryResult<T>
  /** The outline until the data is loaded. Choose one as high as the data, so that the page does not jump. */
  shape?: SkeletonShape
  children: (data: T) => ReactNode
}

/**
 * Shows the data of a query. Until it is loaded, shows an outline, or the error with a button to
 * try again.
 */
export function Loaded<T>({ query, shape = 'text', children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    const { error } = query
    // A 404 with a message of its own, such as that of a revoked invitation, shows that message.
    if (error instanceof Problem && error.message === ERROR_CODES.not_found)
      return <Empty>Nothing with this id is here. It was deleted, or belongs to another workspace.</Empty>
    return (
      <Notice kind="bad">
        <p>{messageOf(error)}</p>
        {error instanceof Problem && error.requestId && <p className="quiet">Request {error.requestId}</p>}
        <ActionButton onClick={() => query.refetch()}>Try again</ActionButton>
      </Notice>
    )
  }
  return <Skeletons shape={shape} />
}

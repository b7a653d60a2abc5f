import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf, Problem } from '../api/problem'
import { ActionButton } from './button'
import { Notice } from './notice'

/**
 * Shows the data of a query. Until it is loaded, shows a text, or the error with a button to try
 * again.
 */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    const { error } = query
    return (
      <Notice kind="bad">
        <p>{messageOf(error)}</p>
        {error instanceof Problem && error.requestId && <p className="quiet">Request {error.requestId}</p>}
        <ActionButton onPress={() => query.refetch()}>Try again</ActionButton>
      </Notice>
    )
  }
  return (
    <p className="quiet loading" role="status">
      Loading …
    </p>
  )
}

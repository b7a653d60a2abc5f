import { Link } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { count } from '../shared/format'
import type { Monitor } from './monitors'

/** What a monitor has recur: a search of its own, or the last one of a Set. */
export function WhatRecurs({ monitor: { set_id, search } }: { monitor: Monitor }) {
  const workspace = useSlug()
  if (search)
    return (
      <span>
        “{search.query}”, {count(search.count)} people
      </span>
    )
  return (
    <span>
      the last search of{' '}
      <Link to="/w/$workspace/sets/$set" params={{ workspace, set: set_id! }}>
        a Set
      </Link>
    </span>
  )
}

import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import type { Monitor } from './monitors'

/** Shows what a monitor runs: its own search, or the latest search of a Set. */
export function MonitoredSearch({ monitor: { set_id, search } }: { monitor: Monitor }) {
  const workspace = useSlug()
  if (search)
    return (
      <span>
        “{search.query}”, {count(search.count)} people
      </span>
    )
  return (
    <span>
      the latest search of{' '}
      <Link to="/w/$workspace/sets/$set" params={{ workspace, set: set_id! }}>
        a Set
      </Link>
    </span>
  )
}

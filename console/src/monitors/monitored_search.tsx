import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import type { Monitor } from './monitors'

/** The title of a monitor: the query of its search, or of the first search of its Set. */
export const titleOf = ({ search, set_title }: Monitor): string =>
  search?.query ?? set_title ?? 'Latest search of a Set'

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

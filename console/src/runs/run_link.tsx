import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'

/** A link to the page of a run. Its text is the run's id by default. */
export function RunLink({ id, children = id }: { id: string; children?: string }) {
  return (
    <Link to="/w/$workspace/runs/$run" params={{ workspace: useSlug(), run: id }}>
      {children}
    </Link>
  )
}

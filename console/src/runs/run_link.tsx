import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'

/** A link to the page of a run. */
export function RunLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to="/w/$workspace/runs/$run" params={{ workspace: useSlug(), run: id }}>
      {children}
    </Link>
  )
}

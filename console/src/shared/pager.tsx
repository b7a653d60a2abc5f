import { Link } from '@tanstack/react-router'

/** Onward through a list whose place is in the address: back is the browser's own. */
export function Pager({ cursor, next }: { cursor?: string; next: string | null }) {
  if (!cursor && !next) return null
  const at = (place: string | undefined) => ((search: object) => ({ ...search, cursor: place })) as never
  return (
    <nav className="row pager" aria-label="Pages">
      {cursor && (
        <Link to="." search={at(undefined)}>
          First page
        </Link>
      )}
      {next && (
        <Link to="." search={at(next)}>
          Next page
        </Link>
      )}
    </nav>
  )
}

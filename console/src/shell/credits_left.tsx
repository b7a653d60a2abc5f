import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { usePrices } from '../billing/cost'
import { count } from '../shared/format'

/** The credits that are neither spent nor reserved, with a link to the ledger. */
export function CreditsLeft() {
  const { remaining } = usePrices().data ?? {}
  return (
    <Link to="/w/$workspace/credits" params={{ workspace: useSlug() }} className="credits-left">
      Credits free
      <strong className={remaining !== undefined && remaining <= 0 ? 'bad' : undefined}>
        {remaining === undefined ? '…' : count(remaining)}
      </strong>
    </Link>
  )
}

import { Badge } from '../shared/badge'
import type { Item } from './sets'

/**
 * Shows the status of a person. A rejected person is shown as "not proven", because "rejected"
 * would suggest evidence against them.
 */
export const ItemBadge = ({ of: { status } }: { of: Pick<Item, 'status'> }) => (
  <Badge state={status === 'rejected' ? 'not proven' : status} />
)

export const nameOf = ({ person }: Item): string => person?.name ?? 'Name unknown'

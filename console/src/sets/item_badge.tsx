import { Badge } from '../shared/badge'
import type { Item } from './sets'

/** The status of a person. "Rejected" would suggest that evidence speaks against them. */
export const ItemBadge = ({ of: { status } }: { of: Pick<Item, 'status'> }) => (
  <Badge state={status === 'rejected' ? 'not proven' : status} />
)

export const nameOf = ({ person }: Item): string => person?.name ?? 'Name unknown'

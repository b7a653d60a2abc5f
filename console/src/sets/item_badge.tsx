import { Badge } from '../shared/badge'
import type { Item } from './sets'

/**
 * Shows the status of a person. Shows "not proven" for rejected, which would suggest evidence
 * against the person.
 */
export const ItemBadge = ({ of: { status } }: { of: Pick<Item, 'status'> }) => (
  <Badge state={status === 'rejected' ? 'not proven' : status} />
)

export const nameOf = ({ person }: Item): string => person?.name ?? 'Name unknown'

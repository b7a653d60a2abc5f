import { isExcluded } from '#domain/sets/exclusion'
import { Badge } from '../shared/badge'
import type { Item } from './sets'

/**
 * The status of a person in words. A rejected person is "not proven", because "rejected" would
 * suggest evidence against them.
 */
export function stateOf(item: Pick<Item, 'status' | 'criteria'>): string {
  if (isExcluded(item)) return 'left out'
  return item.status === 'rejected' ? 'not proven' : item.status
}

export const ItemBadge = ({ of }: { of: Pick<Item, 'status' | 'criteria'> }) => <Badge state={stateOf(of)} />

export const nameOf = ({ person }: Item): string => person?.name ?? 'Name unknown'

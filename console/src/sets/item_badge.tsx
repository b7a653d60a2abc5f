import { isExcluded } from '#domain/sets/exclusion'
import { Badge } from '../shared/badge'
import type { Item } from './sets'

type Judged = Pick<Item, 'status' | 'criteria'>

/**
 * The state of a person in words. `no match`: evidence contradicts a required criterion. `not proven`: no
 * evidence contradicts one, but not all are proven. `saved`: a member added the person without a check.
 */
export function stateOf(item: Judged): string {
  if (isExcluded(item)) return 'left out'
  if (item.status === 'admitted') return isSaved(item) ? 'saved' : 'admitted'
  if (item.status !== 'rejected') return item.status
  return item.criteria.some(({ required, verdict }) => required && verdict === 'no')
    ? 'no match'
    : 'not proven'
}

export const isSaved = ({ status, criteria }: Judged): boolean =>
  status === 'admitted' && criteria.length === 0

export const ItemBadge = ({ of }: { of: Judged }) => <Badge state={stateOf(of)} />

export const nameOf = ({ person }: Item): string => person?.name ?? 'Name unknown'

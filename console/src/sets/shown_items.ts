import { isExcluded } from '#domain/sets/exclusion'
import { stateOf } from './item_badge'
import type { Item } from './sets'
import type { Shown } from './shown'

const ORDER = ['saved', 'admitted', 'pending', 'not proven', 'no match', 'left out']

/** Whether a person is in the Set, or may still be admitted. */
const isIn = (item: Item): boolean => item.status !== 'rejected' && !isExcluded(item)

/** Returns the people of a view: saved people first, then admitted ones. */
export function shownItems(items: readonly Item[], shown: Shown): Item[] {
  const of = items.filter((item) =>
    shown === 'in' ? isIn(item) : shown === 'checked' || stateOf(item).replace(' ', '_') === shown
  )
  const place = (item: Item) => ORDER.indexOf(stateOf(item))
  return of.toSorted((a, b) => place(a) - place(b))
}

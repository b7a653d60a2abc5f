import { count, signed } from '../shared/format'
import type { LedgerLine } from './credits'

/** The names of the states of a ledger line. */
export const STATES: Record<LedgerLine['state'], string> = {
  charged: 'Charged',
  granted: 'Granted',
  free: 'No charge',
  held: 'Running',
}

/** Formats what a line adds to the balance. */
export const changeOf = ({ change }: LedgerLine): string => (change === 0 ? '0' : signed(change))

/** Says what was reserved or released, or null if nothing was, or if all of it was charged. */
export function reservationOf({ state, change, reserved }: LedgerLine): string | null {
  if (reserved === null || reserved === -change) return null
  if (state === 'charged') return `of ${count(reserved)} reserved`
  return `${count(reserved)} ${state === 'held' ? 'reserved' : 'released'}`
}

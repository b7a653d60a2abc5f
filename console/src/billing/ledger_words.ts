import { count, signed } from '../shared/format'
import type { LedgerLine } from './credits'

/** The names of the states of a line. */
export const STATES: Record<LedgerLine['state'], string> = {
  charged: 'Charged',
  granted: 'Granted',
  free: 'No charge',
  held: 'Running',
}

/** Formats what a line adds to the balance. */
export const changeOf = ({ change }: LedgerLine): string => (change === 0 ? '0' : signed(change))

/** Says what became of a reservation, or null if nothing was reserved or all of it was charged. */
export function reservationOf({ state, change, reserved }: LedgerLine): string | null {
  if (reserved === null) return null
  if (state === 'held') return `${count(reserved)} reserved`
  const returned = reserved + change
  return returned === 0 ? null : `${count(returned)} of ${count(reserved)} reserved returned`
}

import type { RowChange } from './redacted_table.js'

/**
 * Sets a row's `basis` to null if the change affects it or one of `columns`, because the row's
 * answers would no longer follow from it.
 */
export function withoutBasis(change: RowChange, columns: readonly string[]): RowChange {
  if (change === null || change === 'delete') return change
  const isKept = ['basis', ...columns].every((column) => change.set[column] === undefined)
  return isKept ? change : { set: { ...change.set, basis: null } }
}

import type { RowChange } from './redacted_table.js'

/**
 * Removes the basis of a row if one of its columns changed, because the answers no longer follow
 * from the basis.
 */
export function withoutBasis(change: RowChange, columns: readonly string[]): RowChange {
  if (change === null || change === 'delete') return change
  const isKept = ['basis', ...columns].every((column) => change.set[column] === undefined)
  return isKept ? change : { set: { ...change.set, basis: null } }
}

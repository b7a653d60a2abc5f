import type { Row } from './datasets'

/**
 * Whether another try can fill a row: no cell has a value or a reason for a missing value, and the
 * row is not erased.
 */
export const isUnfilled = ({ cells, erased }: Row): boolean =>
  !erased && Object.values(cells).every(({ value, reason }) => value === null && !reason)

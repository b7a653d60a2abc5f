import type { Row } from './datasets'

/**
 * Whether another try can fill a row: no cell has a value or a reason for a missing value, and the
 * row is not erased.
 */
export const isUnfilled = ({ cells, erased }: Row): boolean =>
  !erased && Object.values(cells).every(({ value, reason }) => value === null && !reason)

/** Whether another try can fill a cell of the row. */
export const hasEmptyCell = ({ cells, erased }: Row): boolean =>
  !erased && Object.values(cells).some(({ value, reason }) => value === null && !reason)

/** Whether the row has no value in any column, for whatever reason. */
export const hasNoValue = ({ cells }: Row): boolean =>
  Object.values(cells).every(({ value }) => value === null)

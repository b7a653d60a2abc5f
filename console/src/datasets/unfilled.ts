import type { Row } from './datasets'

type Cell = Row['cells'][string]

const isEmpty = ({ value, reason }: Cell): boolean => value === null && !reason

/** Whether another try can fill a cell of the row: a cell has no value, and no reason for that. */
export const hasEmptyCell = ({ cells, erased }: Row): boolean => !erased && Object.values(cells).some(isEmpty)

/** Returns the columns in which a row has a cell that another try can fill. */
export const emptyColumns = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ cells }) => Object.keys(cells).filter((key) => isEmpty(cells[key])))),
]

/** Whether the row has no value in any column, for whatever reason. */
export const hasNoValue = ({ cells }: Row): boolean =>
  Object.values(cells).every(({ value }) => value === null)

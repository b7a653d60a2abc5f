import type { Cell, Cells } from '#domain/datasets/dataset'

/** Returns a cell without a value, with the status `not_found`. */
export const erasedCell = ({ source }: Pick<Cell, 'source'>): Cell => ({
  value: null,
  confidence: null,
  status: 'not_found',
  evidence: [],
  source,
})

export const erasedCells = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, erasedCell(cell)]))

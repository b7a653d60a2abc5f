import { CONFIRMED } from '#domain/truth/thresholds'
import type { Cell, Row } from './datasets'

/** The views of a dataset. A view chooses which rows the page shows. */
const SHOWN = [
  { value: 'all', text: 'All rows' },
  { value: 'found', text: 'With an answer' },
  { value: 'unsure', text: 'With unsure cells' },
  { value: 'empty', text: 'With empty cells' },
  { value: 'pending', text: 'Not filled yet' },
] as const
export type ShownRows = (typeof SHOWN)[number]['value']
export const SHOWN_ROWS: readonly ShownRows[] = SHOWN.map(({ value }) => value)

/** Whether a cell has an answer that may be wrong: no page proves it, or its confidence is low. */
const isUnsure = ({ status, value, confidence }: Cell): boolean =>
  status === 'unverified' || (value !== null && (confidence ?? 0) < CONFIRMED)

const HAS: Record<Exclude<ShownRows, 'all' | 'pending'>, (cell: Cell) => boolean> = {
  found: ({ status }) => status === 'found',
  unsure: isUnsure,
  empty: ({ value }) => value === null,
}

/** Returns the rows of a view: all, the pending ones, or others with at least one cell that HAS accepts. */
export function rowsIn(rows: readonly Row[], shown: ShownRows): readonly Row[] {
  if (shown === 'all') return rows
  if (shown === 'pending') return rows.filter(({ status }) => status === 'pending')
  return rows.filter(
    ({ status, cells }) => status !== 'pending' && Object.values(cells).some((cell) => HAS[shown](cell))
  )
}

/** The views with their numbers of rows. Leaves out empty views, except the open one. */
export const viewsOf = (rows: readonly Row[], open: ShownRows) =>
  SHOWN.map((view) => ({ ...view, items: rowsIn(rows, view.value).length })).filter(
    ({ value, items }) => value === 'all' || value === open || items > 0
  )

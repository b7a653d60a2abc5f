import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { Steps } from '../shared/sheet/steps'
import { columnName } from '#domain/datasets/column_names'

type Props = {
  /** The keys of the columns in the order of the sheet. */
  columns: readonly string[]
  open: string
  onOpen: (column: string) => void
}

const WAYS = [
  ['ArrowLeft', '←', ChevronLeftIcon],
  ['ArrowRight', '→', ChevronRightIcon],
] as const

/** Leads from the cell in a window to the cells beside it, also with the arrow keys. */
export function ColumnSteps({ columns, open, onOpen }: Props) {
  if (columns.length < 2) return null
  return <Steps items={columns} open={open} onOpen={onOpen} what="column" ways={WAYS} nameOf={columnName} />
}

import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/16/solid'
import { useEffect } from 'react'
import { ActionButton } from '../shared/button'
import { columnName } from './column_names'

type Props = {
  /** The keys of the columns in the order of the sheet. */
  columns: readonly string[]
  open: string
  onOpen: (column: string) => void
}

/** Leads from the cell in a window to the cells beside it, also with the arrow keys. */
export function ColumnSteps({ columns, open, onOpen }: Props) {
  const at = columns.indexOf(open)
  const [previous, next] = [columns[at - 1], columns[at + 1]]
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || (target as Element).closest('input, textarea, select')) return
      const to = { ArrowLeft: previous, ArrowRight: next }[key]
      if (to !== undefined) onOpen(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (at < 0 || columns.length < 2) return null
  return (
    <div className="row steps-bar">
      <ActionButton
        aria-label="Previous column"
        title={previous && `${columnName(previous)} (←)`}
        px={6}
        disabled={previous === undefined}
        onClick={() => onOpen(previous)}
      >
        <ChevronLeftIcon width={16} aria-hidden="true" />
      </ActionButton>
      <ActionButton
        aria-label="Next column"
        title={next && `${columnName(next)} (→)`}
        px={6}
        disabled={next === undefined}
        onClick={() => onOpen(next)}
      >
        <ChevronRightIcon width={16} aria-hidden="true" />
      </ActionButton>
    </div>
  )
}

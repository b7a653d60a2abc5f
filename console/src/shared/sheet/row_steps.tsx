import { ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid'
import { useEffect } from 'react'
import { ActionButton } from '../button'
import { count } from '../format'

type Props<T> = {
  /** The rows in the order of the sheet, and the row that the window shows. */
  items: readonly T[]
  open: T
  onOpen: (item: T) => void
}

/** Leads from the row in a window to the previous and the next one, also with the keys k and j. */
export function RowSteps<T>({ items, open, onOpen }: Props<T>) {
  const at = items.indexOf(open)
  const [previous, next] = [items[at - 1], items[at + 1]]
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if ((target as Element).closest('input, textarea, select')) return
      const to = { k: previous, j: next }[key]
      if (to !== undefined) onOpen(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (at < 0) return null
  return (
    <div className="row steps-bar">
      <ActionButton
        aria-label="Previous row"
        title="Previous row (k)"
        px={6}
        disabled={previous === undefined}
        onClick={() => onOpen(previous)}
      >
        <ChevronUpIcon width={16} aria-hidden="true" />
      </ActionButton>
      <ActionButton
        aria-label="Next row"
        title="Next row (j)"
        px={6}
        disabled={next === undefined}
        onClick={() => onOpen(next)}
      >
        <ChevronDownIcon width={16} aria-hidden="true" />
      </ActionButton>
      <span className="quiet small">
        Row {count(at + 1)} of {count(items.length)}
      </span>
    </div>
  )
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ROW } from './column'

export type Place = { row: number; column: number }

const PAGE = 10
const HEAD = 56

/** Returns the cell to which a key moves the focus, or null for a key that moves nothing. */
function moved(at: Place, key: string, isFar: boolean, size: { rows: number; columns: number }) {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const to: Record<string, Place> = {
    ArrowUp: { ...at, row: at.row - 1 },
    ArrowDown: { ...at, row: at.row + 1 },
    k: { ...at, row: at.row - 1 },
    j: { ...at, row: at.row + 1 },
    ArrowLeft: { ...at, column: at.column - 1 },
    ArrowRight: { ...at, column: at.column + 1 },
    PageUp: { ...at, row: at.row - PAGE },
    PageDown: { ...at, row: at.row + PAGE },
    Home: { row: isFar ? 0 : at.row, column: 0 },
    End: { row: isFar ? lastRow : at.row, column: lastColumn },
  }
  const next = to[key]
  if (!next) return null
  return {
    row: Math.min(lastRow, Math.max(0, next.row)),
    column: Math.min(lastColumn, Math.max(0, next.column)),
  }
}

/**
 * Moves the focus between cells with the arrow keys, j, k, Home, End and the page keys. One cell of the
 * sheet can be reached with Tab.
 */
export function useCellKeys(box: RefObject<HTMLElement | null>, size: { rows: number; columns: number }) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const mustFocus = useRef(false)
  useEffect(() => {
    if (!mustFocus.current) return
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"][data-column="${active.column}"]`
    )
    if (!cell) return
    mustFocus.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).dataset.row === undefined) return
    const next = moved(active, event.key, event.ctrlKey || event.metaKey, size)
    if (!next) return
    event.preventDefault()
    mustFocus.current = true
    const element = box.current!
    // Brings a row that is not rendered yet into the visible range.
    const top = next.row * ROW
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + ROW + HEAD > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW + HEAD - element.clientHeight
    setActive({ ...next })
  }
  return { active, setActive, onKeyDown }
}

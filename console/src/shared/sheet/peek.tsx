import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Place } from './cell_keys'

type Shown = Place & { left: number; top?: number; bottom?: number }
type Props = {
  box: RefObject<HTMLElement | null>
  id: string
  contentOf: (place: Place) => ReactNode
}

const WIDTH = 352
const GAP = 4
/** Time in ms for the pointer to move from the cell into the panel. */
const LEAVE_MS = 150
const ENTER_MS = 250

/**
 * A panel beside the cell that has the focus or the pointer. The pointer can enter the panel, and
 * Escape or scrolling closes it.
 */
export function Peek({ box, id, contentOf }: Props) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (ms: number, next: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(next, ms)
    }
    const over = ({ target, type }: Event) => {
      const cell = (target as Element).closest?.<HTMLElement>('[data-row]')
      if (cell) soon(type === 'focusin' ? 0 : ENTER_MS, () => setShown(placed(cell)))
      else if ((target as Element).closest?.(`#${CSS.escape(id)}`)) clearTimeout(timer)
    }
    const out = () => soon(LEAVE_MS, () => setShown(null))
    const close = () => soon(0, () => setShown(null))
    const key = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    const listeners = [
      ['mouseover', over],
      ['focusin', over],
      ['mouseleave', out],
      ['focusout', out],
      ['keydown', key],
    ] as [string, EventListener][]
    const around = element.parentElement!
    for (const [name, listener] of listeners) around.addEventListener(name, listener)
    element.addEventListener('scroll', close, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) around.removeEventListener(name, listener)
      element.removeEventListener('scroll', close)
    }
  }, [box, id])
  const content = shown && contentOf(shown)
  if (!content) return null
  const { left, top, bottom } = shown
  return (
    <div id={id} role="tooltip" className="peek" style={{ left, top, bottom, width: WIDTH }}>
      {content}
    </div>
  )
}

/** Places the panel below a cell in the upper 60% of the window, and above any other cell. */
function placed(cell: HTMLElement): Shown {
  const { left, top, bottom } = cell.getBoundingClientRect()
  const isHigh = bottom < window.innerHeight * 0.6
  return {
    row: Number(cell.dataset.row),
    column: Number(cell.dataset.column),
    left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 8)),
    ...(isHigh ? { top: bottom + GAP } : { bottom: window.innerHeight - top + GAP }),
  }
}

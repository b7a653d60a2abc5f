import { type RefObject, useLayoutEffect, useState } from 'react'
import { ROW } from './column'

/** Rows are added and removed in blocks of this many, so that few scroll events render rows. */
const BLOCK = 10

/**
 * Returns the range of rows that a scrolling box shows, with a block before and after. All rows have
 * the same height.
 */
export function useVisibleRows(box: RefObject<HTMLElement | null>, rows: number) {
  const [range, setRange] = useState({ from: 0, to: 4 * BLOCK })
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const update = () => {
      const first = Math.floor(element.scrollTop / ROW / BLOCK) - 1
      const last = Math.ceil((element.scrollTop + element.clientHeight) / ROW / BLOCK) + 1
      const next = { from: Math.max(0, first * BLOCK), to: last * BLOCK }
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      sizes.disconnect()
    }
  }, [box])
  const to = Math.min(rows, range.to)
  return { from: Math.min(range.from, Math.max(0, to - BLOCK)), to }
}

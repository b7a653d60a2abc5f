import { useEffect, useRef } from 'react'

type Actions = { palette: () => void; search: () => void; help: () => void; page: (key: string) => void }

/** The time in ms after G within which the key of a page opens the page. */
const PAIR_MS = 1_500

/**
 * Calls the action of a shortcut: Ctrl-K or Cmd-K, /, ?, and G with the key of a page. Fields receive
 * letters, / and ? themselves.
 */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    let g = Number.NEGATIVE_INFINITY
    const press = (event: KeyboardEvent) => {
      const isPair = event.timeStamp - g < PAIR_MS
      g = Number.NEGATIVE_INFINITY
      const { palette, search, help, page } = current.current
      const key = plainKey(event)
      if (isPaletteKey(event)) palette()
      else if (key === 'g' && !isPair) {
        g = event.timeStamp
        return
      } else if (key !== null && isPair) page(key)
      else if (key === '/') search()
      else if (key === '?') help()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k'

/** Returns the key, or null if a field or a window receives it. */
function plainKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  const isField = (target as Element).closest('input, textarea, select, [contenteditable]') !== null
  return ctrlKey || metaKey || altKey || isField || document.querySelector('[role=dialog]') ? null : key
}

/** Moves the focus into the search field of the page. Returns false if the page has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[name=query], main input[type=search]')
  field?.focus()
  return field !== null
}

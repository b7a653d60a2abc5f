import { useEffect, useRef } from 'react'

type Actions = { palette: () => void; search: () => void; help: () => void }

/** Calls the action of a shortcut: Ctrl-K or Cmd-K, / and ?. Fields receive / and ? themselves. */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event)
      if (!name) return
      event.preventDefault()
      current.current[name]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): keyof Actions | null {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null
  const isField = (target as Element).closest('input, textarea, select, [contenteditable]') !== null
  if (altKey || isField || document.querySelector('[role=dialog]')) return null
  return key === '/' ? 'search' : key === '?' ? 'help' : null
}

/** Moves the focus into the search field of the page. Returns false if the page has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[name=query], main input[type=search]')
  field?.focus()
  return field !== null
}

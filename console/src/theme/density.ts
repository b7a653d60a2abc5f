import { useSyncExternalStore } from 'react'

export type Density = 'comfortable' | 'compact'

const KEY = 'console_density'
const listeners = new Set<() => void>()
let density: Density = stored()
document.documentElement.dataset.density = density

/** The density of tables and controls. The browser keeps it. */
export function useDensity(): Density {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => density
  )
}

export function setDensity(next: Density): void {
  density = next
  document.documentElement.dataset.density = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Without storage, the choice is lost when the page closes.
  }
  for (const listener of listeners) listener()
}

function stored(): Density {
  try {
    return localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

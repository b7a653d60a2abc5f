import { useSyncExternalStore } from 'react'

/**
 * The API key that searches and new datasets are made with. The console spends nothing by itself: what is asked here is
 * billed, limited and scoped as anything else asked with the key. It is kept in the memory of the page alone and is gone
 * with it.
 */
let key: string | null = null
const listeners = new Set<() => void>()

export function useKey(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => key
  )
}

export function takeKey(next: string | null): void {
  key = next
  for (const listener of listeners) listener()
}

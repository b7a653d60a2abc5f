import { useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The API key that searches and new datasets are made with, in the workspace where it was given: in another nothing is asked
 * with it. The console spends nothing by itself: what is asked here is billed, limited and scoped as anything else asked with
 * the key. It is kept in the memory of the page alone and is gone with it.
 */
let held: { key: string; slug: string } | null = null
const listeners = new Set<() => void>()

/** The key for the workspace of the address. */
export function useKey(): string | null {
  const { workspace } = useParams({ strict: false })
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (held && held.slug === workspace ? held.key : null)
  )
}

/** Takes a key into use in the workspace of a slug, in the place of any other. */
export function takeKey(key: string, slug: string): void {
  hold({ key, slug })
}

export function forgetKey(): void {
  hold(null)
}

function hold(next: typeof held): void {
  held = next
  for (const listener of listeners) listener()
}

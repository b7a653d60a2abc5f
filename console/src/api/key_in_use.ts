import { useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The API key that this tab calls the API with, and the workspace it was entered in. Other workspaces cannot use it. The
 * session itself cannot call the API, so every call has the limits, scopes and costs of a key. The key is kept only in
 * memory.
 */
let held: { key: string; slug: string } | null = null
const listeners = new Set<() => void>()

/** The key of the open workspace, or null. */
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

/** Replaces the key of this tab. */
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

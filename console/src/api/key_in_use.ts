import { useParams } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

/**
 * The API key of this tab, and the workspace in which it was entered. Only pages of that workspace
 * use the key. The session itself cannot call the API, so every call has the limits, scopes and
 * costs of a key. The key is kept only in memory.
 */
let held: { key: string; slug: string } | null = null
const listeners = new Set<() => void>()

/** Returns this tab's key if it was entered in the open workspace, otherwise null. */
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

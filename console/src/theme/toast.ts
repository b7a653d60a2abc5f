import { useSyncExternalStore } from 'react'

export type Toast = { id: number; message: string }

const SHOWN_MS = 5_000
let shown: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

/** Confirms a change in a corner of the page, for some seconds. */
export function toast(message: string): void {
  const id = ++last
  show([...shown, { id, message }])
  setTimeout(() => closeToast(id), SHOWN_MS)
}

export const closeToast = (id: number): void => show(shown.filter((one) => one.id !== id))

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown
  )
}

function show(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'
import type { Turn } from './turn'

/**
 * The turns of every session of this tab. They survive visits to other pages, but not a reload. The
 * runs stay in the list of runs.
 */
const chats = new Map<string, readonly Turn[]>()
const NONE: readonly Turn[] = []
const listeners = new Set<() => void>()

export function useChat(session: string): readonly Turn[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chats.get(session) ?? NONE
  )
}

export function addTurn(session: string, turn: Turn): void {
  set(session, [...(chats.get(session) ?? NONE), turn])
}

/** Changes the last turn of a session. */
export function changeTurn(session: string, change: (turn: Turn) => Turn): void {
  const turns = chats.get(session) ?? NONE
  const last = turns.at(-1)
  if (last) set(session, [...turns.slice(0, -1), change(last)])
}

function set(session: string, turns: readonly Turn[]): void {
  chats.set(session, turns)
  for (const listener of listeners) listener()
}

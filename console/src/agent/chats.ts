import { useSyncExternalStore } from 'react'
import { onSessionEnd } from '../api/session_end'
import { storeChats, storedChats } from './chat_storage'
import type { Turn } from './turn'

/** A turn from before a reload. Its run has the task and the answer. */
type RestoredTurn = { status: 'restored'; runId: string }
export type ChatTurn = Turn | RestoredTurn

/**
 * The turns of every conversation of this tab. They survive visits to other pages and reloads, and
 * end with the session.
 */
const chats = new Map<string, readonly ChatTurn[]>()
let owner: string | null = null
const NONE: readonly ChatTurn[] = []
const listeners = new Set<() => void>()

/** Returns the turns of a conversation of this user. */
export function useChat(session: string, user: string | null): readonly ChatTurn[] {
  openChats(user)
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => chats.get(session) ?? NONE
  )
}

/** Returns the conversation of this tab that a run belongs to. */
export const sessionOf = (run: string): string | undefined =>
  [...chats].find(([, turns]) => turns.some(({ runId }) => runId === run))?.[0]

export function addTurn(session: string, turn: Turn): void {
  set(session, [...(chats.get(session) ?? NONE), turn])
}

/** Changes the last turn of a session. */
export function changeTurn(session: string, change: (turn: Turn) => Turn): void {
  const turns = chats.get(session) ?? NONE
  const last = turns.at(-1)
  if (last && last.status !== 'restored') set(session, [...turns.slice(0, -1), change(last)])
}

onSessionEnd(() => {
  chats.clear()
  owner = null
  for (const listener of listeners) listener()
})

/** Reads the conversations of this user. Forgets those of a user who used this tab before. */
function openChats(user: string | null): void {
  if (owner === user) return
  chats.clear()
  owner = user
  for (const [session, runs] of Object.entries(storedChats(user)))
    chats.set(
      session,
      runs.map((runId) => ({ status: 'restored', runId }))
    )
}

function set(session: string, turns: readonly ChatTurn[]): void {
  const before = runsOf(chats.get(session) ?? NONE)
  chats.set(session, turns)
  if (owner && runsOf(turns).length !== before.length)
    storeChats({
      user: owner,
      chats: Object.fromEntries([...chats].map(([id, each]) => [id, runsOf(each)])),
    })
  for (const listener of listeners) listener()
}

const runsOf = (turns: readonly ChatTurn[]): string[] =>
  turns.flatMap(({ runId }) => (runId === null ? [] : [runId]))

import { OF_SESSION } from '../api/session_end'

/** The ids of the runs of each conversation. The answers stay in the service. */
type Stored = { user: string; chats: Record<string, string[]> }

const KEY = `${OF_SESSION}chats`

/** Stores the conversations of this tab for a reload. Null deletes them. */
export function storeChats(stored: Stored | null): void {
  try {
    if (stored) sessionStorage.setItem(KEY, JSON.stringify(stored))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, conversations end with the page.
  }
}

/** Returns the stored conversations of this user. Deletes those of another user. */
export function storedChats(user: string | null): Stored['chats'] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null
    if (stored?.user === user) return stored?.chats ?? {}
  } catch {
    // Unreadable storage is deleted.
  }
  storeChats(null)
  return {}
}

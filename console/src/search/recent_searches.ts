import { useEffect } from 'react'
import { useSlug } from '../api/session'
import { onSessionEnd } from '../api/session_end'
import { type SearchState, type SearchResponse, isStarted } from './search_state'

/** A search of this browser. `found` is the number of people it returned at that time. */
export type Recent = Pick<SearchState, 'q' | 'type' | 'n' | 'filters'> & { found: number; at: string }

const PREFIX = 'console_searches:'
const MAX_KEPT = 8

/** Returns the last searches of this browser in a workspace, newest first. */
export function recentSearches(workspace: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + workspace) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Keeps a search of this tab when its response arrives. The same search is kept once. */
export function useRecent(search: SearchState, response: SearchResponse | undefined): void {
  const workspace = useSlug()
  const { run = '', like } = search
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form may change after the response
  useEffect(() => {
    const { q, type, n, filters } = search
    if (!response || !isStarted(run) || like || !(q || filters)) return
    const asked = { q, type, n, filters }
    const text = JSON.stringify(asked)
    const others = recentSearches(workspace).filter(
      ({ found: _, at: __, ...other }) => JSON.stringify(other) !== text
    )
    const newest = { ...asked, found: response.data.results.length, at: new Date().toISOString() }
    store(PREFIX + workspace, [newest, ...others].slice(0, MAX_KEPT))
  }, [run, response])
}

function store(key: string, searches: readonly Recent[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(searches))
  } catch {
    // Without storage, no search is kept.
  }
}

// Queries can name people, so they are deleted when the session ends.
onSessionEnd(() => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Without storage, there is nothing to delete.
  }
})

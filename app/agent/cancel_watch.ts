import type { RunFeed } from './run_feed.js'

/**
 * A signal that is aborted when a run ends by another's hand, as when another process cancels it: well before its lease would tell. `end`
 * stops watching.
 */
export function cancelWatch(feed: RunFeed, runId: string): { signal: AbortSignal; end: () => void } {
  const cancelled = new AbortController()
  const ending = new AbortController()
  const subscription = feed.subscribe(runId)
  const watch = async () => {
    for (let last = -1; !ending.signal.aborted; ) {
      const events = await subscription.next(last, ending.signal)
      if (events === null) return cancelled.abort()
      last = events.at(-1)?.seq ?? last
    }
  }
  // A feed that cannot be read leaves the lease to tell.
  watch().catch(() => {})
  return {
    signal: cancelled.signal,
    end: () => {
      ending.abort()
      subscription.end()
    },
  }
}

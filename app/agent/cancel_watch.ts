import type { RunFeed } from './run_feed.js'

/**
 * Returns a signal that aborts when a request or another worker ends the run. The next renewal of
 * the lease would report this later.
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
  // If the feed fails, the lease still reports the end.
  watch().catch(() => {})
  return {
    signal: cancelled.signal,
    end: () => {
      ending.abort()
      subscription.end()
    },
  }
}

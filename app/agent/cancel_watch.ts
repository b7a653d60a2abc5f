import type { RunFeed } from './run_feed.js'

/** Aborts when another process ends the run, sooner than the lease would report it. */
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
  // Without the feed, the lease still detects a cancellation.
  watch().catch(() => {})
  return {
    signal: cancelled.signal,
    end: () => {
      ending.abort()
      subscription.end()
    },
  }
}

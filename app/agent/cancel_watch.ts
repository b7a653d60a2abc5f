import type { RunFeed } from './run_feed.js'

/**
 * Returns a signal that aborts as soon as a request or another worker ends the run. Without the
 * signal, this worker would notice only at the next renewal of its lease.
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

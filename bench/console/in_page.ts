/**
 * What a page tells of its own loading, as a script that runs before its own: when something was
 * drawn first and its largest part, how much it moved, how long tasks held the main thread, and
 * when its content was there. Times in milliseconds since the navigation began.
 */
export const WATCH = `(() => {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], content: 0 }
  window.seenOfLoading = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value })
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
  const look = () => {
    const isThere = document.querySelector('main h1') && !document.querySelector('.loading')
    if (isThere) seen.content = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()`

/** What the page saw, as it is when asked. */
export const SEEN = 'window.seenOfLoading'

export type Seen = {
  fcp: number
  lcp: number
  cls: number
  /** Tasks longer than 50 ms: when they began, how long they took. */
  tasks: [start: number, duration: number][]
  /** When the heading was there and nothing said that it was loading. */
  content: number
}

const LONG_MS = 50

/** When the content is there and the tasks that made it have let the main thread go. */
export function interactiveAt({ content, tasks }: Seen): number {
  const ends = tasks.filter(([start]) => start <= content).map(([start, duration]) => start + duration)
  return Math.max(content, ...ends)
}

/** How long input would have waited: what tasks took beyond 50 ms each. */
export const blockedFor = ({ tasks }: Seen): number =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_MS), 0)

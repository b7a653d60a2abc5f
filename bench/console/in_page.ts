/**
 * A script that runs before the scripts of a page and records how the page loads. Records first and
 * largest paint, layout shift, long tasks, and when the content was present. Times are in ms since
 * navigation start.
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

/** An expression that returns what the script has recorded so far. */
export const SEEN = 'window.seenOfLoading'

export type Seen = {
  fcp: number
  lcp: number
  cls: number
  /** Tasks longer than 50 ms. */
  tasks: [start: number, duration: number][]
  /** When the heading was present and no loading indicator was left. */
  content: number
}

const LONG_MS = 50

/** Returns when the content was present and all long tasks that began before it had ended. */
export function interactiveAt({ content, tasks }: Seen): number {
  const ends = tasks.filter(([start]) => start <= content).map(([start, duration]) => start + duration)
  return Math.max(content, ...ends)
}

/** Total blocking time: the parts of tasks beyond 50 ms. */
export const blockedFor = ({ tasks }: Seen): number =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_MS), 0)

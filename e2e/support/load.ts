import type { Page } from '@playwright/test'

/** Pages that count shifts. Tests share a page, and a second observer would count each shift twice. */
const counting = new WeakSet<Page>()

/** Returns a function that tells how far the open page has moved while it loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const shifted = () => page.evaluate(() => (window as any).shifted)
  if (counting.has(page)) return shifted
  counting.add(page)
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[])
        if (!entry.hadRecentInput) (window as any).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return shifted
}

/** Returns a function that tells the compressed bytes of scripts that the page has loaded. */
export function countScripts(page: Page): () => number {
  let total = 0
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) total += Number(response.headers()['content-length'])
  })
  return () => total
}

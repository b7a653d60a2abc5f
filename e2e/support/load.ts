import type { Page } from '@playwright/test'

/** Returns a function that tells how far the open page has moved while it loaded. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as any[])
        if (!entry.hadRecentInput) (window as any).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as any).shifted)
}

/** Counts the compressed bytes of scripts since the last restart. */
export function countScripts(page: Page) {
  let total = 0
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) total += Number(response.headers()['content-length'])
  })
  return {
    bytes: () => total,
    restart: () => {
      total = 0
    },
  }
}

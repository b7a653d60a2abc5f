import type { Browser, Page } from '@playwright/test'
import { blockedFor, interactiveAt, SEEN, type Seen, WATCH } from './in_page.js'

export type Load = {
  /** Transferred bytes. */
  script: number
  all: number
  requests: number
  fcp: number
  lcp: number
  interactive: number
  blocked: number
  cls: number
}

/** The wait for late layout shifts and tasks after the content is present. */
const SETTLE_MS = 600
const TIMEOUT_MS = 30_000

/** Loads a page with an empty cache and a session cookie, and measures the load. */
export async function loadPage(browser: Browser, url: string, session: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addCookies([{ name: 'console_session', value: session, url, sameSite: 'Strict' }])
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const types = new Map<string, string>()
    const travelled = { script: 0, all: 0, requests: 0 }
    cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      travelled.requests++
      travelled.all += encodedDataLength
      if (types.get(requestId) === 'Script') travelled.script += encodedDataLength
    })
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'commit' })
    await untilContent(page)
    await page.waitForTimeout(SETTLE_MS)
    const seen = (await page.evaluate(SEEN)) as Seen
    return {
      ...travelled,
      fcp: seen.fcp,
      lcp: seen.lcp,
      interactive: interactiveAt(seen),
      blocked: blockedFor(seen),
      cls: seen.cls,
    }
  } finally {
    await context.close()
  }
}

/**
 * Polls from this process, because the page's content security policy forbids a script that polls
 * inside the page.
 */
async function untilContent(page: Page): Promise<void> {
  for (const began = performance.now(); performance.now() - began < TIMEOUT_MS; ) {
    if (((await page.evaluate(SEEN)) as Seen).content > 0) return
    await page.waitForTimeout(100)
  }
  throw new Error(`${page.url()} had no content after ${TIMEOUT_MS / 1000} s`)
}

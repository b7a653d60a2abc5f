import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

type Box = [x: number, width: number]
/** The horizontal places of a page's landmarks, and its headings in order. */
type Layout = { landmarks: Record<string, Box>; headings: string[]; scrolls: boolean }

const FILE = join(import.meta.dirname, '../layout.json')

/** Fonts differ by some pixels between machines, and a missing scrollbar widens a page. */
const GRID = 8

/**
 * Returns the layout of the open page. Screenshots differ between machines in fonts and
 * anti-aliasing; landmarks and headings do not. Heights depend on the data, so they stay out.
 */
function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate((grid) => {
    const landmarks: Record<string, [number, number]> = {}
    const round = (value: number) => Math.round(value / grid) * grid
    for (const element of document.querySelectorAll('header, nav, main, main h1, main section[aria-label]')) {
      const { x, width } = element.getBoundingClientRect()
      if (width === 0) continue
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? ''}`.trim()
      // Headings, and views with counts, are as wide as their text, which depends on the data.
      const isText = element.matches('h1, .views')
      landmarks[name] ??= [round(x), isText ? 0 : round(width)]
    }
    const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')].filter(
      (heading) => heading.offsetParent !== null
    )
    return {
      landmarks,
      headings: headings.map((heading) => `${heading.tagName.toLowerCase()} ${heading.innerText}`),
      scrolls: document.documentElement.scrollWidth > innerWidth,
    }
  }, GRID)
}

/**
 * Compares the layout of the open page with the stored one, which `name` names. A page may have more
 * sections than stored, because other tests leave data. KEEP_LAYOUT=1 stores the present layout.
 */
export async function expectStoredLayout(page: Page, name: string): Promise<void> {
  const stored: Record<string, Layout> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const layout = await layoutOf(page)
  if (process.env.KEEP_LAYOUT) {
    writeFileSync(FILE, `${JSON.stringify({ ...stored, [name]: layout }, null, 2)}\n`)
    return
  }
  expect.soft(stored, 'store the layout of new pages').toHaveProperty([name])
  const headings = layout.headings.filter((heading) => stored[name]?.headings.includes(heading))
  expect.soft({ ...layout, headings }, name).toMatchObject(stored[name] ?? {})
}

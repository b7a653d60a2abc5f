import type { Page } from '@playwright/test'

type Box = [x: number, width: number]
/** The horizontal places of a page's landmarks, and its headings in order. */
export type Layout = { landmarks: Record<string, Box>; headings: string[]; scrolls: boolean }

/** Fonts differ by some pixels between machines, and a missing scrollbar widens a page. */
const GRID = 8

/**
 * Returns the layout of the open page. Screenshots differ between machines in fonts and
 * anti-aliasing; landmarks and headings do not. Heights depend on the data, so they stay out.
 */
export function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate((grid) => {
    const landmarks: Record<string, [number, number]> = {}
    const round = (value: number) => Math.round(value / grid) * grid
    for (const element of document.querySelectorAll('header, nav, main, main h1, main section[aria-label]')) {
      const { x, width } = element.getBoundingClientRect()
      if (width === 0) continue
      const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? ''}`.trim()
      landmarks[name] ??= [round(x), element.tagName === 'H1' ? 0 : round(width)]
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

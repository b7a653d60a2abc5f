import type { Page } from '@playwright/test'
import { expect, expectAccessible, open } from './console.js'
import { countScripts, watchShifts } from './load.js'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
const SMALL_PHONE = { width: 360, height: 740 }

/**
 * Loads a page of the console once, and checks what every page must do: its scripts are below
 * 200 kB, its data moves nothing, it is accessible in both themes, and it fits phones. Calls `look`
 * on a desk and on a phone.
 */
export async function checkWholePage(
  page: Page,
  path: string,
  title?: string,
  look: (size: 'desk' | 'phone') => Promise<void> = async () => {}
): Promise<void> {
  const shifted = await watchShifts(page)
  const scripts = countScripts(page)
  await open(page, `/w/demo${path}`, 'networkidle')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByLabel('Loading …')).toHaveCount(0)
  expect.soft(scripts(), 'bytes of scripts').toBeGreaterThan(0)
  expect.soft(scripts(), 'bytes of scripts').toBeLessThan(200_000)
  expect.soft(await shifted(), 'layout shift').toBeLessThan(0.1)
  await look('desk')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectAccessible(page)
  }
  for (const size of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(size)
    if (size === PHONE) await look('phone')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, 'width on a phone').toBeLessThanOrEqual(size.width)
  }
  await page.setViewportSize(DESK)
}

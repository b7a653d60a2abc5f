import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, open, test } from './support/console.js'
import { createImport, detailsOf } from './support/details.js'
import { countScripts, watchShifts } from './support/load.js'
import { createRecords, type Records } from './support/records.js'

let records: Records
let paths: Awaited<ReturnType<typeof createImport>>
test.beforeAll(async ({ browser }) => {
  records = await createRecords()
  const page = await browser.newPage()
  paths = await createImport(page)
  await page.close()
})
// Other tests begin without webhooks and monitors.
test.afterAll(async ({ request }) => {
  const headers = { authorization: `Bearer ${process.env.E2E_KEY}` }
  for (const path of [`webhooks/${records.webhook}`, `monitors/${records.monitor}`])
    expect((await request.delete(`${process.env.E2E_URL}/v1/${path}`, { headers })).ok()).toBe(true)
})

const details = (page: Page) => detailsOf(page, records, paths)

/** Opens a page and waits for its data. */
async function opened(page: Page, path: string): Promise<void> {
  await page.goto(address(`/w/demo${path}`), { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Loading …')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`no page of a record has a serious accessibility issue in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    for (const { name, path } of await details(page))
      await test.step(name, async () => {
        await opened(page, path)
        await expectAccessible(page)
      })
  })

test('no page of a record is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page)
  for (const { name, path } of await details(page)) {
    await opened(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, name).toBeLessThanOrEqual(390)
  }
})

test('every page of a record loads less than 200 kB of scripts, and its data moves nothing', async ({
  page,
}) => {
  const shifted = await watchShifts(page)
  const scripts = countScripts(page)
  await open(page)
  for (const { name, path } of await details(page)) {
    scripts.restart()
    await opened(page, path)
    expect.soft(scripts.bytes(), name).toBeGreaterThan(0)
    expect.soft(scripts.bytes(), name).toBeLessThan(200_000)
    expect.soft(await shifted(), name).toBeLessThan(0.1)
  }
})

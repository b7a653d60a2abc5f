import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, open, test } from './support/console.js'
import { countScripts, watchShifts } from './support/load.js'
import { createRecords, type Records } from './support/records.js'

let records: Records
test.beforeAll(async () => {
  records = await createRecords()
})
// Other tests begin without webhooks.
test.afterAll(async ({ request }) => {
  const url = `${process.env.E2E_URL}/v1/webhooks/${records.webhook}`
  const headers = { authorization: `Bearer ${process.env.E2E_KEY}` }
  expect((await request.delete(url, { headers })).ok()).toBe(true)
})

/** The path of every page that shows one record, with a name for messages. */
async function details(page: Page): Promise<[name: string, path: string][]> {
  const runs = await page.request.get(address('/api/workspaces/demo/runs?limit=100'))
  const items: { id: string; kind: string }[] = (await runs.json()).data.items
  const runOf = (kind: string) => `/runs/${items.find((run) => run.kind === kind)!.id}`
  return [
    ['dataset', `/datasets/${records.dataset}`],
    ['Set', `/sets/${records.set}`],
    ['monitor', `/monitors/${records.monitor}`],
    ['webhook', `/webhooks/${records.webhook}`],
    ['person', `/people/${records.person}`],
    ['run of an agent', `/runs/${records.agent}`],
    ['run of a dataset', runOf('dataset')],
    ['run of a Set', runOf('set')],
    ['results of a search', '/search?q=software%20engineers&n=6&run=details'],
    ['rows of an earlier dataset', `/datasets/new?from=${records.dataset}`],
  ]
}

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
    for (const [name, path] of await details(page))
      await test.step(name, async () => {
        await opened(page, path)
        await expectAccessible(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
      })
  })

test('no page of a record is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page)
  for (const [name, path] of await details(page)) {
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
  for (const [name, path] of await details(page)) {
    scripts.restart()
    await opened(page, path)
    expect.soft(scripts.bytes(), name).toBeGreaterThan(0)
    expect.soft(scripts.bytes(), name).toBeLessThan(200_000)
    expect.soft(await shifted(), name).toBeLessThan(0.1)
  }
})

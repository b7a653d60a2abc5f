import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { address, expect, expectAccessible, open, test } from './support/console.js'
import { send } from './support/jobs.js'

/** Makes the entry of a Set ten days older. */
function age(set: string): void {
  const database = new DatabaseSync(join(process.env.E2E_FOLDER!, 'kith.sqlite3'))
  const at = new Date(Date.now() - 10 * 86_400_000).toISOString()
  database.prepare('UPDATE console_audit SET created_at = ? WHERE subject = ?').run(at, set)
  database.close()
}

const LOG_TIME = /^\d{1,2} [A-Z][a-z]{2,3}, \d\d:\d\d:\d\d$/

for (const width of [1280, 390])
  test(`the audit log is filtered by time, and links to a shared Set at ${width} px`, async ({ page }) => {
    const query = `nurses ${width}`
    const { id } = await send('/v1/sets', { search: { query, count: 1 } })
    await page.setViewportSize({ width, height: 800 })
    await open(page, `/w/demo/sets/${id}`)
    await page.getByRole('button', { name: 'Create share link' }).click()
    await expect(page.getByLabel('The link')).toBeVisible()

    await page.goto(address('/w/demo/audit'))
    const entry = page.getByRole('row').filter({ has: page.getByTitle(id) })
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText('Created a share link')
    const time = entry.locator('time')
    await expect(time).toHaveText(LOG_TIME)
    await expect(time).toHaveAttribute('title', /now|ago/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    age(id)
    await page.getByLabel('Time').selectOption('7 days')
    await expect(page).toHaveURL(/days=\S*7/)
    await expect(entry).toHaveCount(0)
    await page.getByLabel('Time').selectOption('31 days')
    await expect(time).toHaveAttribute('title', '10 days ago')
    await entry.getByTitle(id).click()
    await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible()
  })

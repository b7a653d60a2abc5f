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

const DAY_TIME = /^\d\d:\d\d:\d\d$/

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
    await expect(time).toHaveText(DAY_TIME)
    await expect(time).toHaveAttribute('title', /, \d\d:\d\d:\d\d, (just now|.* ago)$/)
    await expect(page.getByRole('rowheader', { name: 'Today', exact: true }).first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    age(id)
    await page.getByLabel('Time').selectOption('7 days')
    await expect(page).toHaveURL(/days=\S*7/)
    await expect(entry).toHaveCount(0)
    await page.getByLabel('Time').selectOption('31 days')
    await expect(time).toHaveAttribute('title', /10 days ago$/)
    // The whole entry opens beside the list, and its address can be shared.
    await entry.getByRole('button', { name: 'Created a share link' }).click()
    await expect(page).toHaveURL(/entry=\d+/)
    const whole = page.getByRole('dialog')
    await expect(whole).toContainText('set.share')
    await expect(whole).toContainText('admin@console.example')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(whole).toHaveCount(0)
    await entry.getByTitle(id).click()
    await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible()
  })

for (const width of [1280, 390])
  test(`a changed key shows what it gained and lost, and repeated entries are one at ${width} px`, async ({
    page,
  }) => {
    const entry = { email: 'zoe@acme.example', subject_name: null, created_at: new Date().toISOString() }
    const scopes = {
      scopes: ['people:search', 'account:read'],
      scopes_before: ['people:search', 'agent:chat'],
    }
    const session = { ...entry, action: 'key.create', subject: 'key_1', detail: { name: 'session of Zoe' } }
    const items = [
      { ...session, sequence: 9 },
      { ...session, sequence: 8, subject: 'key_2' },
      {
        ...{ ...entry, sequence: 7, action: 'key.update', subject: 'key_3' },
        detail: { name: 'nightly', daily_budget: 100, daily_budget_before: 20, ...scopes },
      },
    ]
    await page.route('**/workspaces/demo/audit?*', (route) =>
      route.fulfill({ json: { data: { items, next_cursor: null } } })
    )
    await page.route('**/workspaces/demo/audit', (route) =>
      route.fulfill({ json: { data: { items, next_cursor: null } } })
    )
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/audit')
    const folded = page.getByRole('row').filter({ hasText: 'session of Zoe' })
    await expect(folded).toHaveCount(1)
    await expect(folded).toContainText('2 times')
    const changed = page.getByRole('row').filter({ hasText: 'nightly' })
    await expect(changed.getByRole('deletion')).toHaveText(['20', 'agent:chat'])
    await expect(changed.getByRole('insertion')).toHaveText(['100', 'account:read'])
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await folded.getByRole('button', { name: 'Created a key' }).click()
    await expect(page.getByRole('dialog')).toContainText('When, 2 times')
    // Sorted by another column, the log has no days.
    await page.goto(address('/w/demo/audit?sort=email'))
    await expect(folded).toHaveCount(2)
    await expect(page.getByRole('rowheader', { name: 'Today', exact: true })).toHaveCount(0)
    await page.unrouteAll()
  })

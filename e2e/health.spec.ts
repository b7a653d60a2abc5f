import { expect, expectAccessible, open, signIn, test } from './support/console.js'
import { MEMBER } from './support/service.js'

test('an operator sees checks with fixes, waiting work, processes and retention', async ({ page }) => {
  await open(page, '/w/demo')
  await page.getByRole('link', { name: 'All checks' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  await expect(page.getByText(/^(every part works|\d (problem|warning)s?)$/)).toBeVisible({ timeout: 40_000 })
  const schema = page
    .getByRole('list', { name: 'Checks, problems first' })
    .getByText('schema', { exact: true })
  await expect(page.getByText(/^\d+ of \d+ pass$/)).toBeVisible()
  await expect(schema).toBeVisible()
  await expect(page.getByRole('table', { name: 'Processes with a recent heartbeat' })).toContainText('all')
  await expect(page.getByRole('table', { name: 'What the service deletes by itself' })).toContainText(
    'Request log'
  )
  await expect(page.getByText(/version [0-9a-f]{8}/).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(schema).toBeVisible()
})

for (const width of [1280, 390])
  test(`the fix of a problem has its commands to copy, problems first, at ${width} px`, async ({ page }) => {
    const fix = 'List them with node ace queue:dead. Then run node ace queue:revive --all'
    const items = [
      { check: 'mail', state: 'warning', says: 'No mail server.', fix: 'Set SMTP_URL.' },
      { check: 'dead letters', state: 'problem', says: '2 jobs failed permanently.', fix },
    ]
    await page.route('**/console/api/service/checks', (route) =>
      route.fulfill({ json: { data: { findings: items } } })
    )
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/health')
    const problems = page.getByRole('table', { name: 'Problems and warnings' })
    await expect(problems.getByRole('rowheader')).toHaveText(['dead letters', 'mail'])
    await expect(problems.locator('code')).toHaveText(['node ace queue:dead', 'node ace queue:revive --all'])
    await expect(problems.getByRole('button', { name: 'Copy node ace queue:dead' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('a member finds no health page', async ({ page }) => {
  await signIn(page, '/w/demo/health', MEMBER)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Health' })).toHaveCount(0)
})

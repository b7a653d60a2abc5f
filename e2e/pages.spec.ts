import { address, expect, expectAccessible, open, test } from './support/console.js'
import { countScripts, watchShifts } from './support/load.js'
import { PAGES } from './support/pages.js'

for (const colorScheme of ['light', 'dark'] as const)
  test(`no page has a serious accessibility issue in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    for (const [path, title] of PAGES) {
      await page.goto(address(`/w/demo${path}`))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByLabel('Loading …')).toHaveCount(0)
      await expectAccessible(page)
    }
  })

test('no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  for (const [path, title] of PAGES) {
    await page.goto(address(`/w/demo${path}`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel('Loading …')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(360)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Members' })).toBeHidden()
})

test('every page loads less than 200 kB of scripts, and its data moves nothing', async ({ page }) => {
  const shifted = await watchShifts(page)
  const scripts = countScripts(page)
  await open(page)
  for (const [path, title] of PAGES) {
    scripts.restart()
    await page.goto(address(`/w/demo${path}`), { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel('Loading …')).toHaveCount(0)
    expect(scripts.bytes(), title).toBeGreaterThan(0)
    expect(scripts.bytes(), title).toBeLessThan(200_000)
    expect(await shifted(), title).toBeLessThan(0.1)
  }
})

test('the API reference loads under its Content-Security-Policy and asks no other origin', async ({
  page,
}) => {
  const refused: string[] = []
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  const answer = await page.goto(new URL('/docs/api', process.env.E2E_URL).href)
  expect(answer!.headers()['content-security-policy']).toContain("script-src 'self';")
  await expect(page.getByText('Fill columns for a list of people or companies').first()).toBeVisible({
    timeout: 30_000,
  })
  // Late requests, for example for fonts, come within this time.
  await page.waitForTimeout(2_000)
  expect(refused).toEqual([])
  expect([...asked]).toEqual([new URL(process.env.E2E_URL!).origin])
})

import { expect, open, test } from './support/console.js'
import { expectStoredLayout } from './support/layout.js'
import { PAGES } from './support/pages.js'
import { checkWholePage } from './support/whole_page.js'

for (const [path, title] of PAGES)
  test(`${path || '/'} is small, does not shift, is accessible, fits a phone, and keeps its layout`, async ({
    page,
  }) => {
    await checkWholePage(page, path, title, (size) => expectStoredLayout(page, `${size} ${path || '/'}`))
  })

test('on a phone, a link in the menu opens a page and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/w/demo')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Members' })).toBeHidden()
  // The top bar says where the user is while the navigation is folded.
  await expect(page.getByRole('banner').first()).toHaveText(/Demo\/MembersMenu/)
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

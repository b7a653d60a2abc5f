import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/console.js'

const PAGES = ['', 'agent', 'operations/datasets', 'errors/rate_limited', 'prices']

const openDocs = (page: Page, path: string) => page.goto(new URL(`/docs/${path}`, process.env.E2E_URL).href)

test('the documentation runs under its Content-Security-Policy and asks no other origin', async ({
  page,
}) => {
  const refused: string[] = []
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) asked.add(new URL(request.url()).origin)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  for (const path of PAGES) {
    await openDocs(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(refused).toEqual([])
  expect([...asked]).toEqual([new URL(process.env.E2E_URL!).origin])
})

test('the search of the documentation finds a page', async ({ page }) => {
  await openDocs(page, 'agent')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('rate_limited')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/docs\/errors\/rate_limited/)
  await expect(page.getByRole('heading', { level: 1, name: 'rate_limited' })).toBeVisible()
})

test('an operation shows its request in TypeScript and Python', async ({ page }) => {
  await openDocs(page, 'operations/people')
  for (const [language, text] of [
    ['TypeScript', 'const { data } = await kith.people.lookup('],
    ['Python', 'data = kith.people.lookup('],
  ]) {
    const group = page
      .locator('.vp-code-group')
      .filter({ has: page.getByText(text) })
      .first()
    await group.getByText(language, { exact: true }).click()
    await expect(group.getByText(text)).toBeVisible()
  }
})

test('a page links to the API reference, which is outside of the site', async ({ page }) => {
  await openDocs(page, 'operations/people')
  await page.getByRole('link', { name: 'All fields' }).first().click()
  await expect(page).toHaveURL(/\/docs\/api#/)
})

for (const path of PAGES)
  test(`/docs/${path} has no serious accessibility issue in both themes and fits a phone`, async ({
    page,
  }) => {
    await openDocs(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/)
      // The theme names its search button without the key that the button shows.
      await expectAccessible(page, '.DocSearch-Button')
    }
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, open, test } from './support/console.js'

const query = (page: Page) => page.getByLabel('Who are you looking for?')
const results = (page: Page) => page.getByRole('region', { name: 'People found' })

async function search(page: Page, text: string): Promise<void> {
  await query(page).fill(text)
  await query(page).press('Enter')
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
}

test('before a search, the page says how many people there are, and repeats an earlier search', async ({
  page,
}) => {
  await open(page, '/w/demo/search')
  const index = page.getByRole('region', { name: 'In the index' })
  await expect(index.getByText(/^[\d,]+ people and [\d,]+ companies$/)).toBeVisible()
  await expect(index.getByRole('button', { name: /^United States [\d,]+$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
  await search(page, 'software engineers')
  await page.goto(address('/w/demo/search'))
  await page
    .getByRole('region', { name: 'Examples' })
    .getByRole('button', { name: 'founders in London' })
    .click()
  await expect(query(page)).toHaveValue('founders in London')
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
  await page.goto(address('/w/demo/search'))
  await expectAccessible(page)
  await page
    .getByRole('region', { name: 'Recent searches' })
    .getByRole('button', { name: /^software engineers/ })
    .click()
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByText(/^first 10 people$/)).toBeVisible()
  await page.getByRole('button', { name: 'Show 25' }).click()
  await expect(page).toHaveURL(/n=25/)
  await expect(results(page).getByRole('rowheader').nth(12)).toBeVisible()
})

test('a press on a common value of the index searches for it', async ({ page }) => {
  await open(page, '/w/demo/search')
  const index = page.getByRole('region', { name: 'In the index' })
  await index.getByRole('button', { name: /^Germany/ }).click()
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
  await expect(results(page).getByRole('row').nth(1)).toContainText('Germany')
  await expect(page).toHaveURL(/filters=.*Germany/)
})

test('a search becomes a monitor with its query', async ({ page }) => {
  await open(page, '/w/demo/search')
  await search(page, 'founders in London')
  await page.getByRole('link', { name: 'Monitor', exact: true }).click()
  const window = page.getByRole('dialog', { name: 'New monitor' })
  await expect(window.getByLabel('Who are you looking for?')).toHaveValue('founders in London')
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/q=/)
})

import { expect, expectAccessible, open, test } from './support/console.js'

test('a Set shows how complete it is, with a bar per combination of finders', async ({ page }) => {
  await open(page, '/w/demo/sets/new')
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await page.getByLabel('People', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Create Set' }).click()
  await expect(page.locator('.page-head').getByText('completed', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Completeness' })).toBeVisible()
  await expect(page.getByText(/^Found 2\b/)).toBeVisible()
  const overlap = page.getByRole('table', { name: 'People by the finders that found them' })
  await expect(overlap.getByText('Index by filters')).toBeVisible()
  await expectAccessible(page)
})

import { expect, open, test } from './support/console.js'

test('an operator rebuilds an index after a confirmation', async ({ page }) => {
  await open(page, '/w/demo/indexes')
  const row = page.getByRole('row', { name: /^people/ })
  const version = await row.locator('code').innerText()
  await page.getByRole('button', { name: 'Rebuild people' }).click()
  await page.getByRole('button', { name: 'Rebuild index' }).click()
  await expect(row.locator('code')).not.toHaveText(version, { timeout: 60_000 })
  await expect(row.getByText('just now')).toBeVisible()
  await expect(row.getByRole('button')).toBeEnabled()
})

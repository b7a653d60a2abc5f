import { expect, open, test } from './support/console.js'

test('an index is rebuilt, after asking; searches go on with its new version', async ({ page }) => {
  await open(page, '/w/demo/indexes')
  const row = page.getByRole('row', { name: /^people/ })
  const version = await row.locator('code').innerText()
  await page.getByRole('button', { name: 'Rebuild people' }).click()
  await page.getByRole('button', { name: 'Rebuild it' }).click()
  await expect(row.locator('code')).not.toHaveText(version, { timeout: 60_000 })
  await expect(row.getByText('just now')).toBeVisible()
  await expect(row.getByRole('button')).toBeEnabled()
})

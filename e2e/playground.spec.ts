import { expect, expectAccessible, open, test } from './support/console.js'

for (const width of [1280, 390])
  test(`every operation can be found, sent and copied as code at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/playground?tab=all')
    await page.getByLabel('Search operations').fill('/v1/search')
    const operations = page.getByRole('navigation', { name: 'Operations' })
    await expect(operations.getByRole('link', { name: 'Search people', exact: true })).toBeVisible()
    await expectAccessible(page)
    await open(page, '/w/demo/playground?tab=all&op=search')
    await page.getByLabel('query').fill('nurses in Texas')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const response = page.getByRole('region', { name: 'Response' })
    await expect(response).toContainText('Status 200')
    await expect(response.getByRole('status').first()).toBeInViewport()
    await expect(response.getByLabel('Cost after')).toBeVisible()
    const code = page.getByRole('region', { name: 'Request as code' })
    for (const [language, text] of [
      ['curl', 'curl -s'],
      ['TypeScript', 'await kith.search('],
      ['Python', 'data = kith.search('],
    ]) {
      await code.getByRole('radiogroup').getByText(language, { exact: true }).click()
      await expect(code.getByText(text)).toBeVisible()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })

test('an error response is an answer', async ({ page }) => {
  await open(page, '/w/demo/playground?tab=all&op=search')
  await page.getByLabel('num_results').fill('many')
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeDisabled()
  await page.getByLabel('num_results').fill('100000')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('Status 422')
})

test('the playground opens with requests that run at once', async ({ page }) => {
  await open(page, '/w/demo/playground')
  await page.getByLabel('Who are you looking for?').press('Control+Enter')
  const response = page.getByRole('region', { name: 'Response' })
  await expect(response).toContainText(/Status 200.* ms/)
  await expect(response.getByRole('table', { name: 'People found' }).getByRole('row')).not.toHaveCount(1)
  await page.getByRole('link', { name: 'Small dataset' }).click()
  // Three people of the index stand there as example rows.
  await expect(page.getByText('3 rows')).toBeVisible()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(response.getByRole('table', { name: 'Rows filled' }).getByRole('row')).toHaveCount(4)
})

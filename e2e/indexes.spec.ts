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

test('the page says which model compares people, and how far it is', async ({ page }) => {
  const encoder = { model: 'one', in_use: false, embedded: 1_200, people: 4_000, max_people: 300_000 }
  await page.route('**/console/api/indexes', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...body.data, encoder } } })
  })
  await open(page, '/w/demo/indexes')
  await expect(page.getByText('It has embedded 1,200 of 4,000 people.')).toContainText(
    'built-in vectors until'
  )
  Object.assign(encoder, { in_use: true, embedded: 4_000 })
  await page.reload()
  await expect(page.getByText('It has embedded 4,000 of 4,000 people.')).toContainText(
    'by the sentence model'
  )
  encoder.people = 300_001
  await page.reload()
  await expect(page.getByText('there are more than 300,000 people')).toBeVisible()
})

import { expect, expectAccessible, open, test } from './support/console.js'

test('an operator rebuilds an index after a confirmation', async ({ page }) => {
  await open(page, '/w/demo/indexes')
  const row = page.getByRole('row', { name: /^people/ })
  const version = await row.locator('code').innerText()
  await page.getByRole('button', { name: 'Rebuild people' }).click()
  await page.getByRole('button', { name: 'Rebuild index' }).click()
  await expect(row.locator('code')).not.toHaveText(version, { timeout: 60_000 })
  await expect(row.getByText('just now')).toBeVisible()
  await expect(row.getByRole('button')).toBeEnabled()
  await expect(row).toContainText('up to date')
  await expect(row).toContainText('word-pieces')
})

test('the code-host archive shows its sums, and a calendar that keeps its form with few hours', async ({
  page,
}) => {
  const month = (of: string) => ({
    ...{ month: of, hours: 2, hours_in_month: 720, events: 9 },
    ...{ pushes: 4, pushes_with_commits: 3 },
  })
  await page.route('**/codehost/coverage', (route) =>
    route.fulfill({ json: { data: { months: [month('2021-06')] } } })
  )
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/w/demo/indexes')
  const archive = page.getByRole('region', { name: 'Code-host archive' })
  await expect(archive).toContainText('in 1 month')
  await expect(archive).toContainText('75 %')
  const cells = archive.getByRole('row', { name: /^2021/ }).getByRole('cell')
  await expect(cells).toHaveCount(14)
  await expect(cells.nth(5)).toHaveText(
    '2Jun 2021: 2 of 720 hours, 9 events, 75 % of pushes list their commits'
  )
  await expect(cells.nth(12)).toHaveText('2')
  await expect(cells.nth(13)).toHaveText('9')
  await expect(cells.nth(6)).toHaveText('no hours')
  const [first, other] = [await cells.first().boundingBox(), await cells.nth(5).boundingBox()]
  expect(Math.abs(first!.width - other!.width)).toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
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

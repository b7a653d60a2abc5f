import { expect, expectAccessible, open, test, useDemoKey } from './support/console.js'

test('a dataset is created and filled, and a cell shows its quotes and votes', async ({ page, request }) => {
  const found = await request.post(`${process.env.E2E_URL}/v1/search`, {
    headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    data: { query: 'software engineers', type: 'fast', num_results: 8 },
  })
  const people: { name: string; company: string }[] = (await found.json()).data.results.map(
    ({ person }: { person: { name: string; company: string } }) => person
  )
  await open(page, '/w/demo/datasets/new')
  await useDemoKey(page)
  await page
    .getByLabel('Rows', { exact: true })
    .fill(['name,company', ...people.map(({ name, company }) => `"${name}","${company}"`)].join('\n'))
  await expect(page.getByText('8 rows')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create dataset' }).click()

  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('8 of 8')).toBeVisible()
  await expectAccessible(page)
  const cells = page
    .getByRole('table')
    .getByRole('button', { name: /^(title|company) of .*: (?!not_found|timeout)/ })
  await cells.first().click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('heading', { name: 'Evidence' })).toBeVisible()
  await expect(window.locator('blockquote').first()).not.toBeEmpty()
  await expect(window.getByRole('link').first()).toHaveAttribute('href', /^https?:/)
  await expect(window.getByText(/Its probability is \d+ %, more likely than not/)).toBeVisible()
  const chosen = window.locator('details[open]')
  await expect(chosen.getByText(/about this row: \d+ %; weight: \d+ %/).first()).toBeVisible()
  await expect(chosen.locator('blockquote').first()).not.toBeEmpty()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.locator('#navigation').getByRole('link', { name: 'Datasets' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('8 of 8')
  await page.getByRole('link', { name: 'Runs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Open the dataset' })).toBeVisible()
  await expect(page.getByText('8 of 8 rows filled')).toBeVisible()
})

import { expect, expectAccessible, open, test, useDemoKey } from './support/console.js'

test('a Set is created, followed live, opened to its evidence, shared and exported', async ({
  page,
  request,
}) => {
  await open(page, '/w/demo/sets/new')
  await useDemoKey(page)
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await page.getByLabel('People', { exact: true }).fill('2')
  await page.getByLabel('Columns').fill('the school the person attended')
  await page.getByRole('button', { name: 'Create Set' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'software engineers' })).toBeVisible()
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  // Events appear without a reload.
  const log = page.getByRole('log', { name: 'Live events' })
  await expect(log).toContainText('was admitted', { timeout: 60_000 })
  await expect(log).toContainText('No work remains', { timeout: 60_000 })
  await expect(page.getByText('no work remains', { exact: true })).toBeVisible()
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByText('admitted', { exact: true })).toHaveCount(2)
  await expectAccessible(page)

  await page.getByLabel('Show').selectOption('Admitted')
  await expect(page).toHaveURL(/status=admitted/)
  await people.getByRole('rowheader').first().getByRole('button').click()
  const window = page.getByRole('dialog')
  await expect(window.getByText('yes', { exact: true }).first()).toBeVisible()
  await expect(window.locator('blockquote').first()).not.toBeEmpty()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('The link').innerText()
  const shared = await request.get(link)
  expect((await shared.json()).data.items).toHaveLength(2)
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('This Set has no share link.')).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^set_.*\.csv$/)
  await page.locator('#navigation').getByRole('link', { name: 'Sets', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: /software engineers/ }).first()).toBeVisible()
  const head = page.getByRole('columnheader', { name: /Admitted/ })
  await head.getByRole('link').click()
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/sort=-admitted/)
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('rowheader', { name: /software engineers/ }).first()).toBeVisible()
})

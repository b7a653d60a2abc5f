import { expect, expectAccessible, open, test } from './support/console.js'

test('a Set is created, followed live, opened to its evidence, shared and exported', async ({
  page,
  request,
}) => {
  await open(page, '/w/demo/sets/new')
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await page.getByLabel('People', { exact: true }).fill('2')
  await page.getByLabel('Columns').fill('the school the person attended')
  await expect(page.getByLabel('Cost before')).toBeVisible()
  await page.getByRole('button', { name: 'Create Set' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'software engineers' })).toBeVisible()
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  // Events appear without a reload.
  const log = page.getByRole('log', { name: 'Live events' })
  await expect(log).toContainText('was admitted', { timeout: 60_000 })
  await expect(log).toContainText('No work remains', { timeout: 60_000 })
  await expect(page.getByText('no work remains', { exact: true })).toBeVisible()
  const people = page.getByRole('grid', { name: 'People' })
  await expect(people.getByText('admitted', { exact: true })).toHaveCount(2)
  await expect(
    people
      .getByRole('columnheader')
      .filter({ hasText: /\d+ % yes, \d+ of \d+/ })
      .first()
  ).toBeVisible()
  // How complete the Set is, with a bar per combination of finders.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Completeness' })).toBeVisible()
  await expect(page.getByText(/^Found 2\b/)).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'People by the finders that found them' }).getByText('Index by filters')
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Show').selectOption('Admitted')
  await expect(page).toHaveURL(/status=admitted/)
  // The arrow keys lead to a verdict, and its evidence appears beside it.
  await people.getByRole('rowheader').first().focus()
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tooltip').locator('blockquote').first()).not.toBeEmpty()
  await expect(people.locator('[data-row="0"][data-column="4"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/item=/)
  const window = page.getByRole('dialog')
  await expect(window.getByText('yes', { exact: true }).first()).toBeVisible()
  await expect(window.locator('blockquote').first()).not.toBeEmpty()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add column' }).click()
  await page.getByRole('dialog').getByLabel('Column', { exact: true }).selectOption('Location')
  await expect(page.getByRole('dialog').getByLabel('Cost before')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add column' }).click()
  await expect(people.getByRole('columnheader', { name: 'location' })).toBeAttached()
  await expect(page.getByText('no work remains', { exact: true })).toBeVisible({ timeout: 60_000 })

  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('The link').innerText()
  const shared = await request.get(link)
  expect((await shared.json()).data.items).toHaveLength(2)
  const reader = await page.context().newPage()
  await reader.setViewportSize({ width: 390, height: 780 })
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1, name: 'software engineers' })).toBeVisible()
  await expect(reader.getByRole('article')).toHaveCount(2)
  await reader.locator('summary').first().click()
  await expect(reader.locator('blockquote').first()).toBeVisible()
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(reader)

  // A person who is left out is no longer shared.
  await people.getByRole('rowheader').first().click()
  await page.getByRole('button', { name: 'Leave out of the Set' }).click()
  await expect(page.getByText('The person is left out')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await (await request.get(link)).json()).data.items).toHaveLength(1)
  await page.getByLabel('Show').selectOption('all')
  await expect(people.getByText('left out', { exact: true })).toBeVisible()
  await people.getByText('left out', { exact: true }).click()
  await page.getByRole('button', { name: 'Take back into the Set' }).click()
  await expect(page.getByText('The person is back in the Set')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('This Set has no share link.')).toBeVisible()
  expect((await request.get(link)).status()).toBe(404)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^set_.*\.csv$/)

  // On a phone only the sheet scrolls sideways.
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
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

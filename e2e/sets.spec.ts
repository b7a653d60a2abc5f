import { expect, expectAccessible, open, test } from './support/console.js'
import { send } from './support/jobs.js'

test('a new Set shows each criterion that it will check, and checks it', async ({ page }) => {
  await open(page, '/w/demo/sets/new')
  await page.getByLabel('Who are you looking for?').fill('nurses')
  await page.getByLabel('People', { exact: true }).fill('1')
  const criteria = page.getByRole('list', { name: 'Criteria of this Set' })
  await expect(criteria.getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('More criteria').fill('not at Jorvthorpe Security')
  await page.getByLabel('More criteria').press('Enter')
  await expect(criteria.getByRole('listitem')).toHaveCount(2)
  await expect(criteria).toContainText('Jorvthorpe Security')
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.getByLabel('What to find out (1)').fill('year of birth')
  await page.getByLabel('Format (1)').selectOption('number')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Create Set' }).click()
  const people = page.getByRole('grid', { name: 'People' })
  await expect(people.getByRole('columnheader').filter({ hasText: 'Jorvthorpe Security' })).toBeAttached({
    timeout: 60_000,
  })
})

test('a new Set shows the first people and the request that it sends', async ({ page }) => {
  await open(page, '/w/demo/sets/new')
  const code = page.getByRole('region', { name: 'Request as code' })
  await page.getByRole('button', { name: 'software engineers in Germany' }).click()
  const preview = page.getByRole('table', { name: 'People who may match' })
  await expect(preview.getByRole('row')).not.toHaveCount(1)
  await expect(preview.getByRole('columnheader')).not.toHaveCount(1)
  await expect(code).toContainText('/v1/sets"')
  await page.getByLabel('More criteria').fill('speaks German')
  await page.getByLabel('More criteria').press('Enter')
  await expect(preview.getByRole('columnheader').filter({ hasText: 'German' })).toBeVisible()
  await expect(code).toContainText('/v1/searches"')
  await expectAccessible(page)
})

test('a Set is created, followed live, opened to its evidence, shared and exported', async ({
  page,
  request,
}) => {
  await open(page, '/w/demo/sets/new')
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await page.getByLabel('People', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.getByLabel('What to find out (1)').fill('the school the person attended')
  await page.getByLabel('Format (1)').selectOption('text')
  await expect(page.getByLabel('Cost before')).toBeVisible()
  await page.getByRole('button', { name: 'Create Set' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'software engineers' })).toBeVisible()
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  // Events appear without a reload.
  const log = page.getByRole('log', { name: 'Live events' })
  await expect(log).toContainText('was admitted', { timeout: 60_000 })
  await expect(log).toContainText('No work remains', { timeout: 60_000 })
  await expect(page.locator('.page-head').getByText('completed', { exact: true })).toBeVisible()
  const people = page.getByRole('grid', { name: 'People' })
  await expect(people.getByRole('rowheader')).toHaveCount(2)
  // Every verdict stands with its words, their site and day.
  await expect(people.getByRole('img', { name: 'yes' })).not.toHaveCount(0)
  await expect(people.locator('q').first()).not.toBeEmpty()
  await expect(people.locator('.source').first()).toContainText(/\S+ · \d/)
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

  // Other people whom the search checked are in another view.
  const views = page.getByRole('navigation', { name: 'People to show' })
  await views.getByRole('link', { name: /^Everyone checked/ }).click()
  await expect(page).toHaveURL(/status=checked/)
  await expect(people.getByText('admitted', { exact: true })).toHaveCount(2)
  await views.getByRole('link', { name: /^In the Set/ }).click()
  await expect(people.getByRole('rowheader')).toHaveCount(2)
  // The arrow keys lead to a verdict, and its evidence appears beside it.
  await people.getByRole('rowheader').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tooltip').locator('blockquote').first()).not.toBeEmpty()
  await expect(people.locator('[data-row="0"][data-column="1"]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/item=/)
  const window = page.getByRole('dialog')
  const person = window.getByRole('link', { name: /^Open the page of / })
  expect(await person.getAttribute('href')).toMatch(/\/people\/per_/)
  await expect(window.getByText('yes', { exact: true }).first()).toBeVisible()
  await expect(window.locator('blockquote').first()).not.toBeEmpty()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add column' }).click()
  await page.getByRole('dialog').getByLabel('Column', { exact: true }).selectOption('Location')
  await expect(page.getByRole('dialog').getByLabel('Cost before')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add column' }).click()
  // The column of the user replaces the fact of the same name.
  await expect(people.getByRole('columnheader').last()).toContainText('Company')
  await expect(people.getByRole('columnheader', { name: 'Location' })).toHaveCount(1)
  await expect(page.locator('.page-head').getByText('completed', { exact: true })).toBeVisible({
    timeout: 60_000,
  })

  await page.getByRole('button', { name: 'Create share link' }).click()
  const link = await page.getByLabel('The link').innerText()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
  await views.getByRole('link', { name: /^Everyone checked/ }).click()
  await expect(people.getByText('left out', { exact: true })).toBeVisible()
  await people.getByText('left out', { exact: true }).click()
  await page.getByRole('button', { name: 'Take back into the Set' }).click()
  await expect(page.getByText('The person is back in the Set')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Shared', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke link' }).click()
  await expect(page.getByText('This Set has no share link.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await request.get(link)).status()).toBe(404)

  const download = page.waitForEvent('download')
  const menu = page.getByRole('button', { name: 'Export', exact: true })
  await menu.press('Enter')
  const files = page.getByRole('group', { name: 'Export' }).getByRole('link')
  await expect(files).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await files.filter({ hasText: 'CSV' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^set_.*\.csv$/)
  const workbook = page.waitForEvent('download')
  await expect(menu).toBeFocused()
  await menu.click()
  await files.filter({ hasText: 'Excel' }).click()
  expect((await workbook).suggestedFilename()).toMatch(/^set_.*\.xlsx$/)

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

for (const [state, tone, verdict, criterion] of [
  ['not proven', 'doubt', 'unclear', 'plays the bassoon'],
  ['no match', 'bad', 'no', 'job title: nurse'],
] as const)
  for (const width of [1280, 390])
    test(`a person who is ${state} has the colour of ${tone} at ${width} px`, async ({ page }) => {
      const { id } = await send('/v1/searches', {
        search: { query: 'software engineers', count: 3, criteria: [criterion] },
      })
      await page.setViewportSize({ width, height: 800 })
      await open(page, `/w/demo/sets/${id}?status=${state.replace(' ', '_')}`)
      const mark = page.getByRole('grid', { name: 'People' }).getByText(state, { exact: true }).first()
      await expect(mark).toBeVisible({ timeout: 60_000 })
      await expect(mark).toHaveClass(new RegExp(`\\b${tone}\\b`))
      await mark.click()
      const badge = page.getByRole('dialog').locator('.tone', { hasText: state })
      await expect(badge).toHaveClass(new RegExp(`\\b${tone}\\b`))
      await expect(page.getByRole('dialog').getByText(verdict, { exact: true }).first()).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

test('saved people come first, others stay apart, and nothing claims that nobody matches', async ({
  page,
}) => {
  const { results } = await send('/v1/search', {
    query: 'software engineers',
    type: 'instant',
    num_results: 3,
  })
  const { id } = await send('/v1/sets', { search: { query: 'zzyzx blacksmiths in Vladivostok', count: 1 } })
  const rows = results.map(({ person }: any) => ({ person_id: person.person_id }))
  await send(`/v1/sets/${id}/imports`, { rows })
  await open(page, `/w/demo/sets/${id}`)
  await expect(page.locator('.page-head').getByText('completed', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
  const people = page.getByRole('grid', { name: 'People' })
  await expect(people.getByText('saved', { exact: true })).toHaveCount(3)
  await expect(page.getByText('3 saved by members')).toBeVisible()
  await expect(page.getByText(/^Members saved these 3 people\./)).toBeVisible()
  await expect(page.getByText(/nobody matches/i)).toHaveCount(0)
  await expect(people.getByRole('row')).toHaveCount(4)
  // The columns of the criteria follow the person and the state.
  const heads = await people.getByRole('columnheader').allInnerTexts()
  expect(heads.slice(-2).map((text) => text.split('\n')[0].trim())).toEqual(['Company', 'Location'])
  await people.getByRole('rowheader').first().click()
  await expect(page.getByRole('dialog').getByText(/^A member saved this person\./)).toBeVisible()
  await expectAccessible(page)
})

import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { address, expect, expectAccessible, open, test } from './support/console.js'

const PHONE = { width: 390, height: 844 }
const query = (page: Page) => page.getByLabel('Who are you looking for?')
const results = (page: Page) => page.getByRole('region', { name: 'People found' })
const chips = (page: Page) => page.getByRole('list', { name: 'How the query is read' })

async function search(page: Page, text: string): Promise<void> {
  await query(page).fill(text)
  await query(page).press('Enter')
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
}

test('a query is read while it is typed, becomes filters, and its results survive a reload', async ({
  page,
}) => {
  await open(page, '/w/demo/search')
  await expect(query(page)).toBeFocused()
  await expect(page.locator('.chips-line')).toHaveCount(0)
  await query(page).fill('software engineers in Germany')
  await expect(chips(page).getByText('Germany')).toBeVisible()
  await expect(chips(page).getByText('software engineer')).toBeVisible()
  await chips(page)
    .getByRole('button', { name: /^Make a filter of Location/ })
    .click()
  await expect(query(page)).toHaveValue('software engineers')
  await expect(page.getByRole('list', { name: 'Location: values' })).toContainText('Germany')
  await expect(page).toHaveURL(/filters=.*Germany/)
  await page.getByRole('button', { name: /^Remove Germany/ }).click()
  await page.getByRole('combobox', { name: 'Job title', exact: true }).fill('soft')
  await expect(page.locator('datalist option[value^="soft" i]').first()).toBeAttached()
  await page.getByRole('combobox', { name: 'Job title', exact: true }).fill('')
  await expect(page.locator('datalist option[value="principal"]').first()).toBeAttached()
  await page.getByRole('combobox', { name: 'Seniority', exact: true }).fill('principal')
  await expect(page.getByRole('list', { name: 'Seniority: values' })).toContainText('principal')
  await page.getByRole('button', { name: 'Remove principal' }).click()
  await page.getByRole('combobox', { name: 'Studied at' }).fill('un')
  const school = page.locator('datalist option[value^="un" i]').first()
  await expect(school).toBeAttached()
  const name = (await school.getAttribute('value'))!
  await page.getByRole('combobox', { name: 'Studied at' }).fill(name)
  await expect(page.getByRole('list', { name: 'Studied at: values' })).toContainText(name)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expectAccessible(page)

  await search(page, 'software engineers')
  // The search is free, which the form says once.
  await expect(page.getByText(/credits \(.*\) left/)).toHaveCount(1)
  await expect(page.getByLabel('Cost after')).toHaveCount(0)
  await expect(results(page).getByText(' at ').first()).toBeVisible()
  // Each condition is a column with the words that meet it, and where they are from.
  await expect(
    results(page).getByRole('columnheader', { name: /^Job title: software engineer/ })
  ).toBeVisible()
  await expect(
    results(page)
      .getByRole('img', { name: /^(?:yes|record)$/ })
      .first()
  ).toBeVisible()
  await expect(results(page).locator('.source').first()).toContainText(/\S+ · \d/)
  await expect(results(page).locator('mark').first()).toBeVisible()
  const names = await results(page).getByRole('rowheader').allInnerTexts()
  await expectAccessible(page)
  const repeated: Promise<unknown> = page.waitForResponse((response) => response.url().endsWith('/v1/search'))
  await page.reload()
  await repeated
  await expect(results(page).getByRole('rowheader')).toHaveText(names, { useInnerText: true })
})

test('on a phone, two letters of any word suggest a school', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await open(page, '/w/demo/search')
  await page.getByText('Filters', { exact: true }).click()
  const field = page.getByRole('combobox', { name: 'Studied at' })
  const options = page.locator('datalist option')
  await field.fill('un')
  await expect(options.and(page.locator('[value^="un" i]')).first()).toBeAttached()
  const name = (await options.and(page.locator('[value^="university of " i]')).first().getAttribute('value'))!
  await field.fill(name.split(' ').at(-1)!.slice(0, 3))
  await expect(options.and(page.locator(`[value="${name}"]`))).toBeAttached()
})

test('arrow keys and Enter open a person; / returns to the search box', async ({ page }) => {
  await open(page, '/w/demo/search')
  await search(page, 'software engineers')
  const links = results(page).getByRole('rowheader').getByRole('link')
  const second = await links.nth(1).innerText()
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar')).toContainText('1 selected')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
  await page.keyboard.press('/')
  await expect(query(page)).toBeFocused()
})

test('people are compared, exported, excluded, sent to a dataset and saved as a Set', async ({ page }) => {
  await open(page, '/w/demo/search')
  await search(page, 'software engineers')
  const boxes = results(page).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Compare' }).click()
  const side = page.getByRole('dialog').getByRole('region', { name: 'People side by side' })
  await expect(side.getByRole('columnheader')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Excel' }).click()
  expect(
    readFileSync(await (await workbook).path())
      .subarray(0, 2)
      .toString()
  ).toBe('PK')

  await page.getByRole('button', { name: 'Save as Set' }).click()
  await expect(page.getByRole('dialog').getByLabel('Cost before')).toBeVisible()
  await page.getByLabel('People to find').fill('1')
  await page.getByRole('button', { name: 'Save 2 people' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'software engineers' })).toBeVisible()
  await page.goBack()
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()

  await results(page).getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Send to dataset' }).click()
  await expect(page.getByRole('dialog').getByLabel('Cost before')).toBeVisible()
  await page.getByRole('button', { name: 'Create dataset of 1' }).click()
  await expect(page).toHaveURL(/\/datasets\/ds/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()

  const last = results(page).getByRole('rowheader').last()
  const name = await last.getByRole('link').innerText()
  await last.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Exclude' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Exclude' }).click()
  await expect(results(page).getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByText('Excluded people', { exact: true }).click()
  await page.getByRole('button', { name: /^Include .* again/ }).click()
  await expect(page.getByText(/^Nobody is excluded/)).toBeVisible()
})

test('on a phone an empty query takes no line, and each result says why it matches', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/w/demo/search')
  await expect(page.locator('.chips-line')).toHaveCount(0)
  await search(page, 'software engineers')
  await expect(page.getByText(/credits \(.*\) left/)).toHaveCount(1)
  await expect(results(page).locator('[data-label^="Job title"] mark').first()).toBeVisible()
  const filters = encodeURIComponent(JSON.stringify({ title: { any_of: ['software engineer'] } }))
  await page.goto(address(`/w/demo/search?q=software+engineers&filters=${filters}&run=phone`))
  await expect(
    results(page).locator('[data-label="Job title: software engineer"] mark').first()
  ).toBeVisible()
  await expectAccessible(page)
  expect(await widthOf(page)).toBeLessThanOrEqual(390)
})

test('an index search shows records high on the page, and offers the search that proves people', async ({
  page,
}) => {
  await open(page, '/w/demo/search?n=2')
  await search(page, 'software engineers')
  const first = results(page).getByRole('rowheader').first()
  await expect(first).toBeVisible()
  await expect(results(page).locator('.source').first()).toBeVisible()
  expect((await first.boundingBox())!.y).toBeLessThan(400)
  await page.getByRole('button', { name: /^Prove on pages/ }).click()
  await expect(page).toHaveURL(/type=auto/)
  await expect(results(page).locator('q').first()).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
})

test('a search that proves people shows quotes, and nobody found is explained', async ({ page }) => {
  await open(page, '/w/demo/search?type=auto&n=2')
  await search(page, 'software engineers')
  await expect(results(page).locator('q').first()).not.toBeEmpty()
  await results(page).locator('summary').first().click()
  await expect(results(page).locator('blockquote').first()).toBeVisible()
  await expect(results(page).locator('details[open]').getByRole('link').first()).toHaveAttribute(
    'href',
    /^https?:/
  )
  await expectAccessible(page)
  await page.goto(address('/w/demo/search?type=instant'))
  await query(page).fill('zzyzx qwrtp blacksmith in Vladivostok')
  await query(page).press('Enter')
  await expect(page.getByText(/^Nobody matches all of this/)).toBeVisible()
  await expectAccessible(page)
})

for (const [device, viewport] of [
  ['a desk', null],
  ['a phone', PHONE],
] as const)
  test(`a person's page shows records, contacts, a profile and people like the person on ${device}`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    await open(page, '/w/demo/search')
    await search(page, 'software engineers')
    if (viewport) expect(await widthOf(page)).toBeLessThanOrEqual(390)
    const first = results(page).getByRole('rowheader').getByRole('link').first()
    const name = await first.innerText()
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Records by source' }).getByRole('rowheader').first()
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'In this workspace' })).toBeVisible()
    const contacts = page.getByRole('region', { name: 'Contacts', exact: true })
    await expect(
      page.getByRole('region', { name: 'Claims with evidence' }).locator('dd').first()
    ).toBeVisible()
    await expect(contacts.getByLabel('Cost before')).toContainText('1 credit')
    await contacts.getByRole('button', { name: 'Reveal contacts' }).click()
    await expect(contacts.getByText(/^Received by admin@console.example/)).toBeVisible({ timeout: 60_000 })
    const profile = page.getByRole('region', { name: 'Profile', exact: true }).first()
    await expect(profile.getByLabel('Cost before')).toContainText('25 credits')
    await profile.getByRole('button', { name: 'Build profile' }).click()
    const latest = page.getByRole('region', { name: 'Latest profile' })
    await expect(latest.locator('blockquote').first()).not.toBeEmpty({ timeout: 60_000 })
    await page.reload()
    await expect(latest.getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    if (viewport) expect(await widthOf(page)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Save to Set' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Save 1 person' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: 'More like this' }).click()
    await expect(page.getByRole('button', { name: `Find people like ${name}` })).toBeVisible()
    await expect(page.getByLabel('Cost before')).toHaveCount(1)
    await page.getByRole('button', { name: `Find people like ${name}` }).click()
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(/people|Nobody matches/)
  })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('Ctrl-K opens a search for a name', async ({ page }) => {
  await open(page, '/w/demo/search')
  await search(page, 'software engineers')
  const name = await results(page).getByRole('rowheader').getByRole('link').first().innerText()
  await page.goto(address('/w/demo/members'))
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Command' }).fill(name)
  // Searches have a price here, so the palette opens the search instead of searching itself.
  await page.getByRole('dialog').getByText(`Search people: ${name}`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find people' })).toBeVisible()
  await expect(query(page)).toHaveValue(name)
})

import { readFileSync } from 'node:fs'
import { address, expect, expectAccessible, open, test } from './support/console.js'
import { send } from './support/jobs.js'

test('a dataset is created and filled, and a cell shows its quotes and votes', async ({ page, request }) => {
  const found = await request.post(`${process.env.E2E_URL}/v1/search`, {
    headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    data: { query: 'software engineers', type: 'fast', num_results: 8 },
  })
  const people: { name: string; company: string }[] = (await found.json()).data.results.map(
    ({ person }: { person: { name: string; company: string } }) => person
  )
  await open(page, '/w/demo/datasets/new')
  await page
    .getByLabel('Rows', { exact: true })
    .fill(['Full name;Employer', ...people.map(({ name, company }) => `"${name}";"${company}"`)].join('\n'))
  await expect(page.getByText('8 rows', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Full name' })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('company')
  await page.getByLabel('Search columns').fill('location')
  await page.getByRole('checkbox', { name: 'Location' }).check()
  await expect(page).toHaveURL(/columns=title%2Ccompany%2Clocation/)
  await expect(page.getByLabel('Cost before')).toContainText('At most 3 credits')
  await page.getByText('Price and sources of each column').click()
  await expect(page.getByRole('table', { name: 'Price of each column' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Fill the dataset' }).click()

  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 45_000 })
  const summary = page.locator('.summary-line')
  await expect(summary).toContainText('8 of 8 rows')
  await expect(summary).toContainText(/\d+ of 24 cells found/)
  await expect(summary).toContainText(/\d credits? \(US\$[\d.]+\)/)
  await expectAccessible(page)
  const grid = page.getByRole('grid', { name: 'Rows' })
  await expect(grid.getByRole('columnheader', { name: /title/ })).toContainText(/\d of 8 found/)
  await expect(grid.getByRole('img', { name: /^certain: \d+ %/ }).first()).toBeVisible()
  await expect(grid.locator('.source').first()).toContainText(/\S+ · \d/)
  const views = page.getByRole('navigation', { name: 'Rows to show' })
  await views.getByRole('link', { name: /^With an answer/ }).click()
  await expect(page).toHaveURL(/status=found/)
  await grid.getByRole('rowheader').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tooltip').locator('blockquote').first()).not.toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cell=\d+\.title/)
  const window = page.getByRole('dialog')
  // The window shows what pages state for the answer and against it.
  const reasons = window.getByRole('region', { name: 'For the answer' })
  await expect(reasons.locator('blockquote').first()).not.toBeEmpty()
  await expect(reasons.getByRole('link').first()).toHaveAttribute('href', /^https?:/)
  await expect(reasons.getByText(/^is about this row \d+ %/).first()).toBeVisible()
  await expect(reasons.getByText(/^weight of the source \d+ %/).first()).toBeVisible()
  await expect(window.getByRole('region', { name: 'Against the answer' })).not.toBeEmpty()
  await expect(window.getByText(/independent sources? says? it; (?:none|others) say/)).toBeVisible()
  await expect(window.getByRole('button', { name: 'Copy the value' })).toBeVisible()
  await window.getByRole('button', { name: 'Next column' }).click()
  await expect(page).toHaveURL(/cell=\d+\.company/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/cell=\d+\.title/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  const file = page.waitForEvent('download')
  const menu = page.getByRole('button', { name: 'Export', exact: true })
  await menu.click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await file).path(), 'utf8')
  expect(csv).toContain('row name,row company,title,title status,title confidence,title source')
  expect(csv.trim().split('\r\n')).toHaveLength(9)
  const workbook = page.waitForEvent('download')
  await menu.click()
  await page.getByRole('button', { name: 'Export Excel' }).click()
  expect(
    readFileSync(await (await workbook).path())
      .subarray(0, 2)
      .toString()
  ).toBe('PK')
  await page.setViewportSize({ width: 390, height: 780 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.locator('#navigation').getByRole('link', { name: 'Datasets' }).click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(people[0].name)
  await page.getByRole('link', { name: 'Runs' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Open the dataset' })).toBeVisible()
  // The log names each row, and the output has the filled cells.
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText('8 of 8 rows filled')
  await expect(log).toContainText(`Filled ${people[0].name}`)
  await expect(log.locator('time').first()).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/)
  await expect(page.getByRole('grid', { name: 'Rows' }).getByRole('rowheader')).toHaveCount(8)
  await expectAccessible(page)
})

/** Fills the columns of a person of the demo and of other rows. Returns the id of the dataset. */
async function filledDataset(columns: object[], others: object[] = []): Promise<string> {
  const { results } = await send('/v1/search', { query: 'software engineers', num_results: 1 })
  const [{ name, company }] = results.map(({ person }: any) => person)
  const shape = { entity: { type: 'person' }, mode: 'sync', deadline_ms: 60_000 }
  const { dataset } = await send('/v1/datasets', { ...shape, rows: [{ name, company }, ...others], columns })
  return dataset.id
}

test('a dataset counts rows without a value, and says why without advice about settings', async ({
  page,
}) => {
  const nobodies = ['Zyx', 'Wvu'].map((given) => ({ name: `${given} Qwrtp`, company: 'Zzyzx Anvils' }))
  const path = `/w/demo/datasets/${await filledDataset([{ key: 'title' }], nobodies)}`
  await open(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address(path))
    const summary = page.locator('.summary-line')
    await expect(summary).toContainText('3 of 3 rows')
    await expect(summary).toContainText('2 without a value')
    await expect(page.getByRole('link', { name: 'Retry 2 rows with empty cells' })).toBeVisible()
    await page.getByText('Why rows have no answer').click()
    const warning = /^No page in reach answers any column of 2 of 3 rows/
    await expect(page.getByText(warning)).toBeVisible()
    await expect(page.getByText(warning)).toHaveText('No page in reach answers any column of 2 of 3 rows.')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a new dataset shows example rows, and fills them', async ({ page }) => {
  await open(page, '/w/demo/datasets/new')
  const preview = page.getByRole('table', { name: 'The first rows of the dataset' })
  await expect(preview.getByRole('row')).toHaveCount(4)
  await expect(page.getByText('100 rows like these cost at most')).toBeVisible()
  await page.getByRole('button', { name: 'Use these rows' }).click()
  await expect(page.getByText('3 rows', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Cost before')).toContainText('At most 1 credit')
  await expect(page.getByRole('button', { name: 'Fill the dataset' })).toBeEnabled()
})

test('rows with an empty cell are retried in a new dataset, only with the columns that lack a value', async ({
  page,
}) => {
  await open(page, `/w/demo/datasets/${await filledDataset([{ key: 'title' }, { key: 'phone' }])}`)
  await expect(page.getByRole('grid').getByRole('img', { name: 'not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Retry 1 row with empty cells' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retry empty cells' })).toBeVisible()
  await expect(page.getByText('1 row with an empty cell in')).toBeVisible()
  await expect(page).toHaveURL(/columns=phone/)
  const preview = page.getByRole('table', { name: 'The first rows of the dataset' })
  await expect(preview.getByRole('columnheader')).toHaveText(['Row', /^Phone/])
  await expect(page.getByLabel('Cost before')).toContainText('At most 10 credits')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use other rows' }).click()
  await expect(page).not.toHaveURL(/from=/)
  await expect(page.getByLabel('Rows', { exact: true })).toBeVisible()
})

test('a dataset without empty cells has nothing to retry', async ({ page }) => {
  await open(page, `/w/demo/datasets/new?from=${await filledDataset([{ key: 'title' }])}`)
  await expect(page.getByText(/^Every cell of this dataset has a value/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the dataset' }).click()
  await expect(page.getByRole('link', { name: /^Retry/ })).toHaveCount(0)
})

test('an admin renames a dataset and returns to its own name, and the list follows', async ({ page }) => {
  const id = await filledDataset([{ key: 'title' }, { key: 'company' }])
  await open(page, `/w/demo/datasets/${id}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('1 person: job title, company')
  const rename = async (name: string) => {
    await page.getByRole('button', { name: 'Rename the dataset' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByLabel('Name').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await rename('Speakers of the spring meeting')
  await expect(title).toHaveText('Speakers of the spring meeting')
  await page.locator('#navigation').getByRole('link', { name: 'Datasets' }).click()
  await page.getByRole('link', { name: 'Speakers of the spring meeting' }).click()
  await rename('')
  await expect(title).toHaveText('1 person: job title, company')
})

test('the window of a cell shows its row, and opens other cells of it', async ({ page }) => {
  const id = await filledDataset([{ key: 'title' }, { key: 'company' }])
  await open(page, `/w/demo/datasets/${id}?cell=0.title`)
  const row = page.getByRole('dialog').getByRole('region', { name: 'This row' })
  await expect(row.getByRole('button', { name: /^Job title/ })).toHaveAttribute('aria-current', 'true')
  await row.getByRole('button', { name: /^Company/ }).click()
  await expect(page).toHaveURL(/cell=0\.company/)
  await expectAccessible(page)
})

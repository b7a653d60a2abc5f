import { expect, expectAccessible, open, test } from './support/console.js'

const CSV =
  'Full Name,Job,E-Mail\nMira Console,Pilot,mira@console.example\n,Nobody,\nNoor Console,Nurse,nothing\n'
const file = (name: string, text = CSV) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

for (const width of [1280, 390])
  test(`an operator imports a file, reads its rejected rows and undoes it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/imports')
    await page.getByRole('link', { name: 'Import a file' }).first().click()
    await page.getByLabel('Choose a file, or drop it here').setInputFiles(file(`crew-${width}.csv`))
    await expect(page.getByLabel('Field of Full Name')).toHaveValue('name')
    await expect(page.getByLabel('Field of Job')).toHaveValue('')
    await page.getByLabel('Field of Job').selectOption('title')
    await expect(page.getByRole('region', { name: 'The first records' }).getByText('Pilot')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Rejected rows' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Dropped values' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Field of Full Name')).toHaveValue('name')

    await page.getByLabel('Field of Job').selectOption('title')
    await page.getByRole('button', { name: 'Check the whole file' }).click()
    await page.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(page.getByText('finished')).toBeVisible()
    const rejected = page.getByRole('region', { name: 'Rejected rows' })
    await expect(rejected).toContainText('Nobody')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download rejected rows' }).click()
    expect((await saved).suggestedFilename()).toBe(`rejected-rows-of-crew-${width}.csv`)
    await expect(page.getByRole('region', { name: 'People of this import' })).toContainText('Noor Console')
    await expect(page.getByRole('heading', { level: 1, name: `crew-${width}.csv` })).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Effects of the undo')).toContainText('2 records')
    await page.getByRole('button', { name: 'Undo import' }).click()
    await expect(page.getByText('undone')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Imports', exact: true }).first().click()
    await page.getByLabel('Files').selectOption('With changes only')
    await expect(page).toHaveURL(/changes=some/)
    await expect(page.getByRole('rowheader', { name: `crew-${width}.csv` }).last()).toBeVisible()
  })

test('a source is deleted after its name was typed', async ({ page }) => {
  await open(page, '/w/demo/imports/new')
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file('old-crm.csv'))
  await page.getByRole('button', { name: 'Import people' }).click()
  await expect(page.getByText('finished')).toBeVisible()
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Imports' }).click()
  await page.getByRole('button', { name: 'Actions of old-crm' }).click()
  await page.getByRole('button', { name: 'Delete old-crm' }).click()
  await expect(page.getByRole('button', { name: 'Delete source' })).toBeDisabled()
  await page.getByLabel('Type old-crm to confirm').fill('old-crm')
  await page.getByRole('button', { name: 'Delete source' }).click()
  await expect(page.getByRole('link', { name: 'Deletion of old-crm' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Actions of old-crm' })).toHaveCount(0, { timeout: 30_000 })
})

test('a column with places says how to store it', async ({ page }) => {
  await open(page, '/w/demo/imports/new')
  const text = 'Name,Location\nPetra Console,"Berlin, Germany"\n'
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file('places.csv', text))
  await expect(page.getByText(/^Not stored\. Choose city if it holds cities/)).toBeVisible()
  await page.getByLabel('Field of Location').selectOption('city')
  await expect(page.getByText(/^Not stored/)).toHaveCount(0)
  await expectAccessible(page)
})

test('a file that is not a table is refused with a reason', async ({ page }) => {
  await open(page, '/w/demo/imports/new')
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file('x.json', '[1, 2]'))
  await expect(page.getByText('x.json is one JSON array')).toBeVisible()
})

test('the example of a file is saved as a template, and imported as it is', async ({ page }) => {
  await open(page, '/w/demo/imports/new')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download this template' }).click()
  expect((await saved).suggestedFilename()).toBe('people-template.csv')
  await page.getByRole('button', { name: 'Try it with this example' }).click()
  await expect(page.getByLabel('Field of title')).toHaveValue('title')
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toContainText('Head of Product')
  await expect(page.getByText('Every row was accepted, with every value.')).toBeVisible()
  await expectAccessible(page)
})

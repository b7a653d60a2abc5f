import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { address, expect, open, test } from './support/console.js'
import { type Job, JOBS, job, openResults, send } from './support/jobs.js'

const results = (page: Page) => page.getByRole('region', { name: 'People found' })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('docs/benchmarks.md lists each job with its clicks', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), 'utf8')
  const rows = text.matchAll(/^\| (.+?) +\| +(\d+) +\| +(\d+) +\|$/gm)
  const listed = [...rows].map(([, name, desk, phone]) => [name, [Number(desk), Number(phone)]])
  for (const [name, clicks] of Object.entries(JOBS)) expect(listed).toContainEqual([name as Job, clicks])
})

test('docs/benchmarks.md compares jobs with other dashboards, and no job takes more clicks', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), 'utf8')
  const rows = [...text.matchAll(/^\| (.+?) +\| +(\d+) \| (?:Unkey|Svix) +\| +(\d+) \|/gm)]
  expect(rows.length).toBeGreaterThan(10)
  for (const [, name, own, other] of rows) {
    expect(Number(own), name).toBe(JOBS[name as Job][0])
    expect(Number(own), name).toBeLessThanOrEqual(Number(other))
  }
})

job('Find people, and turn a part of the query into a filter', null, async (user) => {
  const { page } = user
  await user.goTo('Find people')
  const query = page.getByLabel('Who are you looking for?')
  await query.fill('software engineers in Germany')
  await user.click(page.getByRole('button', { name: 'Make a filter of Location: Germany' }))
  await expect(page.getByRole('list', { name: 'Location: values' })).toContainText('Germany')
  await user.press(query)
  await expect(results(page).getByRole('rowheader').first()).toBeVisible()
})

job(
  'Export the people found',
  (page) => openResults(page),
  async (user) => {
    const file = user.page.waitForEvent('download')
    await user.click(button(user.page, 'Export CSV'))
    expect(readFileSync(await (await file).path(), 'utf8')).toContain('name')
  }
)

job(
  'Save the people found as a Set',
  (page) => openResults(page),
  async (user) => {
    await user.click(button(user.page, 'Save as Set'))
    await user.click(dialog(user.page).getByRole('button', { name: /^Save \d+ people$/ }))
    await expect(user.page.getByRole('grid', { name: 'People' })).toBeVisible()
  }
)

job(
  'Send the people found to a dataset',
  (page) => openResults(page),
  async (user) => {
    await user.click(button(user.page, 'Send to dataset'))
    await user.click(dialog(user.page).getByRole('button', { name: /^Create dataset of/ }))
    await expect(user.page.getByRole('grid', { name: 'Rows' })).toBeVisible()
  }
)

/** Creates a dataset of software engineers. Returns its id. */
async function createDataset(): Promise<string> {
  const { results } = await send('/v1/search', { query: 'software engineers', type: 'fast', num_results: 4 })
  const rows = results.map(({ person: { name, company } }: any) => ({ name, company: company ?? undefined }))
  const columns = ['title', 'company'].map((key) => ({ key }))
  const { dataset } = await send('/v1/datasets', {
    entity: { type: 'person' },
    mode: 'sync',
    deadline_ms: 60_000,
    rows,
    columns,
  })
  return dataset.id
}

job(
  "Read the quotes behind a person's facts",
  async (page) => {
    await createDataset()
    await openResults(page)
  },
  async (user) => {
    await user.click(results(user.page).getByRole('rowheader').getByRole('link').first())
    await expect(
      user.page.getByRole('region', { name: 'Claims with evidence' }).locator('q').first()
    ).toBeVisible()
  }
)

const nameAt = (width: number, given = 'Erasmus Job') => `${given}son${width === 390 ? 'phone' : 'desk'}`

/** Imports a person and opens a search for them. */
async function importPerson(page: Page, name: string): Promise<void> {
  await open(page, '/w/demo/imports/new')
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,title\n${name},Clockmaker\n`),
  })
  await page.getByRole('button', { name: 'Import people' }).click()
  await expect(page.getByText('finished')).toBeVisible()
  await openResults(page, name)
}

job(
  'Erase a person',
  (page, width) => importPerson(page, nameAt(width)),
  async (user, width) => {
    const { page } = user
    await user.click(results(page).getByRole('link', { name: nameAt(width), exact: true }))
    await user.click(button(page, 'More actions'))
    await user.click(page.getByRole('link', { name: 'Erase', exact: true }))
    await page.getByLabel('Type erase to confirm').fill('erase')
    await user.click(button(page, 'Erase'))
    await expect(page.getByRole('heading', { level: 1, name: 'Erasure request' })).toBeVisible()
  }
)

job(
  'Suppress a person',
  (page, width) => importPerson(page, nameAt(width, 'Suzanna Hide')),
  async (user, width) => {
    const { page } = user
    await user.click(results(page).getByRole('link', { name: nameAt(width, 'Suzanna Hide'), exact: true }))
    await user.click(button(page, 'More actions'))
    await user.click(page.getByRole('link', { name: 'Erase', exact: true }))
    await user.click(button(page, 'Suppress'))
    await expect(page.getByText('This person is on the suppression list')).toBeVisible()
  }
)

job('Create a Set with a criterion of your own', null, async (user) => {
  const { page } = user
  await user.goTo('Sets')
  await user.click(page.getByRole('link', { name: 'New Set' }))
  await page.getByLabel('Who are you looking for?').fill('nurses')
  await page.getByLabel('People', { exact: true }).fill('1')
  await page.getByLabel('More criteria').fill('not at Jorvthorpe Security')
  await user.press(page.getByLabel('More criteria'))
  await expect(page.getByRole('list', { name: 'Criteria of this Set' }).getByRole('listitem')).toHaveCount(2)
  await user.click(button(page, 'Create Set'))
  await expect(page.getByRole('heading', { level: 1, name: 'nurses' })).toBeVisible()
})

/** Creates a Set and opens it when it is completed. */
async function openSet(page: Page): Promise<void> {
  const { id } = await send('/v1/sets', { search: { query: 'software engineers', count: 1 } })
  await open(page)
  await page.goto(address(`/w/demo/sets/${id}`))
  await expect(page.locator('.page-head').getByText('completed', { exact: true })).toBeVisible({
    timeout: 60_000,
  })
}

job('Add a column to a Set', openSet, async (user) => {
  const { page } = user
  await user.click(button(page, 'Add column'))
  await user.choose(dialog(page).getByLabel('Column', { exact: true }), 'Location')
  await expect(dialog(page).getByLabel('Cost before')).toBeVisible()
  await user.click(dialog(page).getByRole('button', { name: 'Add column' }))
  await expect(page.getByRole('columnheader', { name: 'location' })).toBeAttached()
})

job('Leave a person out of a Set', openSet, async (user) => {
  const { page } = user
  await user.click(page.getByRole('grid', { name: 'People' }).getByRole('rowheader').first())
  await user.click(button(page, 'Leave out of the Set'))
  await expect(page.getByText('The person is left out')).toBeVisible()
})

job('Share a Set', openSet, async (user) => {
  await user.click(button(user.page, 'Create share link'))
  await expect(user.page.getByLabel('The link')).toContainText('/share')
})

job('Fill a dataset from a CSV file', null, async (user) => {
  const { page } = user
  await user.goTo('Datasets')
  await user.click(page.getByRole('link', { name: 'New dataset' }))
  const rows = 'Full name;Employer\nHeather T. Taylor;Otterwold Technologies\n'
  await user.chooseFile(page.locator('input[type=file]'), 'leads.csv', rows)
  await expect(page.getByRole('combobox', { name: 'Employer' })).toHaveValue('company')
  await expect(page.getByLabel('Cost before')).toContainText('At most 1 credit')
  await user.click(button(page, 'Fill the dataset'))
  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 45_000 })
})

job(
  'Open a cell to its evidence',
  async (page) => {
    const id = await createDataset()
    await open(page)
    await page.goto(address(`/w/demo/datasets/${id}?status=found`))
  },
  async (user) => {
    await user.click(user.page.locator('[data-row="0"][data-column="1"]'))
    await expect(dialog(user.page).locator('blockquote').first()).toBeVisible()
  }
)

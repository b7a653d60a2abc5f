import type { Page } from '@playwright/test'
import { address, expect, open } from './console.js'
import type { Records } from './records.js'

/** The paths of an import and of an erasure. */
export type Paths = Record<'import' | 'erasure', string>

/** A page that shows one record: its name, its route in the console's router, and its path. */
type Detail = { name: string; route: string; path: (ids: Records, paths: Paths) => string }

/** Imports a file and erases its person, because their pages show both. Returns the pages' paths. */
export async function createImport(page: Page): Promise<Paths> {
  const email = 'irma@details.example'
  await open(page, '/w/demo/imports/new')
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({
    name: 'details.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,email\nIrma Details,${email}\n`),
  })
  await page.getByRole('button', { name: 'Import people' }).click()
  await expect(page.getByText('finished')).toBeVisible()
  const imported = pathOf(page)
  await page.goto(address('/w/demo/privacy'))
  await page.getByRole('radiogroup', { name: 'Find by' }).getByText('Email').click()
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('button', { name: 'Show what is held' }).click()
  await page.getByLabel('Type erase to confirm').fill('erase')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Everything is removed.')).toBeVisible({ timeout: 90_000 })
  return { import: imported, erasure: pathOf(page) }
}

const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/console/w/demo', '')

const RUN = '/runs/$run'
const RESULTS = '/search?q=software%20engineers&n=6&run=details'

/** The pages that show one record. */
export const DETAILS: Detail[] = [
  { name: 'A dataset', route: '/datasets/$dataset', path: (ids) => `/datasets/${ids.dataset}` },
  { name: 'A Set', route: '/sets/$set', path: (ids) => `/sets/${ids.set}` },
  { name: 'A monitor', route: '/monitors/$monitor', path: (ids) => `/monitors/${ids.monitor}` },
  { name: 'A webhook', route: '/webhooks/$webhook', path: (ids) => `/webhooks/${ids.webhook}` },
  { name: 'A person', route: '/people/$person', path: (ids) => `/people/${ids.person}` },
  { name: 'A run of the agent', route: RUN, path: (ids) => `/runs/${ids.agent}` },
  { name: 'A run of a dataset', route: RUN, path: (ids) => `/runs/${ids.datasetRun}` },
  { name: 'A run of a Set', route: RUN, path: (ids) => `/runs/${ids.setRun}` },
  { name: 'Results of a search', route: '/search', path: () => RESULTS },
  {
    name: 'Rows of an earlier dataset',
    route: '/datasets/new',
    path: (ids) => `/datasets/new?from=${ids.dataset}`,
  },
  { name: 'An import', route: '/imports/$import', path: (_, paths) => paths.import },
  { name: 'An erasure request', route: '/privacy/$request', path: (_, paths) => paths.erasure },
]

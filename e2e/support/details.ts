import type { Page } from '@playwright/test'
import { address, expect, open } from './console.js'
import type { Records } from './records.js'

/** A page that shows one record: its name, its route in the console's router, and its path. */
export type Detail = { name: string; route: string; path: string }

/** Imports a file and erases its person, because their pages show both. Returns the pages' paths. */
export async function createImport(page: Page): Promise<Record<'import' | 'erasure', string>> {
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
  await page.getByLabel('Find by').selectOption('email')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await page.getByRole('button', { name: 'Show what is held' }).click()
  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByLabel('Type erase to confirm').fill('erase')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('Everything is removed.')).toBeVisible({ timeout: 90_000 })
  return { import: imported, erasure: pathOf(page) }
}

const pathOf = (page: Page) => new URL(page.url()).pathname.replace('/console/w/demo', '')

/** The pages that show one record. The page has an open session. */
export async function detailsOf(
  page: Page,
  records: Records,
  paths: { import: string; erasure: string }
): Promise<Detail[]> {
  const runs = await page.request.get(address('/api/workspaces/demo/runs?limit=100'))
  const items: { id: string; kind: string }[] = (await runs.json()).data.items
  const runOf = (kind: string) => `/runs/${items.find((run) => run.kind === kind)!.id}`
  const [run, results] = ['/runs/$run', '/search?q=software%20engineers&n=6&run=details']
  return [
    { name: 'A dataset', route: '/datasets/$dataset', path: `/datasets/${records.dataset}` },
    { name: 'A Set', route: '/sets/$set', path: `/sets/${records.set}` },
    { name: 'A monitor', route: '/monitors/$monitor', path: `/monitors/${records.monitor}` },
    { name: 'A webhook', route: '/webhooks/$webhook', path: `/webhooks/${records.webhook}` },
    { name: 'A person', route: '/people/$person', path: `/people/${records.person}` },
    { name: 'A run of the agent', route: run, path: `/runs/${records.agent}` },
    { name: 'A run of a dataset', route: run, path: runOf('dataset') },
    { name: 'A run of a Set', route: run, path: runOf('set') },
    { name: 'Results of a search', route: '/search', path: results },
    {
      name: 'Rows of an earlier dataset',
      route: '/datasets/new',
      path: `/datasets/new?from=${records.dataset}`,
    },
    { name: 'An import', route: '/imports/$import', path: paths.import },
    { name: 'An erasure request', route: '/privacy/$request', path: paths.erasure },
  ]
}

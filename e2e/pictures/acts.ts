import type { Page } from '@playwright/test'

/** What a user does on a page before its picture, by the name of the picture. */
export const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Playground: run,
  'Playground: dataset': run,
  'Playground: all': run,
  'New Set': async (page) => {
    await page.getByLabel('Who are you looking for?').fill('software engineers in Germany')
    await page.getByLabel('More criteria').fill('speaks German')
    await page.getByLabel('More criteria').press('Enter')
    await page.getByRole('button', { name: 'Add a column' }).click()
    await page.getByLabel('What to find out (1)').fill('work email')
    const preview = page.getByRole('table', { name: 'People who may match' })
    await preview.getByRole('rowheader').nth(3).waitFor()
    await preview.getByText('speaks German').waitFor()
    await page.getByLabel('Cost before').waitFor()
  },
  'New dataset': async (page) => {
    await page.getByRole('button', { name: 'Use these rows' }).click()
    await page.getByLabel('Cost before').waitFor()
    await page.getByText('Price and sources of each column').waitFor()
  },
}

/** Runs the request that the playground opens with. */
async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('region', { name: 'Response' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

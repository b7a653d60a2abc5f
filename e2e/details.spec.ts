import { expect, test } from './support/console.js'
import { createImport, DETAILS } from './support/details.js'
import { createRecords, type Records } from './support/records.js'
import { checkWholePage } from './support/whole_page.js'

let records: Records
let paths: Awaited<ReturnType<typeof createImport>>
test.beforeAll(async ({ browser }) => {
  records = await createRecords()
  const page = await browser.newPage()
  paths = await createImport(page)
  await page.close()
})
// Other tests begin without webhooks and monitors.
test.afterAll(async ({ request }) => {
  const headers = { authorization: `Bearer ${process.env.E2E_KEY}` }
  for (const path of [`webhooks/${records.webhook}`, `monitors/${records.monitor}`])
    expect((await request.delete(`${process.env.E2E_URL}/v1/${path}`, { headers })).ok()).toBe(true)
})

for (const { name, path } of DETAILS)
  test(`a record's page is small, does not shift, is accessible and fits a phone: ${name}`, async ({
    page,
  }) => {
    await checkWholePage(page, path(records, paths))
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

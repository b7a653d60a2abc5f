import { address, expect, expectAccessible, open, test } from './support/console.js'

test('an agent run shows its task, its tool calls with their results, and its answer', async ({
  page,
  request,
}) => {
  const asked = await request.post(`${process.env.E2E_URL}/v1/agent`, {
    headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    data: { operation: 'ask', task: 'Find three software engineers and say where they work' },
  })
  expect(asked.status()).toBe(202)
  await open(page, `/w/demo/runs/${(await asked.json()).data.run_id}`)
  await expect(page.getByText('completed', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Find three software engineers and say where they work').first()).toBeVisible()
  const calls = page.getByRole('list', { name: 'Tool calls' })
  await expect(calls.getByText('people_search', { exact: true }).first()).toBeVisible()
  await expect(calls.getByText('succeeded', { exact: true }).first()).toBeVisible()
  const log = page.getByRole('list', { name: 'Log' })
  await expect(log).toContainText('Called people_search')
  await expect(log).toContainText('Wrote the answer')
  await expect(page.getByRole('link', { name: 'Run again' })).toBeVisible()
  await calls.getByText('Result of people_search').first().click()
  await expect(calls.getByText(/"person_id"/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Answer' })).toBeVisible()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('link', { name: '[1]' }).first()).toBeVisible()
  await expect(answer).not.toContainText('**')
  await expectAccessible(page)
})

test('a run shows live events, and cancelling it adds an audit entry', async ({ page, request }) => {
  const made = await request.post(`${process.env.E2E_URL}/v1/datasets`, {
    headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    data: {
      entity: { type: 'company' },
      mode: 'async',
      rows: Array.from({ length: 400 }, (_, i) => ({ name: `Company ${i}` })),
      columns: [{ key: 'domain' }, { key: 'description' }],
    },
  })
  expect(made.status()).toBe(202)
  await open(page, '/w/demo')
  const work = page.getByRole('region', { name: 'Work' })
  await expect(work.getByText('1 in progress.')).toBeVisible()
  await expect(work.getByRole('rowheader', { name: '400 companies: domain, what it does' })).toBeVisible()
  await page.goto(address('/w/demo/runs'))
  await page.getByRole('link', { name: 'In progress 1' }).click()
  await expect(page).toHaveURL(/status=unfinished/)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  const newest = page.getByRole('rowheader').first().getByRole('link')
  await newest.click()
  await expect(page.getByText('live', { exact: true })).toBeVisible()
  await expect(page.getByText(/of 400 rows filled/).first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Filled Company \d+/)
  await expect(page.getByRole('list', { name: 'Cells by state' })).toContainText(/not found \d+/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel run' }).click()
  await page.getByRole('button', { name: 'Stop run' }).click()
  await expect(page.getByText('cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Log' }).getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel run' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(
    page.getByRole('rowheader', { name: 'Cancelled a run 400 companies: domain, what it does' }).first()
  ).toBeVisible()
})

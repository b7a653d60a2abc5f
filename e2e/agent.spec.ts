import { expect, expectAccessible, open, test } from './support/console.js'

for (const width of [1280, 390])
  test(`the agent answers with steps, sources and its cost at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/agent')
    await page.getByRole('button', { name: 'Find 3 software engineers' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Cost after')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('3 people')
    const step = page.getByRole('list', { name: 'Steps' }).locator('summary').first()
    await expect(step).toContainText('people search')
    await step.click()
    await expect(page.getByRole('heading', { name: 'Arguments' }).first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    // The turns of a session stay while other pages are open.
    await page.getByRole('link', { name: 'Open the run' }).click()
    await expect(page.getByRole('heading', { name: 'Tool calls' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('3 people')
    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect(page.getByRole('region', { name: 'Answer' })).toHaveCount(0)
  })

test('a task with an output schema returns data, and a wrong schema is refused', async ({ page }) => {
  await open(page, '/w/demo/agent')
  await page.getByLabel('Task').fill('Find 2 nurses in Texas')
  await page.getByText('Limits and output').click()
  await page.getByLabel('Output schema').fill('not JSON')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('not a JSON object')
  const schema = {
    type: 'object',
    properties: {
      people: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  }
  await page.getByLabel('Output schema').fill(JSON.stringify(schema))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Output by your schema')).toBeVisible({ timeout: 60_000 })
})

import type { Page } from '@playwright/test'
import { address, expect, expectAccessible, open, signIn, signOut, test } from './support/console.js'

/** The label of the field, before the first task and after it. */
const TASK = /^(?:What should the agent find out\?|Next task)/

/** The answer in the conversation. The page also shows the latest answer of the workspace. */
const answerOn = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).getByRole('region', { name: 'Answer' })

for (const width of [1280, 390])
  test(`the agent answers with steps, sources and its cost at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/agent')
    await page.getByRole('button', { name: 'Find 3 software engineers' }).click()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Cost after')).toBeVisible({ timeout: 60_000 })
    await expect(answerOn(page)).toContainText('3 people')
    const answer = answerOn(page)
    await expect(answer.getByRole('link', { name: '[1]' }).first()).toHaveAttribute('href', /^https?:/)
    await expect(answer).not.toContainText('](')
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
    await expect(answerOn(page)).toContainText('3 people')
    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect(answerOn(page)).toHaveCount(0)
    const latest = page.getByRole('region', { name: 'Latest answer' })
    await expect(latest.getByRole('link', { name: 'Find 3 software engineers' })).toBeVisible()
    await expect(latest).toContainText('3 people')
    await expectAccessible(page)
  })

test('a conversation survives a reload, continues, and ends with the session', async ({ page }) => {
  await signIn(page)
  await page.goto(address('/w/demo/agent'))
  const ask = async (task: string) => {
    await page.getByRole('textbox', { name: TASK }).fill(task)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await ask('Find 3 software engineers in San Francisco')
  await expect(page.getByLabel('Cost after')).toHaveCount(1, { timeout: 60_000 })
  const answers = answerOn(page)
  const before = await answers.first().innerText()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(
    'Find 3 software engineers in San Francisco'
  )
  await expect(answers.first()).toHaveText(before, { useInnerText: true })
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('people search')
  await ask('Find 2 nurses in Texas')
  await expect(page.getByLabel('Cost after')).toHaveCount(2, { timeout: 60_000 })
  const conversation = page.url()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('nurses')

  await signOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('console_session:chats'))).toBeNull()
  await signIn(page)
  await page.goto(conversation)
  await expect(page.getByText('Give the agent a task')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(0)
})

test('another user of the tab does not see the conversations of a user who left', async ({ page }) => {
  await open(page, '/w/demo/agent')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'console_session:chats',
      JSON.stringify({ user: 'user_other', chats: { theirs: ['run_1'] } })
    )
  )
  await page.goto(address('/w/demo/agent?session=theirs'))
  await expect(page.getByText('Give the agent a task')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('console_session:chats'))).toBeNull()
})

test('a task with an output schema returns data, and a wrong schema is refused', async ({ page }) => {
  await open(page, '/w/demo/agent')
  await page.getByRole('textbox', { name: TASK }).fill('Find 2 nurses in Texas')
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

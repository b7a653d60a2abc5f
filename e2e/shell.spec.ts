import { address, expect, expectAccessible, open, test } from './support/console.js'

const html = 'html'

test('Ctrl-K opens pages and actions, and searches for people', async ({ page }) => {
  await open(page, '/w/demo')
  const command = page.getByRole('textbox', { name: 'Command' })
  await page.keyboard.press('Control+k')
  await expect(command).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('webh')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible()

  await page.getByRole('button', { name: 'Search all' }).click()
  await command.fill('new key')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New key' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/keys$/)

  await page.keyboard.press('Control+k')
  await command.fill('nurses in Berlin')
  await page.getByRole('button', { name: 'Search people: nurses in Berlin' }).click()
  await expect(page.getByLabel('Who are you looking for?')).toHaveValue('nurses in Berlin')
})

test('Ctrl-K makes a Set, a monitor and a task of the typed text, and shows actions before any text', async ({
  page,
}) => {
  await open(page, '/w/demo')
  const command = page.getByRole('textbox', { name: 'Command' })
  await page.keyboard.press('Control+k')
  await expect(page.locator('.mantine-Spotlight-action').first()).toContainText('New Set')
  await expect(page.getByRole('button', { name: 'Dark theme' })).toBeAttached()
  for (const [label, field] of [
    ['New Set', 'Who are you looking for?'],
    ['New monitor', 'Who are you looking for?'],
    ['Ask the agent', 'What should the agent find out?'],
  ]) {
    await command.fill('nurses in Bergen')
    await page.getByRole('button', { name: `${label}: nurses in Bergen` }).click()
    await expect(page.getByLabel(field)).toHaveValue('nurses in Bergen')
    await page.goto(address('/w/demo/members'))
    await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
    await page.keyboard.press('Control+k')
  }
})

test('Ctrl-K finds a run by its task, and its page names the task', async ({ page, request }) => {
  const task = 'Find two nurses and say where they work'
  const asked = await request.post(`${process.env.E2E_URL}/v1/agent`, {
    headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    data: { operation: 'ask', task },
  })
  expect(asked.status()).toBe(202)
  await open(page, '/w/demo/members')
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Command' }).fill('two nurses')
  await page.getByRole('button', { name: task }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: task })).toBeVisible()
})

test('/ goes to the search field of a page, and ? lists the shortcuts', async ({ page }) => {
  await open(page, '/w/demo/playground')
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
  await page.keyboard.press('/')
  const query = page.getByLabel('Who are you looking for?')
  await expect(query).toBeFocused()
  await page.keyboard.type('a/b?')
  await expect(query).toHaveValue('a/b?')
  await page.goto(address('/w/demo/audit'))
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A page without a search field opens the search for people.
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search$/)
  await expect(query).toBeFocused()
})

test('G and a letter open a page, except in a field', async ({ page }) => {
  await open(page, '/w/demo/members')
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'Sets' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
  const query = page.getByLabel('Who are you looking for?')
  await query.fill('')
  await query.pressSequentially('gs')
  await expect(query).toHaveValue('gs')
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
})

test('the navigation shows the credits that are free, and leads to the ledger', async ({ page }) => {
  await open(page, '/w/demo/members')
  await page.getByRole('link', { name: /^Credits free [\d,]+$/ }).click()
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
})

test('the browser keeps the chosen theme and density, and applies them before the first paint', async ({
  page,
}) => {
  await open(page, '/w/demo/members')
  await page.locator('#navigation').getByRole('button', { name: /@/ }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.getByText('Compact', { exact: true }).click()
  await expect(page.locator(html)).toHaveAttribute('data-density', 'compact')
  await expectAccessible(page)
  // Without the console's own script, only recover.js applies the theme.
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript' })
  )
  await page.goto(address('/w/demo/members'))
  await expect(page.locator(html)).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

for (const [device, width] of [
  ['a laptop', 1280],
  ['a phone', 390],
] as const)
  test(`the actions of a table are visible on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, name] of [
      ['/keys', 'More actions of demo'],
      ['/members', 'Remove member@console.example'],
      ['/indexes', 'Rebuild people'],
    ]) {
      await open(page, `/w/demo${path}`)
      const action = page.getByRole('button', { name })
      await expect(action).toBeVisible()
      const { x, width: own } = (await action.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + own).toBeLessThanOrEqual(width)
      const table = action.locator('xpath=ancestor::table')
      const hidden = await table.evaluate((shown) => shown.scrollWidth - shown.parentElement!.clientWidth)
      expect(hidden, `px of ${path} behind the actions`).toBeLessThanOrEqual(0)
    }
  })

test('every link of the navigation and the account menu are in view on a laptop', async ({ page }) => {
  await open(page, '/w/demo')
  const navigation = page.locator('#navigation')
  for (const link of await navigation.getByRole('navigation').getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
  await expect(navigation.getByRole('button', { name: /@/ })).toBeInViewport({ ratio: 1 })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, signIn, test } from './support/console.js'
import { ADMIN } from './support/service.js'

/** Creates a key on the Keys page and uses it in this tab. Returns its secret. */
async function makeKey(page: Page, name: string, dailyBudget?: number): Promise<string> {
  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByRole('button', { name: 'New key' }).click()
  const window = page.getByRole('dialog', { name: 'New key' })
  await window.getByLabel('Name').fill(name)
  await expect(window).toContainText(
    'When the key has spent 80% or 100% of a budget, webhooks for budget.reached'
  )
  if (dailyBudget) await window.getByLabel('Daily budget').fill(String(dailyBudget))
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByLabel('The key', { exact: true }).innerText()
  await page.getByRole('button', { name: 'Use in this tab' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return secret
}

async function setDailyBudget(page: Page, name: string, budget: number): Promise<void> {
  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Daily budget').fill(String(budget))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(`of ${budget}`)
}

test('[AU-003] [AU-004] a user signs in, creates a key and searches with it', async ({ page }) => {
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const secret = await makeKey(page, 'first key')
  expect(secret).toMatch(/^kith_live_\S{40,}$/)
  await expect(page.getByText(secret)).toHaveCount(0)

  await page.getByRole('link', { name: 'Playground' }).click()
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await expect(page.getByLabel('Cost before')).toContainText('Free.')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('table', { name: 'People found' }).getByRole('row')).toHaveCount(11)
  await expect(page.getByLabel('Cost after')).toContainText('No charge')
  await expectAccessible(page)
  await page.getByText('Response as JSON').click()
  await expect(page.getByText('"credits_charged": 0')).toBeVisible()
  await expect(page.getByText(/^curl -s .*\/v1\/search/)).toContainText('"query": "software engineers"')
  // The address contains the request but not the key.
  expect(page.url()).toContain('software')
  expect(page.url()).not.toContain(secret)

  await page.getByRole('link', { name: 'Keys' }).click()
  const row = page.getByRole('row', { name: /first key/ })
  await expect(row).toContainText(`${secret.slice(0, 16)}…`)
  await expect(row).toContainText('just now')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(
    page
      .getByRole('table', { name: 'Errors and latency by route' })
      .getByText('POST /v1/search', { exact: true })
  ).toBeVisible()
})

test('an exceeded budget and a revoked key reject requests, and a raised budget accepts them', async ({
  page,
}) => {
  await open(page, '/w/demo/keys')
  await makeKey(page, 'tight key', 1)
  await page.getByRole('link', { name: 'Playground' }).click()
  await page.getByRole('link', { name: 'Small dataset' }).click()
  await page
    .getByLabel('Rows', { exact: true })
    .fill(['name', ...Array.from({ length: 12 }, (_, i) => `Company ${i}`)].join('\n'))
  await page.getByLabel('Row type').selectOption('Companies')
  await page.locator('label').filter({ hasText: 'domain' }).click()
  await expect(page.getByLabel('Cost before')).toContainText('Costs at most 2 credits')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/budget/i)

  await setDailyBudget(page, 'tight key', 100)
  await page.goBack()
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Rows filled' }).getByRole('row')).toHaveCount(13)
  await expect(page.getByLabel('Cost after')).toContainText('left')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Keys' }).click()
  await page.getByRole('button', { name: 'More actions of tight key' }).click()
  await page.getByRole('button', { name: 'Revoke tight key' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('status', { name: 'Results' })).toContainText('Key revoked')
  await expect(page.getByRole('row', { name: /tight key/ })).toContainText('revoked')
  await page.getByRole('link', { name: 'Playground' }).click()
  await page.getByLabel('Who are you looking for?').fill('anybody')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/revoked/i)

  await page.getByRole('link', { name: 'Audit log' }).click()
  for (const action of ['Created a key', 'Changed a key', 'Revoked a key'])
    await expect(page.getByRole('rowheader', { name: action }).first()).toBeVisible()
  const edited = page.getByRole('row', { name: /Changed a key/ }).filter({ hasText: 'tight key' })
  await expect(edited).toContainText('Daily budget: 1 → 100')
  await expect(edited).not.toContainText('Monthly budget')
  await expect(edited).not.toContainText('{')
  await expectAccessible(page)
})

test('keys of sessions have a list of their own', async ({ page }) => {
  await open(page, '/w/demo/playground')
  await page.getByLabel('Who are you looking for?').fill('designers')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('table', { name: 'People found' })).toBeVisible()
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('row', { name: /^demo/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /session of/ })).toHaveCount(0)
  await page.getByLabel('Keys of').selectOption('Sessions and apps')
  await expect(page).toHaveURL(/kind=temporary/)
  await expect(page.getByRole('row', { name: /session of admin@/ }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /^demo/ })).toHaveCount(0)
})

test('a session key searches, and results are sorted and restored from the address', async ({ page }) => {
  await open(page, '/w/demo/playground?tab=dataset')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByLabel('Who are you looking for?').fill('')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Seniority', { exact: true }).fill('director, vp')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  const table = page.getByRole('table', { name: 'People found' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await table.getByRole('link', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  const names = await table.getByRole('rowheader').allInnerTexts()
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB', { sensitivity: 'base' }).compare))
  await page.reload()
  await expect(page.getByLabel('Seniority', { exact: true })).toHaveValue('director, vp')
})

test('a key works only in its workspace, and the console forgets it when the session ends', async ({
  page,
}) => {
  // A second workspace with the responses of the first one.
  await page.route('**/console/api/session', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    if (json.data?.workspaces?.length === 1)
      json.data.workspaces.push({ ...json.data.workspaces[0], slug: 'other', name: 'Other' })
    await route.fulfill({ response: answer, json })
  })
  await page.route('**/workspaces/other/**', (route) =>
    route.continue({ url: route.request().url().replace('/workspaces/other/', '/workspaces/demo/') })
  )
  const forget = page.getByRole('button', { name: 'Forget key' })
  const own = page.getByText('Use a key of your own')
  const moveTo = async (slug: string) => {
    await page.getByLabel('Workspace').selectOption(slug)
    const playground = page.getByRole('link', { name: 'Playground' })
    await expect(playground).toHaveAttribute('href', `/console/w/${slug}/playground`)
    await playground.click()
  }
  await open(page, '/w/demo/playground')
  await page.getByLabel('Who are you looking for?').fill('designers')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(forget).toBeVisible()
  await moveTo('other')
  await expect(own).toBeVisible()
  await moveTo('demo')
  await expect(forget).toBeVisible()

  // A response that arrives later would set the cookie again.
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Members' }).click()
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Playground' }).click()
  await expect(own).toBeVisible()
  await expect(forget).toHaveCount(0)
})

test('filter and sort order are in the address and survive a reload', async ({ page }) => {
  await open(page, '/w/demo/keys?state=expired')
  await expect(page.getByText('No expired keys.')).toBeVisible()
  await page.getByLabel('State').selectOption('Active')
  await expect(page).toHaveURL(/state=active/)
  const head = page.getByRole('columnheader', { name: /Last used/ })
  await head.getByRole('link').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('link').click()
  await expect(page).toHaveURL(/sort=-last_used/)
  await page.reload()
  await expect(page).toHaveURL(/state=active/)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('rowheader', { name: /^demo/ })).toBeVisible()
})

test('the keyboard alone creates a key and searches with it', async ({ page }) => {
  await open(page, '/w/demo/keys')
  const reach = async (name: string, key = 'Tab') => {
    for (let i = 0; i < 80; i++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        const labels = [...((element as HTMLInputElement | null)?.labels ?? [])]
        return [element?.innerText, element?.getAttribute('aria-label'), ...labels.map((l) => l.textContent)]
      })
      if (focused.some((text) => text?.startsWith(name))) return
      await page.keyboard.press(key)
    }
    throw new Error(`"${name}" cannot be reached with ${key}`)
  }
  await reach('New key')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await reach('Name')
  await page.keyboard.type('by keyboard')
  await reach('account:read')
  await page.keyboard.press('Space')
  await reach('Create key')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('The key', { exact: true })).toBeVisible()
  await reach('Use in this tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('row', { name: /by keyboard/ })
  await expect(row).toContainText('people:search')
  await expect(row).not.toContainText('account:read')
  // The window returns the focus to the button that opened it.
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused()

  await reach('Playground', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible()
  await expect(page.getByLabel('Who are you looking for?')).toBeVisible()
  await reach('Who are you looking for?')
  await page.keyboard.type('designers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'People found' })).toBeVisible()
  await reach('Name')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/sort=name/)
})

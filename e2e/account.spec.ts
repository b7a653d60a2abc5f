import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import {
  acceptAsNew,
  address,
  expect,
  expectAccessible,
  invite,
  open,
  signIn,
  test,
} from './support/console.js'
import { send } from './support/jobs.js'

test('a changed password ends other sessions, and wrong passwords are throttled', async ({
  page,
  browser,
}) => {
  const [email, first] = ['newcomer@console.example', 'a first long password']
  await open(page, '/w/demo/members')
  const link = await invite(page, email)

  const [one, other] = [await newPage(browser), await newPage(browser)]
  await acceptAsNew(one, link, first)
  await one.goto(address('/w/demo/account'))
  await signIn(other, '/w/demo/account', { email, password: first })
  await one.reload()
  const sessions = one.getByRole('table', { name: 'Sessions' }).locator('tbody').getByRole('row')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('this browser')
  await expect(sessions.last()).toContainText(/Chrome on \w+/)
  await expectAccessible(one)
  await one.getByRole('button', { name: 'Change password' }).click()
  const change = async (current: string, next: string, again = next) => {
    await one.getByLabel('Current password').fill(current)
    await one.getByLabel('New password', { exact: true }).fill(next)
    await one.getByLabel('Repeat new password').fill(again)
    await one.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  }
  const next = 'a password of my own'
  await change('not this one', next)
  await expect(one.getByText('is wrong', { exact: true })).toBeVisible()
  await change(first, next, 'another')
  await expect(one.getByText('The passwords do not match.')).toBeVisible()
  await change(first, next)
  await expect(one.getByText('Your password is changed')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(one.getByRole('button', { name: /^End / })).toHaveCount(0)
  await other.goto(address('/w/demo'))
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  await other.getByLabel('Email address').fill(email)
  for (let i = 0; i < 8; i++) {
    await other.getByLabel('Password').fill(`guess ${i}`)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
    if (await other.getByText(/Too many attempts. Try again in \d+ s\./).isVisible()) break
    await expect(other.getByRole('alert')).toBeVisible()
  }
  await expect(other.getByText(/Too many attempts/)).toBeVisible()

  // The audit log of the workspace has no password change and no IP address.
  await page.getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('row', { name: /Accepted an invitation/ })).toContainText(email)
  await expect(page.getByText('127.0.0.1')).toHaveCount(0)
})

for (const width of [1280, 390])
  test(`one session is ended, or all others at ${width} px`, async ({ page }) => {
    const [first, second, third] = ['Chrome on Linux', 'Safari on iPhone', 'Firefox on Windows'].map(
      (device, i) => ({ id: `ses_${i}`, device, is_current: i === 0, ...TIMES })
    )
    let items = [first, second, third]
    await page.route('**/console/api/account/sessions*/**', (route) => {
      items = [first, third]
      return route.fulfill({ json: { data: {} } })
    })
    await page.route('**/console/api/account/sessions', (route) => {
      if (route.request().method() === 'DELETE') items = [first]
      return route.fulfill({ json: { data: { items, ended: 1 } } })
    })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/account')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: 'End the session of Safari on iPhone' }).click()
    await expect(page.getByText('Session ended')).toBeVisible()
    await expect(page.getByText('Safari on iPhone')).toHaveCount(0)
    // A single other session has its own button.
    await expect(page.getByRole('button', { name: 'End other sessions' })).toHaveCount(0)
    items = [first, second, third]
    await page.reload()
    await page.getByRole('button', { name: 'End other sessions' }).click()
    await page.getByRole('button', { name: 'End sessions' }).click()
    await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0)
  })

test('the ledger filters its lines, the address keeps the filters, and the lines are saved as a file', async ({
  page,
}) => {
  await open(page, '/w/demo/credits')
  await page.getByRole('button', { name: 'Grant credits' }).click()
  await page.getByRole('dialog').getByLabel('Credits').fill('7')
  await page.getByLabel('Note').fill('from the browser')
  await page.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(page.getByRole('row', { name: /from the browser Granted .*\+7/ })).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Entry' }).getByText('Charged').click()
  await expect(page).toHaveURL(/state=charged/)
  await expect(page.getByRole('row', { name: /Granted/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Granted/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Remove the filter Entry: Charged' }).click()
  await expect(page.getByRole('row', { name: /Granted.*\+7/ })).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = readFileSync(await (await file).path(), 'utf8')
  expect(csv).toMatch(/,Granted,7,\d+,.*from the browser/)
})

for (const width of [1280, 390])
  test(`the ledger has one signed line per charge, with its reservation, key and time at ${width} px`, async ({
    page,
  }) => {
    const { results } = await send('/v1/search', { query: 'software engineers', num_results: 4 })
    const { dataset } = await send('/v1/datasets', {
      entity: { type: 'person' },
      mode: 'sync',
      deadline_ms: 60_000,
      rows: results.map(({ person }: any) => ({ name: person.name, company: person.company })),
      columns: [{ key: 'title' }],
    })
    expect(dataset.status).toBe('completed')
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/w/demo/credits')
    const ledger = page.getByRole('region', { name: 'Ledger, newest first' })
    const charge = ledger
      .getByRole('row')
      .filter({ hasText: /Charged[\s\S]*-\d/ })
      .first()
    await expect(charge.getByRole('link').last()).toHaveAttribute('title', /^key_/)
    await expect(charge.getByRole('link').last()).not.toContainText('key_')
    await expect(charge).toContainText('Datasets')
    await expect(ledger.getByText('Reserved', { exact: true })).toHaveCount(0)
    await expect(page.getByText('A reservation does not change the balance.')).toBeVisible()
    await expect(charge.locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
    await expect(charge.locator('time')).toHaveAttribute('title', /now|ago/)
    await expect(ledger.getByRole('rowheader', { name: 'Today', exact: true })).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

for (const width of [1280, 390])
  test(`usage compares with the period before, ranks costs and shows budgets at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
    await page.setViewportSize({ width, height: 800 })
    const key = { id: 'key_1', name: 'nightly', state: 'active', spent_today: 3, spent_this_month: 90 }
    await page.route('**/workspaces/demo/keys?*', (route) =>
      route.fulfill({
        json: {
          data: { items: [{ ...key, daily_budget: null, monthly_budget: 100 }], next_cursor: null },
        },
      })
    )
    await page.route('**/workspaces/demo/usage?*', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      const usage = [
        { day: data.to_day, route: 'POST /v1/datasets', requests: 6, acu_charged: 30 },
        { day: data.from_day, route: 'POST /v1/person', requests: 2, acu_charged: 70 },
        { day: data.from_day, route: 'GET /v1/account/credits', requests: 2, acu_charged: 0 },
      ]
      const keys = [{ id: 'key_1', name: 'nightly', acu_charged: 100 }]
      const before = { requests: 20, acu_charged: 80 }
      await route.fulfill({ json: { ...rest, data: { ...data, usage, keys, before } } })
    })
    await open(page, '/w/demo/usage?days=7')
    await expect(page.getByText('+25 % from the 7 days before')).toBeVisible()
    await expect(page.getByText('-50 % from the 7 days before')).toBeVisible()
    const costs = page.getByRole('list', { name: 'Credits by capability' }).getByRole('listitem')
    await expect(costs).toHaveCount(2)
    await expect(costs.first()).toContainText('Profiles')
    await expect(page.getByRole('list', { name: 'Credits by key' })).toContainText('nightly')
    await expect(page.getByRole('row', { name: /^nightly/ })).toContainText('90 of 100')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('a search works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/w/demo')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Playground' }).click()
  await page.getByLabel('Who are you looking for?').fill('nurses')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText('Response as JSON').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})

const TIMES = { began_at: '2026-11-20T08:00:00.000Z', last_used_at: '2026-11-20T09:00:00.000Z' }

async function newPage(browser: Browser) {
  return (await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })).newPage()
}

import { AxeBuilder } from '@axe-core/playwright'
import { type ConsoleMessage, test as base, expect, type Page } from '@playwright/test'
import { ADMIN } from './service.js'

/** Browser messages about error responses that tests provoke. */
const REFUSED = /Failed to load resource: the server responded with a status of (401|402|403|422|429)/

/**
 * Fails a test if its page throws, or logs an error to the browser console that the test did not
 * provoke.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' && !REFUSED.test(message.text())) faults.push(message.text())
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const address = (path = '') => `${process.env.E2E_URL}/console${path}`

/** Signs in on the sign-in page and stays at the path. */
export async function signIn(page: Page, path = '', who = ADMIN): Promise<void> {
  await page.goto(address(path))
  await page.getByLabel('Email address').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('#navigation')).toBeAttached()
}

/** Signs out with the menu of the user. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('#navigation').getByRole('button', { name: /@/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

/** Invites an email address on the open Members page. Returns the link. */
export async function invite(page: Page, email: string, role?: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email address').fill(email)
  if (role) {
    await page.getByRole('dialog').getByLabel('Role').selectOption(role)
  }
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('The link').innerText()
  // The service of the tests has no mail server.
  await expect(page.getByText(/^No email was sent/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  return link
}

/** Accepts an invitation as a new user. */
export async function acceptAsNew(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.locator('#navigation')).toBeAttached()
}

/** Opens a path with the admin's session. All tests share it, because sign-ins are throttled. */
export async function open(page: Page, path = ''): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'console_session', value: process.env.E2E_SESSION!, url: address(), sameSite: 'Strict' },
    ])
  await page.goto(address(path))
  await expect(page.locator('#navigation')).toBeAttached()
}

/**
 * Fails if axe finds a serious or critical accessibility issue. Skips elements that match the
 * selector `except`.
 */
export async function expectAccessible(page: Page, except?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

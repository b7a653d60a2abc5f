import { type BrowserContext, type ConsoleMessage, test as base, expect, type Page } from '@playwright/test'
import { ADMIN } from './service.js'

export { expectAccessible } from './accessibility.js'

/** Browser messages about error responses that tests provoke. */
const REFUSED = /Failed to load resource: the server responded with a status of (401|402|403|422|429)/

let shared: BrowserContext | undefined

/**
 * Tests share a browser context, because a new one loads and compiles all scripts again. Each test
 * starts without cookies and stored data. Fails a test if its page throws, or logs an error to the
 * browser console that the test did not provoke.
 */
export const test = base.extend<{ watched: undefined }>({
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext()
    await shared.setStorageState({ cookies: [], origins: [] })
    await use(shared)
    for (const page of shared.pages()) await page.close()
  },
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

/**
 * Leaves the console without its session. Leaves the page first, because a late response would set
 * the cookie of the session again.
 */
export async function dropSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Opens a path with the admin's session. All tests share it, because sign-ins are throttled. */
export async function open(page: Page, path = '', waitUntil: 'load' | 'networkidle' = 'load'): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'console_session', value: process.env.E2E_SESSION!, url: address(), sameSite: 'Strict' },
    ])
  await page.goto(address(path), { waitUntil })
  await expect(page.locator('#navigation')).toBeAttached()
}

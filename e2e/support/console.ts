import { type BrowserContext, type ConsoleMessage, test as base, expect, type Page } from '@playwright/test'
import { ADMIN } from './service.js'

export { expectAccessible } from './accessibility.js'

/** Browser messages about error responses that tests provoke. */
const REFUSED = /Failed to load resource: the server responded with a status of (401|402|403|422|429)/

let shared: BrowserContext | undefined
let kept: Page | undefined

/** The events to which tests listen. */
const EVENTS = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'dialog', 'download'] as const

/**
 * Tests share a browser context and one page, because a new page starts a process that compiles all
 * scripts again. Each test starts on an empty page without cookies, stored data, routes, listeners
 * and emulation. Fails a test if its page throws, or logs an error to the browser console that the
 * test did not provoke.
 */
export const test = base.extend<{ watched: undefined }>({
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext()
    await use(shared)
    for (const page of shared.pages()) if (page !== kept) await page.close()
  },
  page: async ({ context, viewport }, use) => {
    kept = kept?.isClosed() === false ? kept : await context.newPage()
    // The session storage belongs to the page, and can be cleared only from its origin.
    await kept.goto(new URL('/health', process.env.E2E_URL).href)
    await kept.evaluate(() => sessionStorage.clear())
    await kept.goto('about:blank')
    // Clears the cookies only now, because a late response to the last test would set its cookie again.
    await context.setStorageState({ cookies: [], origins: [] })
    await kept.setViewportSize(viewport!)
    await kept.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: null })
    await use(kept)
    for (const event of EVENTS) kept.removeAllListeners(event)
    await kept.unrouteAll({ behavior: 'ignoreErrors' })
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
 * Leaves the console and drops its session. Leaves the page first, because a late response would set the
 * cookie of the session again.
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

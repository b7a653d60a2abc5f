import { AxeBuilder } from '@axe-core/playwright'
import { type ConsoleMessage, test as base, expect, type Page } from '@playwright/test'
import { ADMIN } from './service.js'

/** What the browser says of answers that a test provokes. */
const REFUSED = /Failed to load resource: the server responded with a status of (401|402|422|429)/

/** Every page is watched: what it writes to the console as an error, or throws, fails its test. */
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

/** Signs in at an address of the console, as people do, and stays there. */
export async function signIn(page: Page, path = '', who = ADMIN): Promise<void> {
  await page.goto(address(path))
  await page.getByLabel('E-mail address').fill(who.email)
  await page.getByLabel('Password').fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('#navigation')).toBeAttached()
}

/** Invites an address to the workspace of the members page that is open; gives the link that is shown. */
export async function invite(page: Page, email: string, role?: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('E-mail address').fill(email)
  if (role) {
    await page.getByRole('dialog').getByRole('button', { name: /Role/ }).click()
    await page.getByRole('option', { name: role }).click()
  }
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByLabel('The link').innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  return link
}

/** Accepts an invitation as a new user. */
export async function acceptAsNew(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Choose a password').fill(password)
  await page.getByLabel('The password again').fill(password)
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.locator('#navigation')).toBeAttached()
}

/** Opens an address with the admin's session, made once for all tests: ways in are limited. */
export async function open(page: Page, path = ''): Promise<void> {
  await page
    .context()
    .addCookies([
      { name: 'console_session', value: process.env.E2E_SESSION!, url: address(), sameSite: 'Strict' },
    ])
  await page.goto(address(path))
  await expect(page.locator('#navigation')).toBeAttached()
}

/** Gives the page the demo key to call with. */
export async function useDemoKey(page: Page): Promise<void> {
  await page.getByLabel('API key').fill(process.env.E2E_KEY!)
  await page.getByRole('button', { name: 'Use this key' }).click()
  await expect(page.getByRole('button', { name: 'Forget it' })).toBeVisible()
}

/**
 * Fails where the page has a serious flaw for those who cannot see it or use a mouse; `rules` are the only ones checked where
 * given. What is being read out names its button, which may be gone by then, so it is left out.
 */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]')
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

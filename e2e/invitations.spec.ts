import type { Browser } from '@playwright/test'
import {
  acceptAsNew,
  address,
  expect,
  expectAccessible,
  invite,
  open,
  signIn,
  signOut,
  test,
} from './support/console.js'

const PASSWORD = 'a password of my own'

async function newPage(browser: Browser) {
  return (await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' })).newPage()
}

test('an invitation link works once and adds an admin who is not an operator', async ({ page, browser }) => {
  const email = 'invitee@console.example'
  await open(page, '/w/demo/members')
  const link = await invite(page, email, 'Admin (can edit)')
  expect(link).toMatch(/\/console\/invitation#[\w-]{43}$/)
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(email)
  await expectAccessible(page)

  const invitee = await newPage(browser)
  await invitee.goto(link)
  await expect(invitee.getByText(/invites you to the workspace Demo as admin\./)).toBeVisible()
  await expectAccessible(invitee)
  await invitee.setViewportSize({ width: 360, height: 740 })
  expect(await invitee.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await invitee.setViewportSize({ width: 1280, height: 800 })
  await invitee.getByLabel('Choose a password').fill(PASSWORD)
  await invitee.getByLabel('Repeat the password').fill('another password')
  await invitee.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(invitee.getByText('The passwords do not match.')).toBeVisible()
  await acceptAsNew(invitee, link, PASSWORD)
  await expect(invitee.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(invitee).toHaveURL(/\/console\/w\/demo$/)

  await expect(invitee.getByRole('heading', { name: 'Health' })).toHaveCount(0)
  await expect(invitee.getByRole('link', { name: 'Indexes' })).toHaveCount(0)
  await invitee.locator('#navigation').getByRole('link', { name: 'Billing' }).click()
  await expect(invitee.getByRole('heading', { name: 'Ledger' })).toBeVisible()
  await expect(invitee.getByRole('button', { name: 'Grant credits' })).toHaveCount(0)
  await invitee.goto(address('/w/demo/indexes'))
  await expect(invitee.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  // Admins manage members, but not admins or owners.
  await invitee.goto(address('/w/demo/members'))
  await expect(invitee.getByRole('button', { name: /^Remove member@/ })).toBeVisible()
  await expect(invitee.getByRole('button', { name: /^Remove admin@|^Change role/ })).toHaveCount(0)

  const late = await newPage(browser)
  await late.goto(link)
  await expect(late.getByRole('alert')).toContainText('has expired, was revoked or was already used')

  await page.reload()
  await expect(page.getByRole('table', { name: 'Members' })).toContainText(email)
  await expect(page.getByRole('row', { name: /admin@console\.example you/ })).toContainText('manages all')
  await page.getByRole('button', { name: `Change role of ${email}` }).click()
  await page.getByRole('dialog').getByLabel('Role', { exact: true }).selectOption('member')
  await page.getByRole('button', { name: 'Change role', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('member')
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('button', { name: 'Remove member', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Members' })).not.toContainText(email)
  await invitee.reload()
  await expect(invitee.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('an invitation is resent and revoked, and accepting with an account needs its password', async ({
  page,
  browser,
}) => {
  const email = 'twice@console.example'
  await open(page, '/w/demo/members')
  const first = await invite(page, email)
  await page.getByRole('button', { name: `Resend to ${email}` }).click()
  const second = await page.getByLabel('The link').innerText()
  expect(second).not.toBe(first)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Revoke for ${email}` }).click()
  await page.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(page.getByText('No pending invitations.')).toBeVisible()
  const invitee = await newPage(browser)
  for (const link of [first, second]) {
    await invitee.goto('about:blank')
    await invitee.goto(link)
    await expect(invitee.getByRole('alert')).toContainText('was revoked')
  }

  const link = await invite(page, email)
  await invitee.goto('about:blank')
  await acceptAsNew(invitee, link, PASSWORD)
  await page.reload()
  await signOut(invitee)
  const other = await invite(page, 'third@console.example')
  await invitee.goto(other)
  await invitee.getByRole('button', { name: 'I already have an account with this address' }).click()
  await invitee.getByLabel('Password of your account').fill('a guess')
  await invitee.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(invitee.getByRole('alert')).toHaveText('The email address or password is wrong.')
  await signIn(invitee, '/w/demo', { email, password: PASSWORD })
})

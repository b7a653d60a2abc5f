import { address, expect, expectAccessible, signIn, signOut, test } from './support/console.js'
import { ADMIN, MEMBER } from './support/service.js'

test('a wrong password shows an error, the right one opens the workspace', async ({ page }) => {
  await page.goto(address())
  await expect(page.getByRole('heading', { name: 'Sign in to kith' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email address').fill(ADMIN.email)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('The email address or password is wrong.')
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/console\/w\/demo/)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  // A response that arrives after the test would set the cookie of the next one.
  await page.waitForLoadState('networkidle')
})

test('signing in opens the requested page, and signing out closes it', async ({ page }) => {
  await signIn(page, '/w/demo/members')
  await expect(page.getByRole('rowheader', { name: MEMBER.email })).toBeVisible()
  await signOut(page)
  await page.goto(address('/w/demo/members'))
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('a member sees no buttons for changes', async ({ page }) => {
  await signIn(page, '/w/demo/keys', MEMBER)
  await expect(page.getByRole('rowheader', { name: /^demo/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /New key|Revoke|Edit|Rotate|More actions/ })).toHaveCount(0)
  await page.goto(address('/w/demo/credits'))
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Grant credits' })).toHaveCount(0)
  await page.goto(address('/w/demo/members'))
  await expect(page.getByRole('rowheader', { name: MEMBER.email })).toBeVisible()
  await expect(page.getByRole('button', { name: /Invite|Remove|Role/ })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Invitations' })).toHaveCount(0)
})

test('a foreign workspace shows "Page not found"', async ({ page }) => {
  await signIn(page)
  await page.goto(address('/w/another/keys'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('the page contains no secret and loads nothing from other origins', async ({ request }) => {
  const answer = await request.get(address('/w/demo/keys'))
  const policy = answer.headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(answer.headers()['x-frame-options']).toBe('DENY')
  const html = await answer.text()
  expect(html).not.toContain(process.env.E2E_KEY!)
  expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/)
})

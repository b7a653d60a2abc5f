import { address, expect, expectAccessible, test } from './support/console.js'
import { MEMBER } from './support/service.js'

test('on a phone a member signs in with the provider and returns to the requested page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(address('/w/demo/members'))
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Sign in with 127\.0\.0\.1/ }).click()
  await page.getByLabel('Account').fill(MEMBER.email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await expect(page).toHaveURL(address('/w/demo/members'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('an address that nobody invited gets a plain refusal', async ({ page }) => {
  await page.goto(address())
  await page.getByRole('button', { name: /^Sign in with/ }).click()
  await page.getByLabel('Account').fill('nobody@elsewhere.example')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('alert')).toContainText('No user has the address nobody@elsewhere.example.')
  await expectAccessible(page)
  // The answer of the provider does not stay in the address.
  await expect(page).toHaveURL(address('/oidc'))
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

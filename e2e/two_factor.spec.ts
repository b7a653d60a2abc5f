import { Secret, TOTP } from 'otpauth'
import {
  acceptAsNew,
  address,
  dropSession,
  expect,
  expectAccessible,
  invite,
  open,
  signOut,
  test,
} from './support/console.js'

const EMAIL = 'two.factor@console.example'
const PASSWORD = 'a password with two factors'

const codeOf = (secret: string, ms = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ms })

test('on a phone a user turns on two-factor sign-in, signs in with codes, and turns it off', async ({
  page,
}) => {
  await open(page, '/w/demo/members')
  const link = await invite(page, EMAIL)
  await dropSession(page)
  await page.setViewportSize({ width: 390, height: 780 })
  await acceptAsNew(page, link, PASSWORD)

  await page.goto(address('/w/demo/account'))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel('Current password').fill(PASSWORD)
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(window.getByRole('img', { name: 'QR code of the secret' })).toBeVisible()
  const secret = await window.getByLabel('The secret', { exact: true }).innerText()
  await expectAccessible(page)
  await window.getByLabel('Code', { exact: true }).fill('000000')
  await window.getByRole('button', { name: 'Turn on' }).click()
  await expect(window).toContainText('is wrong or has expired')
  // The code of the previous step, so that the present one is left for signing in.
  await window.getByLabel('Code', { exact: true }).fill(codeOf(secret, -30_000))
  await window.getByRole('button', { name: 'Turn on' }).click()
  const codes = (await window.getByLabel('Recovery codes').innerText()).split('\n')
  expect(codes).toHaveLength(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  const signInAgain = async (code: string) => {
    await page.getByLabel('Email address').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('Enter the code of your authenticator app')
    await expectAccessible(page)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await signOut(page)
  await signInAgain('999999')
  await expect(page.getByRole('alert')).toContainText('The code is wrong')
  await page.getByLabel('Code', { exact: true }).fill(codes[0])
  await page.keyboard.press('Enter')
  await expect(page.locator('#navigation')).toBeAttached()

  await page.goto(address('/w/demo/account'))
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

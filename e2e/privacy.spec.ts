import { address, expect, expectAccessible, open, test } from './support/console.js'

for (const width of [1280, 390])
  test(`an operator finds a person, sees what is held and erases it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const name = `Petra Privacy${width}`
    const email = `petra${width}@privacy.example`
    await open(page, '/w/demo/imports/new')
    await page.getByLabel('Choose a file, or drop it here').setInputFiles({
      name: `petra-${width}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,email\n${name},${email}\n`),
    })
    await page.getByRole('button', { name: 'Import people' }).click()
    await expect(page.getByText('finished')).toBeVisible()

    await open(page, '/w/demo/privacy')
    await page.getByRole('radiogroup', { name: 'Find by' }).getByText('Email').click()
    await page.getByRole('textbox', { name: 'Email address' }).fill(email)
    await page.getByRole('button', { name: 'Show what is held' }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Data held, by store' })).toBeVisible()
    expect(page.url()).not.toContain('petra')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)

    const erase = page.getByRole('button', { name: 'Erase', exact: true })
    await expect(erase).toBeDisabled()
    await page.getByLabel('Type erase to confirm').fill('erase')
    await erase.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Erasure request' })).toBeVisible()
    await expect(page.getByText('Everything is removed.')).toBeVisible({ timeout: 90_000 })
    await expectAccessible(page)
  })

test("Erase on a person's page opens what is held about the person, and the address loses the person", async ({
  page,
}) => {
  const name = 'Paulina Privacystart'
  await open(page, '/w/demo/imports/new')
  await page.getByLabel('Choose a file, or drop it here').setInputFiles({
    name: 'paulina.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,title,company\n${name},Harpsichord tuner,Privacystart Pianos\n`),
  })
  await page.getByRole('button', { name: 'Import people' }).click()
  await expect(page.getByText('finished')).toBeVisible()

  await open(page, '/w/demo/search')
  await page.getByLabel('Who are you looking for?').fill(name)
  await page.getByLabel('Who are you looking for?').press('Enter')
  await page.getByRole('region', { name: 'People found' }).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const id = page.url().split('/').at(-1)!
  expect(id).toMatch(/^per_/)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('link', { name: 'Erase', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  const held = page.getByRole('region', { name: 'What is held' })
  await expect(held.getByRole('heading', { name })).toBeVisible()
  await expect(held.getByRole('region', { name: 'Data held, by store' })).toBeVisible()
  expect(page.url()).not.toContain(id)
  await expect(held).toContainText(`Removes all data of ${name} from every workspace`)
  await expect(held.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled()
})

for (const width of [1280, 390])
  test(`an operator suppresses a person, erases nothing, and undoes it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
    const name = `Sunniva Suppressed${width}`
    const email = `sunniva${width}@privacy.example`
    await open(page, '/w/demo/imports/new')
    await page.getByLabel('Choose a file, or drop it here').setInputFiles({
      name: `sunniva-${width}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,email\n${name},${email}\n`),
    })
    await page.getByRole('button', { name: 'Import people' }).click()
    await expect(page.getByText('finished')).toBeVisible()

    const held = page.getByRole('region', { name: 'What is held' })
    const find = async () => {
      await page.goto(address('/w/demo/privacy?by=email'))
      await page.getByRole('textbox', { name: 'Email address' }).fill(email)
      await page.getByRole('button', { name: 'Show what is held' }).click()
      await expect(held.getByRole('heading', { name })).toBeVisible()
    }
    await find()
    await expectAccessible(page)
    await held.getByRole('button', { name: 'Suppress' }).click()
    await expect(held.getByText('This person is on the suppression list')).toBeVisible()
    await expect(held.getByRole('region', { name: 'Data held, by store' })).toBeVisible()
    await expect(held.getByRole('button', { name: 'Suppress' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Suppression list' }).click()
    // Other tests suppress people too. The newest entry is first.
    const entry = page.getByRole('row').filter({ hasText: 'Suppression' }).filter({ hasText: 'Everything' })
    await expect(entry.first()).toBeVisible()
    await expect(page.getByText(name)).toHaveCount(0)
    await expect(entry.first()).toContainText('The person asked')
    await expect(entry.first()).toContainText('admin@console.example')
    const check = async (text: string, answer: RegExp) => {
      await page.getByLabel('Is somebody on the list?').fill(text)
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.locator('[role=status], [role=alert]').filter({ hasText: answer })).toBeVisible()
    }
    await check(email.toUpperCase(), /is on the list: kith stores nothing new/)
    await check('olaf@elsewhere.example', /^olaf@elsewhere\.example is not on the list\.$/)
    await check('nobody', /is no email address/)
    expect(page.url()).not.toContain('privacy.example')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
    await entry
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('button', { name: 'Remove entry' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await find()
    await expect(held.getByRole('button', { name: 'Suppress' })).toBeVisible()

    await page.getByRole('link', { name: 'Suppression list' }).click()
    await page.getByRole('button', { name: 'Add a list' }).click()
    await page.getByLabel('People').fill(`${email}\nnot a person`)
    await page.getByRole('button', { name: 'Add to the list' }).click()
    await expect(page.getByRole('status', { name: 'Results' })).toContainText('Lines added: 1, skipped: 1')
    await page.getByLabel('What is suppressed').selectOption('Contacts only')
    await expect(page).toHaveURL(/scope=contacts/)
    await find()
    await expect(held.getByText('This person is on the do-not-contact list')).toBeVisible()
  })

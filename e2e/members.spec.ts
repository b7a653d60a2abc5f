import { expect, expectAccessible, open, test } from './support/console.js'

for (const width of [1280, 390])
  test(`a user chooses a name, and members are found by name, address and role at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' })
    const name = `Greta Named${width}`
    await open(page, '/w/demo/account')
    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByLabel('Your name').fill(` ${name} `)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('list', { name: 'Profile' })).toContainText(name)
    await page.goto(page.url().replace('/account', '/members'))
    const members = page.getByRole('region', { name: 'Members', exact: true }).getByRole('rowheader')
    await expect(members.filter({ hasText: name })).toContainText('admin@console.example')
    const all = await members.count()
    expect(all).toBeGreaterThan(1)
    await page.getByRole('searchbox', { name: 'Find' }).fill('greta')
    await expect(members).toHaveCount(1)
    await expect(page).toHaveURL(/q=greta/)
    await page.getByRole('searchbox', { name: 'Find' }).fill('member@console')
    await expect(members).toHaveCount(1)
    await expect(members).toContainText('member@console.example')
    await page.getByLabel('Role', { exact: true }).selectOption('Owners')
    await expect(page.getByText('No member matches.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Find' }).fill('')
    await expect(members.filter({ hasText: name })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await page.goto(page.url().replace(/\/members.*/, '/account'))
    await page.getByRole('button', { name: 'Change name' }).click()
    await page.getByLabel('Your name').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('list', { name: 'Profile' })).toContainText('Not set.')
  })

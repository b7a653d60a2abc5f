import { expect, expectAccessible, open, test } from './support/console.js'

test('[AU-003] [AU-004] a first key is made, seen once, used for a search, limited, and revoked', async ({
  page,
  request,
}) => {
  await open(page, '/w/demo/keys')
  await page.getByRole('button', { name: 'New key' }).click()
  const window = page.getByRole('dialog', { name: 'New key' })
  await window.getByLabel('Name').fill('first key')
  await expectAccessible(page)
  await window.getByRole('button', { name: 'Create key' }).click()
  const secret = await page.getByLabel('The key', { exact: true }).innerText()
  expect(secret).toMatch(/^kith_live_\S{40,}$/)
  await page.getByRole('button', { name: 'Use it in this tab' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(secret)).toHaveCount(0)

  await page.getByRole('link', { name: 'Search' }).click()
  await page.getByLabel('Who are you looking for?').fill('software engineers')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Keys' }).click()
  const row = page.getByRole('row', { name: /first key/ })
  await row.getByRole('button', { name: 'Limits of first key' }).click()
  await page.getByLabel('Daily budget').fill('1')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(row).toContainText('of 1')

  const dataset = (rows: number) =>
    request.post(`${process.env.E2E_URL}/v1/datasets`, {
      headers: { authorization: `Bearer ${secret}` },
      data: {
        entity: { type: 'company' },
        mode: 'async',
        rows: Array.from({ length: rows }, (_, i) => ({ name: `Company ${i}` })),
        columns: [{ key: 'domain' }],
      },
    })
  const refused = await dataset(25)
  expect([refused.status(), (await refused.json()).error.code]).toEqual([402, 'daily_budget_exceeded'])
  await row.getByRole('button', { name: 'Limits of first key' }).click()
  await page.getByLabel('Daily budget').fill('100')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(row).toContainText('of 100')
  expect((await dataset(25)).status()).toBe(202)

  await row.getByRole('button', { name: 'Revoke first key' }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(row).toContainText('revoked')
  const late = await request.get(`${process.env.E2E_URL}/v1/account/credits`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect((await late.json()).error.code).toBe('revoked_api_key')

  await page.getByRole('link', { name: 'Audit log' }).click()
  for (const action of ['Created a key', 'Changed the limits of a key', 'Revoked a key'])
    await expect(page.getByRole('rowheader', { name: action }).first()).toBeVisible()
})

test('a filter is in the address and survives a reload', async ({ page }) => {
  await open(page, '/w/demo/keys?state=expired')
  await expect(page.getByText('No key is expired.')).toBeVisible()
  await page.getByRole('button', { name: /State/ }).click()
  await page.getByRole('option', { name: 'Active' }).click()
  await expect(page).toHaveURL(/state=active/)
  await page.reload()
  await expect(page.getByRole('rowheader', { name: /^demo/ })).toBeVisible()
})

test('a key is made by keyboard alone', async ({ page }) => {
  await open(page, '/w/demo/keys')
  const reach = async (name: string, key = 'Tab') => {
    for (let i = 0; i < 60; i++) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        const labels = [...((element as HTMLInputElement | null)?.labels ?? [])]
        return [element?.innerText, element?.getAttribute('aria-label'), ...labels.map((l) => l.textContent)]
      })
      if (focused.some((text) => text?.startsWith(name))) return
      await page.keyboard.press(key)
    }
    throw new Error(`"${name}" is not reached by ${key}`)
  }
  await reach('New key')
  await page.keyboard.press('Enter')
  await reach('Name')
  await page.keyboard.type('by keyboard')
  await reach('account:read')
  await page.keyboard.press('Space')
  await reach('Create key')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('The key', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('row', { name: /by keyboard/ })
  await expect(row).toContainText('people:search')
  await expect(row).not.toContainText('account:read')
  // The window gives the focus back to what opened it.
  await expect(page.getByRole('button', { name: 'New key' })).toBeFocused()
})

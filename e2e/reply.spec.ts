import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, expectAccessible, test } from './support/console.js'

const PLACEHOLDER = 'https://wren-ashgrove.example'
const ROOT = join(import.meta.dirname, '..')

/** Imports a person, then gives the person a website on loopback, which imports refuse. */
function importPerson(record: object, website: string): void {
  const folder = process.env.E2E_FOLDER!
  const file = join(folder, 'person.jsonl')
  writeFileSync(file, `${JSON.stringify({ ...record, website: PLACEHOLDER })}\n`)
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
  execFileSync(process.execPath, ['ace.js', 'people:import', file], { cwd: ROOT, env })
  const database = new DatabaseSync(join(folder, 'kith.sqlite3'))
  database.exec(`UPDATE person_records SET body = replace(body, '${PLACEHOLDER}', '${website}')`)
  database.close()
}

test('a person proves a page, corrects a value and is forgotten', async ({ page }) => {
  let html = ''
  const site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
  try {
    importPerson(
      {
        ...{ source: 'e2e', id: 'wren', name: 'Wren Ashgrove', title: 'Clerk', company: 'Wrong Works' },
        pronet_url: 'https://www.linkedin.com/in/wren-ashgrove-e2e',
      },
      own
    )
    await page.goto(`${process.env.E2E_URL}/privacy`)
    await expectAccessible(page)
    await page.getByLabel('Address of your profile or website').fill(own)
    await page.getByRole('button', { name: 'Get a token' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Check the page' }).click()
    await expect(page.getByRole('alert')).toContainText('does not show the token yet')
    html = await page.locator('code').filter({ hasText: 'rel="me"' }).innerText()
    await page.getByRole('button', { name: 'Check the page' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Values, with their sources' })).toContainText('Wrong Works')
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByLabel('title', { exact: true }).fill('Cellist')
    await page.getByRole('button', { name: 'Save corrections' }).click()
    await expect(page.getByRole('status')).toHaveText('Your correction is stored.')
    await expect(page.getByLabel('title', { exact: true })).toHaveValue('Cellist')
    await page.getByLabel('Type ERASE to confirm').fill('ERASE')
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await expect(page.getByRole('status')).toContainText('is being erased')
    await page.goto(`${process.env.E2E_URL}/privacy/data`)
    await expect(page).toHaveURL(/\/privacy$/)
  } finally {
    site.closeAllConnections()
    site.close()
  }
})

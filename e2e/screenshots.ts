/**
 * `npm run console:pictures` takes the screenshots of docs/console.md. It shows every page with
 * demo data, in light mode, in dark mode and on a phone.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumPath } from './support/chromium.js'
import { createRecords } from './support/records.js'
import start from './support/service.js'

const FOLDER = join(import.meta.dirname, '../docs/console')
const DESK = { width: 1280, height: 800 }
const LOOKS: Record<string, BrowserContextOptions> = {
  light: { viewport: DESK, colorScheme: 'light' },
  dark: { viewport: DESK, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 780 }, colorScheme: 'light' },
}
/** The name of the screenshot and the path of each page that does not show a single record. */
const PAGES: [name: string, path: string][] = [
  ['overview', ''],
  ...[
    ...['keys', 'usage', 'credits', 'datasets', 'sets', 'monitors', 'runs', 'webhooks'],
    ...['requests', 'health', 'indexes', 'members', 'audit', 'account', 'imports', 'privacy'],
  ].map((name): [string, string] => [name, `/${name}`]),
]

const executablePath = chromiumPath()
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
const end = await start()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const work = await createRecords()
  for (const [look, options] of Object.entries(LOOKS)) {
    const context = await browser.newContext({ ...options, locale: 'en-GB', timezoneId: 'UTC' })
    const page = await context.newPage()
    await take(page, '', `sign-in-${look}`)
    const cookie = {
      name: 'console_session',
      value: process.env.E2E_SESSION!,
      url: `${process.env.E2E_URL}/console`,
    }
    // The sign-in page started its own session.
    await context.clearCookies()
    await context.addCookies([cookie])
    for (const [name, path] of PAGES) await take(page, `/w/demo${path}`, `${name}-${look}`)
    await take(page, `/w/demo/sets/${work.set}`, `set-${look}`)
    await take(page, `/w/demo/monitors/${work.monitor}`, `monitor-${look}`)
    await page.goto(`${process.env.E2E_URL}/console/w/demo/runs?kind=dataset`, { waitUntil: 'networkidle' })
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByRole('heading', { name: /^Events/ }).waitFor()
    await picture(page, `run-${look}`)
    await page.goto(`${process.env.E2E_URL}/console/w/demo/runs/${work.agent}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Tool calls' }).waitFor()
    await picture(page, `agent-${look}`)
    await take(
      page,
      `/w/demo/search?q=software%20engineers&n=6&run=${Date.now().toString(36)}`,
      `search-${look}`
    )
    await page.getByRole('rowheader').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Records' }).waitFor()
    await picture(page, `person-${look}`)
    await searchInPlayground(page)
    await picture(page, `playground-${look}`)
    await take(page, `/w/demo/datasets/${work.dataset}`, `dataset-${look}`)
    const answers = page.getByRole('grid', { name: 'Rows' })
    await answers.getByRole('rowheader').first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Evidence' }).waitFor()
    await page.getByText(/more likely than not/).waitFor()
    await picture(page, `cell-${look}`)
    await context.close()
  }
} finally {
  await browser.close()
  await end()
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${process.env.E2E_URL}/console${path}`, { waitUntil: 'networkidle' })
  await picture(page, name)
}

async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 70 })
}

/** Searches in the playground with a session key. */
async function searchInPlayground(page: Page): Promise<void> {
  const request = { query: 'software engineers', type: 'fast', num_results: 6 }
  const path = `/console/w/demo/playground?request=${encodeURIComponent(JSON.stringify(request))}`
  await page.goto(process.env.E2E_URL + path, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('table', { name: 'People found' }).waitFor()
  // Shows the form and its response.
  await page.getByLabel('Cost before').scrollIntoViewIfNeeded()
}

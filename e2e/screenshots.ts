/**
 * Makes the pictures of docs/console.md: `npm run console:pictures`. Every page of the demo world, after some work was done in
 * it, in light, in dark and on a phone.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { chromiumPath } from './support/chromium.js'
import start from './support/service.js'

const FOLDER = join(import.meta.dirname, '../docs/console')
const DESK = { width: 1280, height: 800 }
const LOOKS: Record<string, BrowserContextOptions> = {
  light: { viewport: DESK, colorScheme: 'light' },
  dark: { viewport: DESK, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 780 }, colorScheme: 'light' },
}
const PAGES = ['overview', 'keys', 'usage', 'credits', 'search', 'datasets', 'runs', 'webhooks']
const MORE_PAGES = ['indexes', 'members', 'audit']

const executablePath = chromiumPath()
if (!executablePath) throw new Error('There is no Chromium; CHROMIUM_PATH may name one')
const end = await start()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  const dataset = await doSomeWork()
  for (const [look, options] of Object.entries(LOOKS)) {
    const context = await browser.newContext({ ...options, locale: 'en-GB', timezoneId: 'UTC' })
    const page = await context.newPage()
    await take(page, '', `sign-in-${look}`)
    const cookie = {
      name: 'console_session',
      value: process.env.E2E_SESSION!,
      url: `${process.env.E2E_URL}/console`,
    }
    // The way in began a session of its own.
    await context.clearCookies()
    await context.addCookies([cookie])
    for (const name of [...PAGES, ...MORE_PAGES])
      await take(page, `/w/demo/${name === 'overview' ? '' : name}`, `${name}-${look}`)
    await take(page, `/w/demo/datasets/${dataset}`, `dataset-${look}`)
    await page
      .getByRole('button', { name: /^title of/ })
      .first()
      .click()
    await page.getByRole('heading', { name: 'Evidence' }).waitFor()
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

/** Searches and a dataset, so that the pages have something to show; gives the dataset's id. */
async function doSomeWork(): Promise<string> {
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${process.env.E2E_URL}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.E2E_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as any
  }
  const { data } = await ask('/v1/search', { query: 'software engineers', type: 'fast', num_results: 12 })
  const rows = data.results.map(({ person }: any) => ({ name: person.name, company: person.company }))
  const columns = ['title', 'company', 'location'].map((key) => ({ key }))
  const made = await ask('/v1/datasets', {
    entity: { type: 'person' },
    mode: 'sync',
    deadline_ms: 60_000,
    rows,
    columns,
  })
  await ask('/v1/datasets', { entity: { type: 'person' }, mode: 'async', rows: rows.slice(0, 4), columns })
  return made.data.dataset.id
}

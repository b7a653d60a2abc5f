/**
 * `npm run console:pictures` takes the pictures of docs/console: every page with demo data, in the
 * light theme on a desk. Writes pages.md, which shows them all.
 */
import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumPath } from './support/chromium.js'
import { address, invite, open } from './support/console.js'
import { createImport, DETAILS } from './support/details.js'
import { openConsent, serveClient } from './support/oauth_client.js'
import { PAGES } from './support/pages.js'
import { createRecords } from './support/records.js'
import start from './support/service.js'

const FOLDER = join(import.meta.dirname, '../docs/console')
const LOOK = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const
/** WebP from 0 to 100. The largest picture must stay below 80 kB. */
const QUALITY = 60

type Picture = { name: string; route: string; file: string }
const pictures: Picture[] = []

const executablePath = chromiumPath()
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
const end = await start()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(FOLDER, { recursive: true })
  for (const file of globSync('*.webp', { cwd: FOLDER })) rmSync(join(FOLDER, file))
  const page = await (await browser.newContext(LOOK)).newPage()
  await open(page)
  const records = await createRecords()
  const paths = await createImport(page)
  for (const { name, route, path } of DETAILS)
    await take(page, name, `/w/$workspace${route}`, `/w/demo${path(records, paths)}`)
  await takeCell(page, records.dataset)
  for (const [path, title] of PAGES) {
    const [route, query] = path.split('?')
    const name = query ? `${title}: ${query.split('=')[1]}` : title
    await take(page, name, `/w/$workspace${route}`, `/w/demo${path}`)
  }
  await takeOutside(browser, page)
  writeFileSync(join(FOLDER, 'pages.md'), gallery())
} finally {
  await browser.close()
  await end()
}

async function take(page: Page, name: string, route: string, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: 'networkidle' })
  await picture(page, name, route)
}

/** The evidence of a cell, which the README shows too. */
async function takeCell(page: Page, dataset: string): Promise<void> {
  await page.goto(address(`/w/demo/datasets/${dataset}`), { waitUntil: 'networkidle' })
  await page.getByRole('grid', { name: 'Rows' }).getByRole('rowheader').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText(/more likely than not/).waitFor()
  await picture(page, 'A cell', '/w/$workspace/datasets/$dataset')
}

/** The pages that people without a session open, and the consent to an app. */
async function takeOutside(browser: Browser, page: Page): Promise<void> {
  const client = await serveClient()
  await openConsent(page, client.id, randomBytes(32).toString('base64url'))
  await picture(page, 'Consent to an app', '/authorize')
  client.close()
  await page.goto(address('/w/demo/members'))
  const link = await invite(page, 'new@console.example')
  const guest = await (await browser.newContext(LOOK)).newPage()
  await guest.goto(link, { waitUntil: 'networkidle' })
  await picture(guest, 'An invitation', '/invitation')
  await take(guest, 'Sign in', '/', '')
  await guest.getByRole('button', { name: /^Sign in with/ }).click()
  await guest.getByLabel('Account').fill('nobody@elsewhere.example')
  await guest.getByRole('button', { name: 'Allow' }).click()
  await guest.getByRole('alert').waitFor()
  await picture(guest, 'A provider that names an unknown user', '/oidc')
}

async function picture(page: Page, name: string, route: string): Promise<void> {
  const file = `${name.toLowerCase().replace(/\W+/g, '-')}.webp`
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  writeFileSync(join(FOLDER, file), Buffer.from(data, 'base64'))
  pictures.push({ name, route, file })
}

function gallery(): string {
  const parts = pictures
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0))
    .map(
      ({ name, route, file }) =>
        `## ${name}\n\n\`${route.replace(/(?<=.)\/$/, '')}\`\n\n![${name}](${file})\n`
    )
  return `# Every page of the console\n\n\`npm run console:pictures\` took these pictures with demo data.\n\n${parts.join('\n')}`
}

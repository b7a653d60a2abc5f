/**
 * `npm run console:pictures` takes the pictures of docs/console: every page of a workspace with a
 * month of work, in the light theme on a desk. Writes pages.md, which shows them all.
 */
import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ACTS } from './acts.js'
import { contactsFile } from './files.js'
import { liveMonth, startWork } from './month.js'
import { CLIENT } from './receivers.js'
import { NOW, Scene } from './scene.js'
import { chromiumPath } from '../support/chromium.js'
import { address, invite, open } from '../support/console.js'
import { DETAILS } from '../support/details.js'
import { openConsent } from '../support/oauth_client.js'
import { PAGES } from '../support/pages.js'

const FOLDER = join(import.meta.dirname, '../../docs/console')
const LOOK = {
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  locale: 'en-GB',
  timezoneId: 'UTC',
  ignoreHTTPSErrors: true,
} as const
/**
 * Qualities of WebP, from 0 to 100. A picture has the first quality that keeps it below the limit, or else
 * the last.
 */
const QUALITIES = [80, 65, 50, 35]
const MAX_BYTES = 90_000

/** The pages that show running work, so their pictures come first. */
const EARLY = ['', '/runs', '/datasets', '/sets']

type Picture = { name: string; route: string; file: string }
const pictures: Picture[] = []

const executablePath = chromiumPath()
if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.')
const scene = await Scene.start()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP *.northwind.example 127.0.0.1'],
})
try {
  const { records, paths } = await liveMonth(scene)
  Object.assign(process.env, {
    ...{ E2E_URL: scene.service.url, E2E_SESSION: scene.console.session, E2E_KEY: scene.key },
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const file of globSync('*.webp', { cwd: FOLDER })) rmSync(join(FOLDER, file))
  const page = await (await newContext(browser)).newPage()
  await open(page)
  await takeConsent(page)
  await startWork(scene)
  const isEarly = (path: string) => EARLY.includes(path)
  for (const [path, title] of PAGES.toSorted(([a], [b]) => Number(isEarly(b)) - Number(isEarly(a)))) {
    const [route, query] = path.split('?')
    const name = query ? `${title}: ${query.split('=')[1]}` : title
    await take(page, name, `/w/$workspace${route}`, `/w/demo${path}`)
  }
  for (const { name, route, path } of DETAILS)
    await take(page, name, `/w/$workspace${route}`, `/w/demo${path(records, paths)}`)
  await takeCell(page, records.dataset)
  await takeMapping(page)
  await takePalette(page)
  await takeDark(page)
  await takeOutside(browser, page)
  writeFileSync(join(FOLDER, 'pages.md'), gallery())
} finally {
  await browser.close()
  await scene.end()
}

/** A browser whose clock stands at the time of the pictures. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(LOOK)
  // Some minutes later than the service, whose clock runs on.
  await context.clock.setFixedTime(NOW + 3 * 60_000)
  return context
}

/** Opens a page, does what its picture shows, and takes the picture. */
async function take(page: Page, name: string, route: string, path: string): Promise<void> {
  await page.goto(address(path), { waitUntil: 'networkidle' })
  await ACTS[name]?.(page)
  await picture(page, name, route)
}

/** The evidence of a cell, which the README shows too. */
async function takeCell(page: Page, dataset: string): Promise<void> {
  await page.goto(address(`/w/demo/datasets/${dataset}`), { waitUntil: 'networkidle' })
  await page.getByRole('grid', { name: 'Rows' }).getByRole('rowheader').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'For the answer' }).waitFor()
  await picture(page, 'A cell', '/w/$workspace/datasets/$dataset')
}

/** The columns of an uploaded file, of which some rows are rejected. */
async function takeMapping(page: Page): Promise<void> {
  await page.goto(address('/w/demo/imports/new'))
  const [name, text] = ['crm-export-week-49.csv', contactsFile(380, 420, true)]
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Choose a file, or drop it here').setInputFiles(file)
  await page.getByRole('region', { name: 'The first records' }).waitFor()
  await picture(page, 'Columns of a file', '/w/$workspace/imports/new')
}

async function takePalette(page: Page): Promise<void> {
  await page.goto(address('/w/demo'), { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Command' }).fill('engineer')
  // The people come after a pause in typing.
  await page
    .getByText(/Engineer · /)
    .first()
    .waitFor()
  await picture(page, 'Command palette', '/w/$workspace')
}

/** The same pages in the dark theme. */
async function takeDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await take(page, 'Overview, dark', '/w/$workspace', '/w/demo')
  await take(
    page,
    'Find people, dark',
    '/w/$workspace/search',
    '/w/demo/search?q=software%20engineers&n=12&run=dark'
  )
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The consent to an app, which then has access. */
async function takeConsent(page: Page): Promise<void> {
  const { client_id, redirect_uris } = CLIENT
  const code_verifier = randomBytes(32).toString('base64url')
  await openConsent(page, client_id, code_verifier, redirect_uris[0])
  await picture(page, 'Consent to an app', '/authorize')
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(`${redirect_uris[0]}**`)
  const form = {
    ...{ grant_type: 'authorization_code', client_id, redirect_uri: redirect_uris[0], code_verifier },
    code: new URL(page.url()).searchParams.get('code')!,
    resource: new URL('/mcp', process.env.E2E_URL).href,
  }
  const answer = await page.request.post(new URL('/oauth/token', process.env.E2E_URL).href, { form })
  if (!answer.ok()) throw new Error(`/oauth/token returned ${answer.status()}`)
}

/** The pages that people without a session open. */
async function takeOutside(browser: Browser, page: Page): Promise<void> {
  await page.goto(address('/w/demo/members'))
  const link = await invite(page, 'noor.haddad@northwind.example')
  const guest = await (await newContext(browser)).newPage()
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
  let image = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    image = Buffer.from(data, 'base64')
    if (image.length < MAX_BYTES) break
  }
  writeFileSync(join(FOLDER, file), image)
  pictures.push({ name, route, file })
}

function gallery(): string {
  const parts = pictures
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0))
    .map(
      ({ name, route, file }) =>
        `## ${name}\n\n\`${route.replace(/(?<=.)\/$/, '')}\`\n\n![${name}](${file})\n`
    )
  return `# Every page of the console\n\n\`npm run console:pictures\` took these pictures with demo data and a month of invented work.\n\n${parts.join('\n')}`
}

import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { address, expect, expectAccessible, open, test } from './console.js'

/** The number of clicks of each job on a desk and on a phone. On a phone, the menu takes a click. */
export const JOBS = {
  'Find people, and turn a part of the query into a filter': [3, 4],
  'Export the people found': [1, 1],
  'Save the people found as a Set': [2, 2],
  'Send the people found to a dataset': [2, 2],
  "Read the quotes behind a person's facts": [1, 1],
  'Erase a person': [4, 4],
  'Create a Set with a criterion of your own': [4, 5],
  'Add a column to a Set': [4, 4],
  'Leave a person out of a Set': [2, 2],
  'Share a Set': [1, 1],
  'Fill a dataset from a CSV file': [4, 5],
  'Open a cell to its evidence': [1, 1],
  'Check and import a file': [5, 6],
  'Undo an import': [2, 2],
  'Give the agent a task': [2, 3],
  'Try a request, and copy it as Python': [5, 6],
  'Find a refused request': [3, 4],
  'Suppress a person': [4, 4],
  'Create a key': [3, 4],
  'Rotate a key': [4, 5],
  'See the requests of a key': [2, 3],
  'Revoke a key': [4, 5],
  'Set a budget with alerts': [3, 4],
  'Register a webhook for all events': [3, 4],
  'Send a test event': [3, 4],
  'See the attempts of a delivery': [3, 4],
  'Find failed deliveries': [3, 4],
  'Send one event again': [3, 4],
  'Send all failed events again': [4, 5],
  'Change a webhook, and send its failed events again': [6, 7],
  'Create a monitor': [5, 6],
  'See who changed a key, and how': [1, 2],
  'Filter the audit log by action': [3, 4],
  'Invite a member': [3, 4],
  'Revoke an invitation': [3, 4],
  'Remove a member': [3, 4],
  'Turn on two-factor sign-in': [6, 7],
  'Sign in with a provider': [2, 2],
} as const
export type Job = keyof typeof JOBS

/** Up to this width, a menu holds the navigation. */
const PHONE = 768

const SIZES = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const

/**
 * A user who does a job. Counts clicks, and an Enter that sends something as one. A choice in a list
 * counts as two, the choice of a file as one, typing as none. JOB_PICTURES names a folder for a
 * screenshot after each click.
 */
export class User {
  clicks = 0

  constructor(
    readonly page: Page,
    private readonly job: string
  ) {}

  async click(target: Locator): Promise<void> {
    await target.click()
    await this.#count(1)
  }

  async press(target: Locator): Promise<void> {
    await target.press('Enter')
    await this.#count(1)
  }

  async choose(field: Locator, option: string): Promise<void> {
    await field.selectOption(option)
    await this.#count(2)
  }

  async chooseFile(input: Locator, name: string, text: string): Promise<void> {
    await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    await this.#count(1)
  }

  /** Opens a page by its link in the navigation, which is in the menu on a phone. */
  async goTo(name: string): Promise<void> {
    await this.openMenu()
    await this.click(this.page.locator('#navigation').getByRole('link', { name, exact: true }))
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(name)
  }

  async openMenu(): Promise<void> {
    if (this.page.viewportSize()!.width > PHONE) return
    await this.click(this.page.getByRole('button', { name: 'Menu', exact: true }))
  }

  async #count(clicks: number): Promise<void> {
    this.clicks += clicks
    const folder = process.env.JOB_PICTURES
    if (!folder) return
    await this.page.waitForTimeout(400)
    const name = `${this.job} ${this.page.viewportSize()!.width} ${this.clicks}`
    await this.page.screenshot({ path: join(folder, `${name.replace(/\W+/g, '_')}.png`) })
  }
}

/**
 * Tests that a job takes its number of clicks, on a desk in light mode and on a phone in dark mode,
 * and ends on an accessible page.
 * `prepare` makes what the job needs, and ends on the page where the job starts.
 */
export function job(
  name: Job,
  prepare: ((page: Page, width: number) => Promise<void>) | null,
  work: (user: User, width: number) => Promise<void>
): void {
  for (const [i, { colorScheme, ...size }] of SIZES.entries())
    test(`${name}: ${JOBS[name][i]} clicks at ${size.width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      if (prepare) await prepare(page, size.width)
      else await open(page, '/w/demo')
      const user = new User(page, name)
      await work(user, size.width)
      expect(user.clicks).toBe(JOBS[name][i])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      await expectAccessible(page)
    })
}

/** Sends a request with the key of the demo. */
export async function send(path: string, body?: object): Promise<any> {
  const response = await fetch(`${process.env.E2E_URL}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${process.env.E2E_KEY}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return ((await response.json()) as { data: unknown }).data
}

/** Opens the results of a search. */
export async function openResults(page: Page, query = 'software engineers'): Promise<void> {
  await open(page)
  await page.goto(address(`/w/demo/search?q=${encodeURIComponent(query)}&n=4&run=${Date.now().toString(36)}`))
  await expect(
    page.getByRole('region', { name: 'People found' }).getByRole('rowheader').first()
  ).toBeVisible()
}

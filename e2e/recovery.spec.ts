import { expect, type Page, test } from '@playwright/test'
import { address, expectAccessible, open } from './support/console.js'

const KEYS_SCRIPT = /\/assets\/keys_page-[\w-]+\.js$/
const ENTRY_SCRIPT = /\/assets\/index-[\w-]+\.js$/

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test.beforeEach(async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
})

test('a page script that fails once is requested again', async ({ page }) => {
  await page.route(KEYS_SCRIPT, (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
})

test('a page script that keeps failing shows a message with a reload button', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(KEYS_SCRIPT, (route) => route.abort())
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  await expectAccessible(page)
  // Other pages still work, and opening the failed page requests its script again.
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  expect(loads()).toBe(0)
  await page.unroute(KEYS_SCRIPT)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keys' })).toBeVisible()
})

test('the console reloads once after a deploy, and never in a loop', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(KEYS_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }))
  // The console's own request sees a new version. Reloading still returns the old page, so the reload does
  // not help.
  await page.route(address(), (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: '<html></html>' })
  )
  await page.getByRole('link', { name: 'Keys' }).click()
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.')
  expect(loads()).toBe(1)
})

test('a page whose entry script is gone reloads once', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(ENTRY_SCRIPT, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 })
  await page.goto(address('/w/demo/usage'))
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible()
  expect(loads()).toBe(2)
})

test('a page whose entry script keeps failing shows a message', async ({ page }) => {
  const loads = countLoads(page)
  await page.route(ENTRY_SCRIPT, (route) => route.abort())
  await page.goto(address('/w/demo/usage'))
  await expect(page.getByRole('heading', { name: 'The console did not load' })).toBeVisible()
  expect(loads()).toBe(2)
  await page.unroute(ENTRY_SCRIPT)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible()
  await expect(page.getByText('The console did not load')).toBeHidden()
})

test('browsers revalidate the page and cache its assets forever', async ({ request }) => {
  const page = await request.get(address('/w/demo/keys'))
  expect(page.headers()['cache-control']).toContain('no-cache')
  const [asset] = /\/assets\/index-[\w-]+\.js/.exec(await page.text())!
  const [script, recover] = [await request.get(address(asset)), await request.get(address('/recover.js'))]
  expect(script.headers()['cache-control']).toContain('immutable')
  expect(recover.headers()['cache-control']).toBe('no-cache')
})

test('a record that does not exist is a plain page, not an error', async ({ page }) => {
  await open(page, `/w/demo/sets/set_${'0'.repeat(32)}`)
  await expect(page.getByText('Nothing with this id is here.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { address, expect, open, test } from './support/console.js'
import { job, send } from './support/jobs.js'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const results = (page: Page) => page.getByRole('status', { name: 'Results' })
const delivery = (page: Page) => page.getByRole('row', { name: /webhook\.test/ })

const server = createServer((_, response) => response.writeHead(status).end())
let status = 410
let url = ''
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`
})
test.afterAll(() => server.close())
// Other tests begin without webhooks.
test.afterEach(async ({ request }) => {
  for (const { id } of (await send('/v1/webhooks')).webhooks)
    await request.delete(`${process.env.E2E_URL}/v1/webhooks/${id}`, {
      headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
    })
})

/** Registers a webhook, sends it a test event that fails, and starts on the overview. */
async function failed(page: Page, width: number): Promise<void> {
  status = 410
  const { id } = await send('/v1/webhooks', { url: `${url}/${width}`, events: ['set.idle'] })
  await open(page)
  await page.goto(address(`/w/demo/webhooks/${id}`))
  await button(page, 'Send test event').click()
  await expect(delivery(page)).toContainText('failed')
  await button(page, 'Enable').click()
  await expect(page.getByText('enabled', { exact: true })).toBeVisible()
  status = 204
  await page.goto(address('/w/demo'))
}

job('Register a webhook for all events', null, async (user, width) => {
  const { page } = user
  await user.goTo('Webhooks')
  await user.click(button(page, 'Register webhook'))
  await dialog(page).getByLabel('URL').fill(`${url}/${width}`)
  await user.click(button(page, 'Register'))
  await expect(page.getByLabel('The secret')).toBeVisible()
  const [{ events }] = (await send('/v1/webhooks')).webhooks
  expect(events).toEqual(expect.arrayContaining(['set.idle', 'budget.reached', 'person.erased']))
})

job('Send a test event', failed, async (user, width) => {
  await user.goTo('Webhooks')
  await user.click(user.page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(button(user.page, 'Send test event'))
  await expect(delivery(user.page).filter({ hasText: 'delivered' })).toHaveCount(1)
})

job('See the attempts of a delivery', failed, async (user, width) => {
  await user.goTo('Webhooks')
  await user.click(user.page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(button(user.page, 'Inspect webhook.test'))
  await expect(dialog(user.page)).toContainText('responded 410')
})

job('Find failed deliveries', failed, async (user, width) => {
  await user.goTo('Webhooks')
  await user.click(user.page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(user.page.getByRole('link', { name: /^Failed \d/ }))
  await expect(user.page).toHaveURL(/status=failed/)
  await expect(delivery(user.page)).toContainText('failed')
})

job('Send one event again', failed, async (user, width) => {
  await user.goTo('Webhooks')
  await user.click(user.page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(button(user.page, 'Redeliver webhook.test'))
  await expect(delivery(user.page)).toContainText('delivered')
})

job('Send all failed events again', failed, async (user, width) => {
  await user.goTo('Webhooks')
  await user.click(user.page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(button(user.page, 'Redeliver failed'))
  await user.click(button(user.page, 'Redeliver'))
  await expect(results(user.page)).toContainText('Events sent again: 1')
})

job('Change a webhook, and send its failed events again', failed, async (user, width) => {
  const { page } = user
  await user.goTo('Webhooks')
  await user.click(page.getByRole('link', { name: `${url}/${width}` }))
  await user.click(button(page, 'Edit'))
  await dialog(page).getByLabel('URL').fill(`${url}/${width}/new`)
  await user.click(button(page, 'Save'))
  await expect(dialog(page)).toHaveCount(0)
  await user.click(button(page, 'Redeliver failed'))
  await user.click(button(page, 'Redeliver'))
  await expect(results(page)).toContainText('Events sent again: 1')
})

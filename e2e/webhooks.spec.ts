import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { address, expect, expectAccessible, open, test } from './support/console.js'

/** A webhook receiver with a configurable response status. */
class Receiver {
  status = 410
  readonly received: { id: string; body: string }[] = []
  readonly #server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      this.received.push({ id: String(request.headers['webhook-id']), body })
      response.writeHead(this.status).end(this.status === 410 ? 'This receiver is gone.' : undefined)
    })
  })

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/events`
  }

  close = () => this.#server.close()
}

test('a failing webhook is inspected, enabled, redelivered to, tested, and gets a new secret', async ({
  page,
  request,
}) => {
  const receiver = new Receiver()
  const url = await receiver.listen()
  try {
    await open(page, '/w/demo/webhooks')
    await page.getByRole('button', { name: 'Register webhook' }).click()
    await page.getByLabel('URL').fill(url)
    await page.getByText('set.idle').click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await expect(page.getByLabel('The secret')).toHaveText(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()

    const created = await request.post(`${process.env.E2E_URL}/v1/sets`, {
      headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
      data: { search: { query: 'software engineers', count: 1 } },
    })
    expect(created.status()).toBe(201)
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)

    await page.getByRole('link', { name: url }).click()
    await expect(page.getByText('it responded 410 Gone')).toBeVisible()
    await expectAccessible(page)
    const delivery = page.getByRole('row', { name: /set\.idle/ })
    await expect(delivery).toContainText('failed')
    await delivery.getByRole('button', { name: 'Inspect set.idle' }).click()
    const inspection = page.getByRole('dialog')
    await expect(inspection).toContainText(receiver.received[0].id)
    await expect(inspection).toContainText('responded 410')
    await expect(inspection).toContainText('This receiver is gone.')
    await expect(inspection).toContainText('"type": "set.idle"')
    await expect(inspection.getByRole('listitem').filter({ hasText: 'Attempt 1' })).toContainText(
      'after the event'
    )
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    receiver.status = 204
    await page.getByRole('button', { name: 'Enable' }).click()
    await delivery.getByRole('button', { name: 'Redeliver set.idle' }).click()
    await expect(delivery).toContainText('delivered')
    expect(receiver.received.map(({ id }) => id)).toEqual([receiver.received[0].id, receiver.received[0].id])
    expect(receiver.received[1].body).toBe(receiver.received[0].body)

    await page.getByRole('button', { name: 'Send test event' }).click()
    const test = page.getByRole('row', { name: /webhook\.test/ })
    await expect(test).toContainText('delivered')
    await expect(test).toContainText('This is a test.')
    // The keys j and k lead to the delivery below and above.
    await page.getByRole('button', { name: 'Inspect webhook.test' }).click()
    await expect(inspection).toContainText('Row 1 of 2')
    await page.keyboard.press('j')
    await expect(inspection).toContainText('Row 2 of 2')
    await expect(inspection.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    expect(JSON.parse(receiver.received[2].body).type).toBe('webhook.test')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'New secret' }).click()
    await expect(page.getByLabel('The secret')).toHaveText(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  } finally {
    receiver.close()
  }
})

test('on a phone a webhook is edited, and its failed deliveries are filtered and sent again', async ({
  page,
  request,
}) => {
  const receiver = new Receiver()
  receiver.status = 500
  const url = await receiver.listen()
  try {
    const shown = page.getByRole('navigation', { name: 'Deliveries to show' })
    await page.setViewportSize({ width: 390, height: 780 })
    await open(page, '/w/demo/webhooks?new=true')
    await page.getByLabel('URL').fill(url)
    await page.getByText('set.idle').click()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('link', { name: url }).click()

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const edit = page.getByRole('dialog')
    await expect(edit.getByLabel('URL')).toHaveValue(url)
    await expect(edit.getByRole('checkbox', { name: /set\.idle/ })).toBeChecked()
    await edit.getByLabel('URL').fill(`${url}/new`)
    await edit.getByText('batch.completed').click()
    await expectAccessible(page)
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect(edit).toHaveCount(0)
    await expect(page.getByText(`${url}/new`)).toBeVisible()
    await expect(page.getByText('set.idle, batch.completed')).toBeVisible()

    // Deliveries are retried for days, so the receiver ends this one with 410.
    receiver.status = 410
    await page.getByRole('button', { name: 'Send test event' }).click()
    await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('failed')
    await page.getByRole('button', { name: 'Enable' }).click()
    await shown.getByRole('link', { name: 'Delivered' }).click()
    await expect(page).toHaveURL(/status=delivered/)
    await expect(page.getByText('No delivered deliveries.')).toBeVisible()
    await shown.getByRole('link', { name: 'Failed' }).click()
    await expect(page.getByRole('row', { name: /webhook\.test/ })).toBeVisible()

    receiver.status = 204
    await page.getByRole('button', { name: 'Redeliver failed' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Redeliver', exact: true }).click()
    await expect(page.getByRole('status', { name: 'Results' })).toContainText('Events sent again: 1')
    await shown.getByRole('link', { name: 'Delivered' }).click()
    await page.getByRole('button', { name: 'Inspect webhook.test' }).click()
    await expect(page).toHaveURL(/delivery=/)
    await expect(page.getByRole('dialog')).toContainText('responded 204')
    await page.keyboard.press('Escape')
    await expect(shown.getByRole('link')).toHaveText(['All 1', 'Failed 0', 'Pending 0', 'Delivered 1'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const [webhook] = (
      await (
        await request.get(`${process.env.E2E_URL}/v1/webhooks`, {
          headers: { authorization: `Bearer ${process.env.E2E_KEY}` },
        })
      ).json()
    ).data.webhooks
    expect(webhook).toMatchObject({ url: `${url}/new`, events: ['set.idle', 'batch.completed'] })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  } finally {
    receiver.close()
  }
})

for (const width of [1280, 390])
  test(`a failing webhook says so in the list, on its page and on the overview at ${width} px`, async ({
    page,
    request,
  }) => {
    const receiver = new Receiver()
    const headers = { authorization: `Bearer ${process.env.E2E_KEY}` }
    const hooks = `${process.env.E2E_URL}/v1/webhooks`
    const url = await receiver.listen()
    const created = await request.post(hooks, { headers, data: { url, events: ['set.idle'] } })
    const { id } = (await created.json()).data
    try {
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      await expect(page.getByText('Credits free', { exact: true })).toBeVisible()
      const concerns = page.getByRole('region', { name: 'Needs attention' })
      await expect(concerns).not.toContainText('Checking')
      await expect(concerns).not.toContainText('Webhook failing')
      await page.goto(address(`/w/demo/webhooks/${id}`))
      const redeliver = page.getByRole('button', { name: 'Redeliver failed' })
      await expect(redeliver).toBeDisabled()

      receiver.status = 500
      await page.getByRole('button', { name: 'Send test event' }).click()
      await expect(page.getByText('failing', { exact: true })).toBeVisible()
      await expect(page.getByText(/^Failing since /)).toBeVisible()
      await expect(page.getByText('enabled', { exact: true })).toHaveCount(0)
      // The event is retried, so it has not failed yet.
      await expect(redeliver).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Pending 1' })).toBeVisible()
      const row500 = page.getByRole('row', { name: /webhook\.test/ })
      await expect(row500).toContainText('retrying')
      await expect(row500).toContainText('responded 500')
      await expect(page.getByText(/^0 of \d attempts?$/)).toBeVisible()
      await expect(page.getByText(/^1 retrying, next/)).toBeVisible()
      await expectAccessible(page)
      await page.goto(address('/w/demo/webhooks'))
      const row = page.getByRole('row', { name: new RegExp(url) })
      await expect(row).toContainText(/failing\s*since /)
      await expect(row).toContainText(/responded 500/)
      await expect(row.getByRole('img', { name: /^\d attempts? in 24 hours, \d failed$/ })).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      await page.goto(address('/w/demo'))
      const concern = concerns.getByRole('link', { name: `Webhook failing: ${new URL(url).host}` })
      await expect(concern).toBeVisible()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await concern.click()
      await expect(page).toHaveURL(new RegExp(id))

      receiver.status = 410
      await page.getByRole('button', { name: 'Send test event' }).click()
      await expect(page.getByText('disabled', { exact: true })).toBeVisible()
      await page.goto(address('/w/demo/webhooks'))
      await expect(row).toContainText('it responded 410 Gone')
      await expect(row.getByRole('button', { name: `Enable ${url}` })).toBeVisible()
      const latest = page.getByRole('region', { name: 'Latest deliveries', exact: true })
      await expect(latest.getByRole('row', { name: /webhook\.test/ }).first()).toContainText('responded 410')
      await expectAccessible(page)
      await page.goto(address('/w/demo/health'))
      const disabled = page.getByRole('list', { name: 'Disabled webhooks of this workspace' })
      await expect(disabled).toContainText('it responded 410 Gone')
      await expectAccessible(page)
      await disabled.getByRole('button', { name: `Enable ${url}` }).click()
      await expect(disabled).toHaveCount(0)
      await page.goto(address(`/w/demo/webhooks/${id}`))
      await expect(redeliver).toBeEnabled()
      await expect(page.getByText('enabled', { exact: true })).toBeVisible()
    } finally {
      await request.delete(`${hooks}/${id}`, { headers })
      receiver.close()
    }
  })

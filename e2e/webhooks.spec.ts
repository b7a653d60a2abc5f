import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, open, test } from './support/console.js'

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
    await page.keyboard.press('Escape')

    receiver.status = 204
    await page.getByRole('button', { name: 'Enable' }).click()
    await delivery.getByRole('button', { name: 'Redeliver set.idle' }).click()
    await expect(delivery).toContainText('delivered')
    expect(receiver.received.map(({ id }) => id)).toEqual([receiver.received[0].id, receiver.received[0].id])
    expect(receiver.received[1].body).toBe(receiver.received[0].body)

    await page.getByRole('button', { name: 'Send test event' }).click()
    await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('delivered')
    expect(JSON.parse(receiver.received[2].body).type).toBe('webhook.test')
    await page.getByRole('button', { name: 'New secret' }).click()
    await expect(page.getByLabel('The secret')).toHaveText(/^whsec_/)
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete webhook' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
  } finally {
    receiver.close()
  }
})

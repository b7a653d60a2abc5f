import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { address, expect, expectAccessible, open, test } from './support/console.js'
import { CALLBACK, openConsent, serveClient } from './support/oauth_client.js'

const service = (path: string) => new URL(path, process.env.E2E_URL).href
const verifier = randomBytes(32).toString('base64url')

const callbackOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function tokens(request: APIRequestContext, client_id: string, form: Record<string, string>) {
  return request.post(service('/oauth/token'), { form: { client_id, resource: service('/mcp'), ...form } })
}

test('a user refuses and approves an OAuth client, and an admin revokes its access', async ({
  page,
  request,
}) => {
  const { id, close } = await serveClient()
  await page.route(`${CALLBACK}**`, (route) => route.fulfill({ body: 'Back in the app.' }))
  try {
    await open(page, '/w/demo/keys')
    await expect(page.getByText('No OAuth client has access.')).toBeVisible()

    await openConsent(page, id, verifier)
    await expect(page.getByText('It runs on your computer.')).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText([
      /people:search\s*can spend credits$/,
      /account:read$/,
    ])
    await expect(page.getByRole('listitem').last()).not.toContainText('can spend credits')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByText('Back in the app.')).toBeVisible()
    expect(callbackOf(page)).toMatchObject({ error: 'access_denied', state: 'state 1' })

    await openConsent(page, id, verifier)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Back in the app.')).toBeVisible()
    const { code, state } = callbackOf(page)
    expect(state).toBe('state 1')
    const form = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier }
    const granted = await (await tokens(request, id, form)).json()
    const list = () =>
      request.post(service('/mcp'), {
        headers: {
          authorization: `Bearer ${granted.access_token}`,
          accept: 'application/json, text/event-stream',
        },
        data: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      })
    expect((await list()).status()).toBe(200)

    await page.goto(address('/w/demo/keys'))
    const row = page.getByRole('table', { name: 'OAuth clients' }).getByRole('row', { name: /Example App/ })
    await expect(row).toContainText('admin@console.example')
    await expect(row).toContainText('people:search, account:read')
    await expect(row).toContainText('just now')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Revoke access of Example App' }).click()
    await page.getByRole('button', { name: 'Revoke access', exact: true }).click()
    await expect(page.getByText('No OAuth client has access.')).toBeVisible()
    expect((await list()).status()).toBe(401)
    const again = { grant_type: 'refresh_token', refresh_token: granted.refresh_token }
    expect(await (await tokens(request, id, again)).json()).toEqual({ error: 'invalid_grant' })

    await page.getByRole('link', { name: 'Audit log' }).click()
    await expect(page.getByRole('rowheader', { name: 'Disconnected an app' })).toBeVisible()
  } finally {
    close()
  }
})

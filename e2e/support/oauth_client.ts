import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { address, expect } from './console.js'
import { CERTIFICATE } from './service.js'

export const CALLBACK = 'http://127.0.0.1:5999/callback'

/** Serves the metadata document of an OAuth client. Returns the client's id. */
export async function serveClient(): Promise<{ id: string; close: () => void }> {
  const pem = readFileSync(CERTIFICATE)
  let id = ''
  const server = createServer({ key: pem, cert: pem }, (_, response) =>
    response.end(
      JSON.stringify({
        client_id: id,
        client_name: 'Example App',
        redirect_uris: ['http://127.0.0.1/callback'],
      })
    )
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  id = `https://127.0.0.1:${(server.address() as AddressInfo).port}/client.json`
  return { id, close: () => void server.close() }
}

/** Opens the page to which the client sends the user. */
export async function openConsent(
  page: Page,
  client_id: string,
  verifier: string,
  redirect_uri = CALLBACK
): Promise<void> {
  const parameters = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri, state: 'state 1' },
    scope: 'people:search account:read',
    resource: new URL('/mcp', process.env.E2E_URL).href,
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  await page.goto(address(`/authorize?${parameters}`))
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
}

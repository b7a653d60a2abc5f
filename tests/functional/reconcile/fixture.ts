import type { ApiClient } from '@japa/api-client'
import { giveCompanies } from '#tests/functional/support/companies'
import { givePeople } from '#tests/functional/support/people'

/** Two namesakes, one other person, and companies. */
export async function giveEntities(): Promise<void> {
  await givePeople([
    {
      ...{ name: 'Ingrid Solheim', title: 'Lighting Designer', company: 'Tarnlight Labs' },
      ...{ company_domain: 'tarnlight.example', city: 'Oslo', country: 'NO', skills: ['DMX', 'Rigging'] },
      website: 'https://ingrid.example/',
    },
    { name: 'Ingrid Solheim', title: 'Accountant', company: 'Moonbeck Foods', city: 'Bergen', country: 'NO' },
    { name: 'Otis Garland', title: 'Engineer', company: 'Tarnlight Labs' },
  ])
  await giveCompanies([
    {
      ...{ name: 'Tarnlight Labs', domain: 'tarnlight.example', founded_year: 2011, industry: 'Lighting' },
      ...{ headquarters: 'Oslo', description: 'Makes lamps' },
    },
    { name: 'Tarnbrook <b>Systems</b> & "Sons"', domain: 'tarnbrook.example' },
  ])
}

/** Returns the paths of a key's reconciliation links. */
export async function linksOf(client: ApiClient, secret: string) {
  const response = await client.get('/v1/reconcile').bearerToken(secret)
  response.assertStatus(200)
  const { url, draft_url } = response.body().data
  return { link: url as string, draft: draft_url as string }
}

/** Requests like a client in a browser on another site. */
export async function ask(url: string, init: RequestInit = {}): Promise<any> {
  const response = await fetch(url, {
    ...init,
    headers: { origin: 'https://other.example', ...init.headers },
  })
  if (response.headers.get('access-control-allow-origin') !== '*')
    throw new Error(`${url} cannot be read from another site`)
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text.startsWith('<') ? text : JSON.parse(text),
  }
}

/** Sends what OpenRefine sends: a form. */
export const postForm = (link: string, name: 'queries' | 'extend', value: object) =>
  ask(link, { method: 'POST', body: new URLSearchParams({ [name]: JSON.stringify(value) }) })

export const postJson = (url: string, body: object) =>
  ask(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
  })

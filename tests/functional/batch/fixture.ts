import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { Sql } from '#domain/ports/sql'
import env from '#start/env'
import { providers, StatedProvider } from '#tests/functional/contacts/fixture'
import { readFrom } from '../profiles/fixture.js'
import { givePeople } from '#tests/functional/support/people'

export const PHONE = '+14155552671'

export const PEOPLE = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ identifier: `person${i}@tidewell.example` }))

/**
 * Starts each test of the group without people, pages and runs, and with a contact provider that
 * knows PHONE. Returns a function that registers a clean-up after the test. Clean-ups run in
 * reverse order.
 */
export function freshBatches(group: Group): (undo: () => unknown) => void {
  const undoing: (() => unknown)[] = []
  group.each.setup(async () => {
    await givePeople([])
    const sql = await app.container.make(Sql)
    // Workers must not execute runs of other tests here.
    await sql.run(`UPDATE runs SET status = 'cancelled' WHERE status IN ('queued', 'running')`, [])
    readFrom([])
    providers([new StatedProvider('known', { phone: PHONE })])
  })
  group.each.teardown(async () => {
    for (const undo of undoing.splice(0).reverse()) await undo()
    app.container.restoreAll()
  })
  return (undo) => undoing.push(undo)
}

export function post(client: ApiClient, secret: string, body: object = {}, key?: string) {
  const request = client.post('/v1/people/batch/enrich').bearerToken(secret)
  if (key) request.header('idempotency-key', key)
  return request.json({ people: PEOPLE(3), fields: ['phone'], ...body })
}

/**
 * Sets the price of a found field in this process. Processes started meanwhile keep their prices.
 * Returns a function that restores the former price.
 */
export function priced(batch: number): () => void {
  const before = env.get('PRICES')
  setPrices({ ...before, batch })
  return () => setPrices(before)
}

/** Leaves process.env as it was, because env.set also writes an object there as text. */
function setPrices(prices: object): void {
  const text = process.env.PRICES
  env.set('PRICES', prices as any)
  if (text === undefined) delete process.env.PRICES
  else process.env.PRICES = text
}

export const read = async (client: ApiClient, secret: string, path: string) => {
  const response = await client.get(path).bearerToken(secret)
  response.assertStatus(200)
  return response.body().data
}

/** Polls a job until it ends. Returns its last state. */
export async function ended(client: ApiClient, secret: string, id: string, limitMs = 30_000) {
  for (const until = Date.now() + limitMs; Date.now() < until; ) {
    const batch = await read(client, secret, `/v1/people/batch/${id}`)
    if (['completed', 'failed'].includes(batch.status)) return batch
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the job did not end')
}

/** Returns all results. Reads them page by page. */
export async function resultsOf(client: ApiClient, secret: string, id: string, limit = 100) {
  const results: any[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const path = `/v1/people/batch/${id}/results?limit=${limit}${cursor && `&cursor=${cursor}`}`
    const page = await read(client, secret, path)
    results.push(...page.results)
    cursor = page.next_cursor
  }
  return results
}

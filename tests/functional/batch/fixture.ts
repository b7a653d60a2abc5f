import type { ApiClient } from '@japa/api-client'
import env from '#start/env'

export const PEOPLE = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ identifier: `person${i}@tidewell.example` }))

export function post(client: ApiClient, secret: string, body: object = {}, key?: string) {
  const request = client.post('/v1/people/batch/enrich').bearerToken(secret)
  if (key) request.header('idempotency-key', key)
  return request.json({ people: PEOPLE(3), fields: ['phone'], ...body })
}

/** What a found field costs from now on, until what is given back is called. Processes started meanwhile keep the prices as set. */
export function priced(batch: number): () => void {
  const before = env.get('PRICES')
  setPrices({ ...before, batch })
  return () => setPrices(before)
}

/** Env.set writes the environment too, which takes text alone. */
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

/** Polls a job to its end; gives what it was seen to be. */
export async function ended(client: ApiClient, secret: string, id: string, limitMs = 30_000) {
  for (const until = Date.now() + limitMs; Date.now() < until; ) {
    const batch = await read(client, secret, `/v1/people/batch/${id}`)
    if (['completed', 'failed'].includes(batch.status)) return batch
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the job did not end')
}

/** Every result, page by page. */
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

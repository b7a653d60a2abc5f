import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { Evidence } from '#domain/evidence/evidence'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import env from '#start/env'
import { eventsOf, type SeenEvent } from '#tests/functional/support/event_stream'
import { givePeople } from '#tests/functional/support/people'
import { altered, fillFrom } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import { PEOPLE, QUERY, setPages } from './invented_data.js'

export const inventedWeb = () => new MemoryEvidence(setPages)

/**
 * Returns the invented web, which blocks after `after` page reads until `open` is called. `reached`
 * resolves at the first blocked read.
 */
export function gated(after: number): { evidence: Evidence; reached: Promise<void>; open: () => void } {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const web = inventedWeb()
  let reads = 0
  const evidence = altered(web, {
    read: async (request) => {
      if (++reads > after) {
        reach()
        await gate
      }
      return web.read(request)
    },
  })
  return { evidence, reached, open }
}

/** Sets prices. Returns a function that restores them. */
export function priced(prices: { sets: number; set_fields: number }): () => void {
  const before = { ...env.get('PRICES') }
  Object.assign(env.get('PRICES'), prices)
  return () => void Object.assign(env.get('PRICES'), before)
}

/** Makes Sets search the invented data, until `app.container.restoreAll()`. */
export async function inventedWorld(): Promise<void> {
  await givePeople(PEOPLE)
  const evidence = inventedWeb()
  searchIn(evidence)
  await fillFrom(evidence)
}

export const create = (client: ApiClient, secret: string, body: object = {}) =>
  client
    .post('/v1/sets')
    .bearerToken(secret)
    .json({ search: { query: QUERY, count: 10 }, ...body })

/** Creates a Set and returns its id. */
export async function created(client: ApiClient, secret: string, body: object = {}): Promise<string> {
  const response = await create(client, secret, body)
  response.assertStatus(201)
  return response.body().data.id
}

export async function read(client: ApiClient, secret: string, path: string) {
  const response = await client.get(path).bearerToken(secret)
  response.assertStatus(200)
  return response.body().data
}

/** Polls a Set until it no longer runs. Returns it. */
export async function idle(client: ApiClient, secret: string, id: string, limitMs = 20_000) {
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    const set = await read(client, secret, `/v1/sets/${id}`)
    if (set.status !== 'running') return set
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`the Set did not go idle: ${JSON.stringify(await read(client, secret, `/v1/sets/${id}`))}`)
}

/** Returns the names of the admitted people in alphabetical order. */
export async function admitted(client: ApiClient, secret: string, id: string): Promise<string[]> {
  const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted&limit=500`)
  return items.map(({ person }: any) => person.name).sort()
}

export { eventsOf, type SeenEvent }

/** Reads a Set's events in order until `until` returns true or the stream ends. */
export async function follow(
  secret: string,
  id: string,
  until: (event: SeenEvent) => boolean,
  { after, lastEventId, signal }: { after?: number; lastEventId?: number; signal?: AbortSignal } = {}
): Promise<SeenEvent[]> {
  const seen: SeenEvent[] = []
  const leave = new AbortController()
  const either = signal ? AbortSignal.any([signal, leave.signal]) : leave.signal
  const response = await openStream(secret, id, { after, lastEventId, signal: either })
  for await (const event of eventsOf(response)) {
    seen.push(event)
    if (until(event)) break
  }
  leave.abort()
  return seen
}

export function openStream(
  secret: string,
  id: string,
  { after, lastEventId, signal }: { after?: number; lastEventId?: number; signal?: AbortSignal } = {}
): Promise<Response> {
  const url = `http://${env.get('HOST')}:${env.get('PORT')}/v1/sets/${id}/events${after === undefined ? '' : `?after_seq=${after}`}`
  const headers: Record<string, string> = { authorization: `Bearer ${secret}`, accept: 'text/event-stream' }
  if (lastEventId !== undefined) headers['last-event-id'] = String(lastEventId)
  return fetch(url, { headers, signal })
}

export const restore = () => app.container.restoreAll()

export {
  AT,
  DESIGNERS,
  ON_PAGES,
  MOVED,
  UNPROVEN,
  POST,
  setPages,
  PEOPLE,
  QUERY,
  SCHOOL,
} from './invented_data.js'

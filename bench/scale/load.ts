/**
 * A process that reads a LoadOrder from stdin, sends its requests to several servers in turn, and
 * prints a LoadResult as JSON. After a broken or refused connection it avoids the server for a
 * while, like a proxy, and repeats the request on the next server. Every second request has an
 * Idempotency-Key if it is a POST. Repeats of a request keep its key.
 */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { type Asked, SERIAL } from './requests.js'

export type LoadOrder = { urls: string[]; key: string; requests: Asked[]; clients: number; seconds: number }

/**
 * A response: its completion time (ms since 1970), its ms since the first attempt, and the number
 * of attempts.
 */
export type Sample = [at: number, ms: number, tries: number]

export type LoadResult = {
  samples: Sample[]
  /** Responses other than 2xx, by status. A 409 is repeated instead and not counted. */
  failures: Record<string, number>
  /** Broken or refused connections per server. */
  broken: number[]
}

const AVOID_MS = 1_000
const RETRY_MS = 100

const { urls, key, requests, clients, seconds }: LoadOrder = JSON.parse(await text(process.stdin))
const pools = urls.map((url) => new Pool(url, { connections: clients, pipelining: 1 }))
const outUntil = urls.map(() => 0)
const result: LoadResult = { samples: [], failures: {}, broken: urls.map(() => 0) }
const until = Date.now() + seconds * 1000
let asked = 0
let turn = 0

await Promise.all(Array.from({ length: clients }, client))
process.stdout.write(JSON.stringify(result), () => process.exit(0))

async function client(): Promise<void> {
  while (Date.now() < until) {
    const { body, ...rest } = requests[asked++ % requests.length]
    const request = { ...rest, body: body?.replaceAll(SERIAL, String(asked)) }
    const idempotencyKey = request.method === 'POST' && asked % 2 === 0 ? randomUUID() : undefined
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      const status = await send(nextServer(), request, idempotencyKey)
      if (status !== null && status !== 409) {
        if (status >= 300) result.failures[status] = (result.failures[status] ?? 0) + 1
        result.samples.push([Date.now(), performance.now() - began, tries])
        break
      }
      if (status === 409) await sleep(RETRY_MS)
    }
  }
}

/**
 * Returns the next server in turn that is not avoided. If all are avoided, returns the next one
 * anyway.
 */
function nextServer(): number {
  for (let i = 0; i < urls.length; i++) {
    const server = turn++ % urls.length
    if (outUntil[server] < Date.now()) return server
  }
  return turn++ % urls.length
}

/** Returns the status of a complete response, or null when the connection was broken or refused. */
async function send(server: number, request: Asked, idempotencyKey?: string): Promise<number | null> {
  try {
    const { statusCode, body } = await pools[server].request({
      method: request.method,
      path: request.path,
      body: request.body,
      headers: {
        authorization: `Bearer ${key}`,
        ...(request.body ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
    })
    await body.dump()
    return statusCode
  } catch {
    result.broken[server]++
    outUntil[server] = Date.now() + AVOID_MS
    return null
  }
}

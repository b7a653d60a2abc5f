/**
 * Asks several servers in turn as the JSON on its input says and prints what came of it as JSON: a
 * process of its own. A server that breaks a connection or takes none is left out for a while, and
 * what was asked of it is asked of the next with the same Idempotency-Key, as a proxy and its
 * clients do.
 */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Asked } from './requests.js'

export type LoadOrder = { urls: string[]; key: string; requests: Asked[]; clients: number; seconds: number }

/**
 * An answer: when it was whole (epoch, ms), the ms since it was first asked for, and how often it
 * was asked for.
 */
export type Sample = [at: number, ms: number, tries: number]

export type LoadResult = {
  samples: Sample[]
  /**
   * Answers other than 2xx, by status; none for those that say that the first try is still under
   * way.
   */
  failures: Record<string, number>
  /** Connections that broke or were refused, by server. */
  broken: number[]
}

const OUT_MS = 1_000
const ASK_AGAIN_MS = 100

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
    const request = requests[asked++ % requests.length]
    const idempotencyKey = request.method === 'POST' && asked % 2 === 0 ? randomUUID() : undefined
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      const status = await ask(nextServer(), request, idempotencyKey)
      if (status !== null && status !== 409) {
        if (status >= 300) result.failures[status] = (result.failures[status] ?? 0) + 1
        result.samples.push([Date.now(), performance.now() - began, tries])
        break
      }
      if (status === 409) await sleep(ASK_AGAIN_MS)
    }
  }
}

/** The next server in turn that is not left out; the next of all where all are. */
function nextServer(): number {
  for (let i = 0; i < urls.length; i++) {
    const server = turn++ % urls.length
    if (outUntil[server] < Date.now()) return server
  }
  return turn++ % urls.length
}

/** The status of a whole answer, or null. */
async function ask(server: number, request: Asked, idempotencyKey?: string): Promise<number | null> {
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
    outUntil[server] = Date.now() + OUT_MS
    return null
  }
}

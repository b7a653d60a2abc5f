import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Agent, request } from 'node:http'

export type Sent = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** Whether to read an event stream to its end instead of closing it at once. */
  follow?: boolean
}
export type Answered = { status: number; ms: number; blockedMs: number }

const agent = new Agent({ keepAlive: true, maxSockets: 4 })
const RESOLUTION_MS = 5

/**
 * Sends a request to the server in this process and measures it. `blockedMs` is an upper bound of
 * the time for which the event loop was blocked. It is the CPU time of the main thread, which other
 * processes do not affect, or the longest timer delay if that is shorter.
 */
export async function probe(sent: Sent): Promise<Answered> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const before = process.threadCpuUsage()
  const began = performance.now()
  const status = await send(sent)
  const ms = performance.now() - began
  // One turn of the loop, so that a block at the end is measured.
  await new Promise((resolve) => setTimeout(resolve, 1))
  const { user, system } = process.threadCpuUsage(before)
  delays.disable()
  const longest = delays.count > 0 ? delays.max / 1e6 : Infinity
  return { status, ms, blockedMs: Math.min((user + system) / 1_000, longest) }
}

function send({ method, path, headers = {}, body, follow }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: process.env.HOST, port: process.env.PORT, method, path, agent }
    const sent = request(
      {
        ...options,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (response) => {
        // A followed stream stays open.
        const isStream = response.headers['content-type']?.startsWith('text/event-stream')
        if (isStream && !follow) response.destroy()
        response.on('error', () => {}).resume()
        response.once('close', () => resolve(response.statusCode!))
      }
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

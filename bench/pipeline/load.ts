/** A process that reads a LoadOrder from stdin, loads a server, and prints a LoadResult as JSON. */
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { percentiles } from '#bench/support/percentiles'

/** `body` is sent as it is. The load runs for `seconds` over `connections`. */
export type LoadOrder = {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  freshKey: boolean
  connections: number
  seconds: number
}

/** Latencies in ms. `failures` counts responses other than 2xx, errors and timeouts. */
export type LoadResult = { answers: number; perSecond: number; p50: number; p99: number; failures: number }

const { url, method, headers, body, freshKey, connections, seconds }: LoadOrder = JSON.parse(
  await text(process.stdin)
)
const timings: number[] = []
const load = autocannon({
  url,
  method,
  headers: freshKey ? { ...headers, 'idempotency-key': '[<id>]' } : headers,
  body,
  connections,
  duration: seconds,
  idReplacement: freshKey,
})
let [first, last] = [0, 0]
load.on('response', (_client, _status, _bytes, ms) => {
  last = performance.now()
  first ||= last
  timings.push(ms)
})
const { errors, timeouts, non2xx } = await load
const { count, p50, p99 } = percentiles(timings)
const result: LoadResult = {
  answers: count,
  perSecond: (count - 1) / ((last - first) / 1000),
  p50,
  p99,
  failures: errors + timeouts + non2xx,
}
console.log(JSON.stringify(result))

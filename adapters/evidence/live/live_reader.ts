import type { EgressPolicy } from '#domain/evidence/egress'
import { EgressGuard, type Resolve } from '../../egress/egress_guard.js'
import { ProxiedNames, type TryResolve } from '../../egress/proxied_names.js'
import { CircuitBreaker } from './circuit_breaker.js'
import { DirectTransport } from './direct_transport.js'
import { HostGate, type Politeness } from './host_gate.js'
import { PageClient } from './page_client.js'
import { PageFetcher } from './page_fetcher.js'
import { ProxyTransport } from './proxy_transport.js'
import { Robots } from './robots.js'
import type { Transport } from './transport.js'

export type LiveLimits = Politeness & {
  connectMs: number
  headersMs: number
  /** Maximum time between two chunks of a body. */
  bodyMs: number
  maxBodyBytes: number
  retries: number
  backoffMs: number
  /** Consecutive failures after which no requests are sent to a host for `breakerMs`. */
  breakerFailures: number
  breakerMs: number
}

export type LiveReaderOptions = {
  egress: EgressPolicy
  proxy?: string
  clock?: () => Date
  random?: () => number
  resolve?: Resolve
  tryResolve?: TryResolve
  limits?: Partial<LiveLimits>
}

/** A host gets at most 20 requests per second, and fewer concurrent requests than from a browser. */
export const LIVE_LIMITS: LiveLimits = {
  total: 32,
  perHost: 4,
  delayMs: 50,
  connectMs: 5000,
  headersMs: 10_000,
  bodyMs: 5000,
  maxBodyBytes: 5_000_000,
  retries: 2,
  backoffMs: 250,
  breakerFailures: 5,
  breakerMs: 60_000,
}

/** The name by which sites allow or refuse this reader in robots.txt. */
const ROBOTS_TOKEN = 'kithbot'
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOTS_TOKEN}/1.0)`

export function liveReader(options: LiveReaderOptions): { fetcher: PageFetcher; transport: Transport } {
  const limits = { ...LIVE_LIMITS, ...options.limits }
  const guard = new EgressGuard(options.egress, options.resolve)
  const transport = transportFor(options, guard, limits)
  const gate = new HostGate(limits)
  const breaker = new CircuitBreaker(limits.breakerFailures, limits.breakerMs)
  const { clock = () => new Date(), random = Math.random } = options
  const client = new PageClient({ ...limits, transport, gate, breaker, userAgent: USER_AGENT, random })
  const robots = new Robots(
    ROBOTS_TOKEN,
    (url, signal) => readRobots(client, url, signal),
    (host, delayMs) => gate.slowDown(host, delayMs)
  )
  return { fetcher: new PageFetcher(client, robots, breaker, clock), transport }
}

function transportFor(
  { proxy, tryResolve }: LiveReaderOptions,
  guard: EgressGuard,
  limits: LiveLimits
): Transport {
  if (!proxy) return new DirectTransport(guard, { ...limits, perOrigin: limits.perHost })
  const names = new ProxiedNames(guard, tryResolve)
  return new ProxyTransport(new URL(proxy), guard, names, { ...limits, perOrigin: limits.perHost })
}

const MAX_ROBOTS_REDIRECTS = 5
/** Maximum bytes of a robots.txt that are parsed. RFC 9309, section 2.5, requires at least this many. */
const MAX_ROBOTS_BYTES = 512_000

async function readRobots(client: PageClient, asked: URL, signal: AbortSignal) {
  let url = asked
  for (let hops = 0; hops <= MAX_ROBOTS_REDIRECTS; hops++) {
    const { status, location, body, url: answered } = await client.get(url, true, null, signal)
    if (status < 300 || status >= 400) return { status, text: body.toString('utf8', 0, MAX_ROBOTS_BYTES) }
    if (!location || !URL.canParse(location, answered.href)) break
    url = new URL(location, answered)
  }
  return { status: 404, text: '' }
}

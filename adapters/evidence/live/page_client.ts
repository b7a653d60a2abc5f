import { setTimeout as sleep } from 'node:timers/promises'
import { ACCEPT_ENCODING, decodeContent, tooLarge } from '../content/decode_content.js'
import { RecentMap } from '../../egress/recent_map.js'
import type { CircuitBreaker } from './circuit_breaker.js'
import type { HostGate } from './host_gate.js'
import { isNameError, ReadError, toReadError } from './read_error.js'
import type { RawResponse, Transport } from './transport.js'

/** A response with a decoded body. */
export type Response = {
  /** The requested URL, possibly with the other scheme. */
  url: URL
  status: number
  contentType: string | null
  location: string | null
  etag: string | null
  lastModified: string | null
  body: Buffer
}

export type Validators = { etag: string | null; lastModified: string | null }

export type ClientOptions = {
  transport: Transport
  gate: HostGate
  breaker: CircuitBreaker
  userAgent: string
  maxBodyBytes: number
  retries: number
  /** Mean wait before the first retry, in ms. Doubles for each further retry. */
  backoffMs: number
  /** Returns a number from 0 to 1. */
  random: () => number
}

const BUSY = new Set([429, 500, 502, 503, 504])
/** How long a host that answered only with http is requested without https. */
const PLAIN_HOST_TTL_MS = 10 * 60_000

/**
 * Requests a URL within the host's limits. Retries, but follows no redirects. Tries http when a URL
 * without a port cannot be reached with https.
 */
export class PageClient {
  readonly #plainHosts = new RecentMap<true>(10_000, PLAIN_HOST_TTL_MS)

  constructor(private readonly options: ClientOptions) {}

  /** @param upgrade tries https first for an http URL @throws ReadError */
  async get(
    asked: URL,
    upgrade: boolean,
    validators: Validators | null,
    signal: AbortSignal
  ): Promise<Response> {
    checkScheme(asked)
    try {
      return await this.#bothSchemes(asked, upgrade, validators, signal)
    } catch (error) {
      throw toReadError(error)
    }
  }

  async #bothSchemes(asked: URL, upgrade: boolean, validators: Validators | null, signal: AbortSignal) {
    const secure = withScheme(asked, 'https:')
    const plain = withScheme(asked, 'http:')
    const wantsSecure = asked.protocol === 'https:' || upgrade
    if (!wantsSecure || (asked.port && asked.protocol === 'http:'))
      return this.#withRetries(plain, validators, signal)
    if (!asked.port && this.#plainHosts.get(asked.host)) return this.#withRetries(plain, validators, signal)
    try {
      return await this.#withRetries(secure, validators, signal)
    } catch (thrown) {
      const error = toReadError(thrown)
      if (asked.port || signal.aborted || !mayBePlain(error)) throw error
    }
    const response = await this.#withRetries(plain, validators, signal)
    this.#plainHosts.set(asked.host, true)
    return response
  }

  /**
   * Requests a URL and retries, up to `retries` times, while its host is busy or connections break.
   */
  async #withRetries(url: URL, validators: Validators | null, signal: AbortSignal): Promise<Response> {
    const { gate, breaker, retries, backoffMs, random } = this.options
    for (let attempt = 0; ; attempt++) {
      breaker.check(url.host)
      let wait = backoffMs * 2 ** attempt * (0.5 + random())
      try {
        const { response, retryAfterMs } = await gate.run(url.host, signal, () =>
          this.#once(url, validators, signal)
        )
        if (!BUSY.has(response.status)) {
          breaker.succeeded(url.host)
          return response
        }
        if (response.status !== 429) breaker.failed(url.host)
        if (retryAfterMs !== null) {
          gate.pause(url.host, Math.min(retryAfterMs, MAX_PAUSE_MS))
          wait = 0
        }
        if (attempt >= retries || (retryAfterMs ?? 0) > MAX_WAIT_MS) return response
      } catch (thrown) {
        const error = toReadError(thrown)
        if (!signal.aborted && error.reason !== 'forbidden' && error.reason !== 'unusable')
          breaker.failed(url.host)
        if (!error.transient || attempt >= retries) throw error
      }
      await sleep(wait, undefined, { signal })
    }
  }

  async #once(url: URL, validators: Validators | null, signal: AbortSignal) {
    const { transport, maxBodyBytes } = this.options
    const answer = await transport.get(url, this.#headers(validators), signal)
    const { status } = answer
    const contentType = answer.header('content-type')
    const wanted = status >= 200 && status < 300
    const body = wanted ? await readBody(answer, maxBodyBytes) : Buffer.alloc(0)
    if (!wanted) await answer.dump()
    const response: Response = {
      url,
      status,
      contentType,
      location: answer.header('location'),
      etag: answer.header('etag'),
      lastModified: answer.header('last-modified'),
      body,
    }
    return { response, retryAfterMs: retryAfter(answer.header('retry-after'), answer.header('date')) }
  }

  #headers(validators: Validators | null): Record<string, string> {
    return {
      'user-agent': this.options.userAgent,
      accept:
        'text/html,application/xhtml+xml,application/xml;q=0.9,text/plain;q=0.8,application/json;q=0.7,*/*;q=0.1',
      'accept-language': 'en,*;q=0.8',
      'accept-encoding': ACCEPT_ENCODING,
      ...(validators?.etag ? { 'if-none-match': validators.etag } : {}),
      ...(validators?.lastModified ? { 'if-modified-since': validators.lastModified } : {}),
    }
  }
}

/** @throws ReadError for schemes other than http and https */
export function checkScheme({ protocol }: URL): void {
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new ReadError('forbidden', `unsupported scheme ${protocol}`)
}

/** Longest Retry-After in ms that a read waits for. After a longer one, the read returns the response. */
const MAX_WAIT_MS = 10_000
/** Longest pause of a host in ms. Hosts may ask for years, but timers overflow after 24 days. */
const MAX_PAUSE_MS = 86_400_000

async function readBody(answer: RawResponse, limit: number): Promise<Buffer> {
  const length = Number(answer.header('content-length') ?? 0)
  const parts: Buffer[] = []
  let size = 0
  if (length <= limit) {
    for await (const part of answer.body) {
      size += part.length
      if (size > limit) break
      parts.push(part)
    }
  }
  if (length > limit || size > limit) {
    await answer.dump()
    throw tooLarge(limit)
  }
  return decodeContent(Buffer.concat(parts), answer.header('content-encoding'), limit)
}

/** Returns Retry-After in ms, or null. A date is relative to the server's clock. */
function retryAfter(value: string | null, date: string | null): number | null {
  if (value === null) return null
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const wait = Date.parse(value) - Date.parse(date ?? '')
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

function withScheme(url: URL, protocol: 'http:' | 'https:'): URL {
  if (url.protocol === protocol) return url
  const other = new URL(url)
  other.protocol = protocol
  return other
}

/** Whether a host that failed with https may work with http. */
const mayBePlain = (error: ReadError) =>
  !isNameError(error) && (error.reason === 'unreachable' || isConnectTimeout(error))

const isConnectTimeout = ({ cause }: ReadError) =>
  (cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_CONNECT_TIMEOUT'

import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Agent, request } from 'undici'
import type { EgressPolicy } from '#domain/evidence/egress'
import { ProfilesUnavailableError } from '#domain/codehost/profiles'
import { EgressGuard } from '#adapters/egress/egress_guard'
import { guardedAgent } from '#adapters/egress/guarded_agent'
import { limitedUntil } from './rate_limit.js'

export type GithubSettings = {
  token: string
  egress: EgressPolicy
  /** Base URL of the REST API. */
  url?: string
  userAgent?: string
  timeoutMs?: number
}

/** A cached response. Its ETag revalidates it. */
type TaggedResponse = { etag: string; text: string }

const DEFAULTS = { url: 'https://api.github.com', userAgent: 'kith', timeoutMs: 8_000 }
const TRIES = 2
const RETRY_MS = 300
const CONCURRENCY = 6
const CACHED_CHARACTERS = 32_000_000
const MAX_ANSWER_LENGTH = 4_000_000
/** Status codes for a profile that does not exist, is gone, or is blocked by law. */
const ABSENT = [404, 410, 451]

/**
 * Reads the GitHub REST API. Cached responses are revalidated with their ETag, which does not count
 * against the hourly limit. After a rate-limit response no request is sent until the limit resets.
 */
export class GithubClient {
  readonly #settings: Required<GithubSettings>
  readonly #guard: EgressGuard
  readonly #agent: Agent
  readonly #cache = new LRUCache<string, TaggedResponse>({
    maxSize: CACHED_CHARACTERS,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
  })
  #limitedUntil = 0

  constructor(settings: GithubSettings) {
    this.#settings = { ...DEFAULTS, ...settings }
    const { timeoutMs } = this.#settings
    this.#guard = new EgressGuard(settings.egress)
    this.#agent = guardedAgent(this.#guard, {
      connectMs: timeoutMs,
      headersMs: timeoutMs,
      bodyMs: timeoutMs,
      perOrigin: CONCURRENCY,
    })
  }

  /**
   * Returns the JSON at a path; null if absent. Throws ProfilesUnavailableError, or the signal's
   * reason if it aborts.
   */
  async get(path: string, signal?: AbortSignal): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted()
      this.#assertAllowed()
      try {
        return await this.#request(path, signal)
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ProfilesUnavailableError) throw error
        if (attempt === TRIES) throw unavailable((error as Error).message, error)
        await wait(RETRY_MS, undefined, { signal })
      }
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }

  async #request(path: string, signal: AbortSignal | undefined): Promise<unknown> {
    const { url, token, userAgent, timeoutMs } = this.#settings
    const known = this.#cache.get(path)
    const address = `${url.replace(/\/$/, '')}${path}`
    this.#checkAddress(address)
    const timeout = AbortSignal.timeout(timeoutMs)
    const { statusCode, headers, body } = await request(address, {
      dispatcher: this.#agent,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'user-agent': userAgent,
        'x-github-api-version': '2022-11-28',
        ...(known ? { 'if-none-match': known.etag } : {}),
      },
    })
    if (statusCode === 200) return this.#remember(path, headers.etag, await textOf(body))
    await body.dump({ limit: 65_536 }).catch(() => {})
    if (statusCode === 304 && known) return JSON.parse(known.text)
    if (ABSENT.includes(statusCode)) {
      this.#cache.delete(path)
      return null
    }
    const header = (name: string) => [headers[name]].flat()[0]
    this.#refuse(statusCode, header)
    throw new Error(`the code host answered ${statusCode}`)
  }

  #remember(path: string, etag: string | string[] | undefined, text: string): unknown {
    const answer = JSON.parse(text)
    if (typeof etag === 'string') this.#cache.set(path, { etag, text })
    return answer
  }

  /** Throws when a retry would not help. */
  #refuse(status: number, header: (name: string) => string | undefined): void {
    const until = limitedUntil(status, header, Date.now())
    if (until !== null) {
      this.#limitedUntil = Math.max(this.#limitedUntil, until)
      this.#assertAllowed()
    }
    if (status >= 300 && status < 500) throw unavailable(`the code host rejected the request with ${status}`)
  }

  #assertAllowed(): void {
    const seconds = Math.ceil((this.#limitedUntil - Date.now()) / 1000)
    if (seconds > 0) throw new ProfilesUnavailableError('the code host has reached its rate limit', seconds)
  }

  #checkAddress(address: string): void {
    try {
      this.#guard.checkUrl(address)
    } catch (error) {
      throw unavailable((error as Error).message, error)
    }
  }
}

const unavailable = (message: string, cause?: unknown) =>
  new ProfilesUnavailableError(message, undefined, { cause })

async function textOf(body: AsyncIterable<unknown> & { setEncoding(encoding: 'utf8'): unknown }) {
  let text = ''
  body.setEncoding('utf8')
  for await (const part of body) {
    text += part
    if (text.length > MAX_ANSWER_LENGTH) throw unavailable('the code host sent too much data')
  }
  return text
}

import { DomainError, validationFailed } from '#domain/errors'
import { Pronet, type PronetPage } from '#domain/pronet/pronet'
import type { PronetComment, PronetCompany, PronetPost, PronetProfile } from '#domain/pronet/records'
import type { PronetRef } from '#domain/pronet/reference'
import type { PronetFilters } from '#domain/pronet/search_query'
import { commentIn, companyIn, listIn, matchIn, postIn, profileIn } from './read_answer.js'

export type HttpPronetSettings = {
  /** Base URL of the six read endpoints, which match those under /v1/pronet of this service. */
  url: string
  key?: string
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const MAX_BYTES = 4 * 1024 * 1024

/** Reads the professional network from another service with the same six endpoints. */
export class HttpPronet extends Pronet {
  constructor(private readonly settings: HttpPronetSettings) {
    super()
  }

  async profile({ url }: PronetRef): Promise<PronetProfile | null> {
    const data = await this.#get('/profile', { url })
    return data && profileIn(data.profile)
  }

  async company({ url }: PronetRef): Promise<PronetCompany | null> {
    const data = await this.#get('/company', { url })
    return data && companyIn(data.company)
  }

  async search(filters: PronetFilters, limit: number, cursor: string | null): Promise<PronetPage> {
    const body = JSON.stringify({ filters, limit, cursor })
    const data = await this.#request('/search', { method: 'POST', body })
    const next = data?.next_cursor
    return {
      matches: listIn(data?.results, matchIn).slice(0, limit),
      next: typeof next === 'string' && next !== '' ? next : null,
    }
  }

  async posts({ kind, url }: PronetRef, limit: number): Promise<PronetPost[] | null> {
    const path = kind === 'company' ? '/company/posts' : '/posts'
    const data = await this.#get(path, { identifier: url, limit: String(limit) })
    return data && listIn(data.posts, postIn).slice(0, limit)
  }

  async comments({ url }: PronetRef, limit: number): Promise<PronetComment[] | null> {
    const data = await this.#get('/comments', { identifier: url, limit: String(limit) })
    return data && listIn(data.comments, commentIn).slice(0, limit)
  }

  #get(path: string, query: Record<string, string>) {
    return this.#request(`${path}?${new URLSearchParams(query)}`, { method: 'GET' })
  }

  /** Returns the `data` of a response, or null for 404. */
  async #request(path: string, request: RequestInit): Promise<Record<string, unknown> | null> {
    const { url, key, timeoutMs = TIMEOUT_MS } = this.settings
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(url.replace(/\/$/, '') + path, {
        ...request,
        signal,
        redirect: 'error',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      })
      if (response.status === 404) return null
      if (response.status === 422 && path === '/search')
        throw validationFailed({ cursor: ['must be the next_cursor of a page'] })
      if (!response.ok) throw unavailable(response.headers.get('retry-after'))
      const text = await response.text()
      if (text.length > MAX_BYTES) throw unavailable()
      return dataOf(JSON.parse(text))
    } catch (error) {
      if (error instanceof DomainError) throw error
      throw signal.aborted
        ? new DomainError('upstream_timeout', undefined, { retryable: true })
        : unavailable()
    }
  }
}

function dataOf(answer: unknown): Record<string, unknown> {
  const { data } = (answer ?? {}) as { data?: unknown }
  if (typeof data !== 'object' || data === null) throw unavailable()
  return data as Record<string, unknown>
}

function unavailable(retryAfter: string | null = null): DomainError {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? { retry_after_seconds: Number(retryAfter) } : {}
  return new DomainError('upstream_unavailable', undefined, { retryable: true, ...seconds })
}

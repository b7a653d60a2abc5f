import { request } from 'undici'
import type { FoundPage } from '#domain/evidence/evidence'

const TIMEOUT_MS = 10_000
const MAX_CHARACTERS = 2_000_000

/** Searches the web. @throws if the search fails */
export type WebSearch = (query: string, limit: number, signal?: AbortSignal) => Promise<FoundPage[]>

/** Uses the JSON API of the operator's SearXNG instance, which may have any address. */
export function searxng(base: string): WebSearch {
  return async (query, limit, signal) => {
    const url = new URL('search', base.endsWith('/') ? base : `${base}/`)
    url.search = new URLSearchParams({ q: query, format: 'json' }).toString()
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const { statusCode, body } = await request(url, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    let text = ''
    for await (const part of body.setEncoding('utf8')) {
      text += part
      if (text.length > MAX_CHARACTERS) throw new Error('the web search response is too large')
    }
    if (statusCode !== 200) throw new Error(`the web search returned status ${statusCode}`)
    return pages(JSON.parse(text), limit)
  }
}

function pages(answer: { results?: unknown }, limit: number): FoundPage[] {
  const results = Array.isArray(answer?.results) ? answer.results : []
  const found = results.flatMap((result: Record<string, unknown> | null, i): FoundPage[] => {
    if (typeof result?.url !== 'string' || !/^https?:\/\//i.test(result.url) || !URL.canParse(result.url))
      return []
    const score =
      typeof result.score === 'number' && Number.isFinite(result.score) ? result.score : 1 / (i + 1)
    return [{ url: result.url, title: typeof result.title === 'string' ? result.title : null, score }]
  })
  return found.slice(0, limit)
}

import type { AppList } from '#domain/connections/lists/app_list'
import {
  AppLists,
  type ReadList,
  type ReadOptions,
  type WriteResult,
} from '#domain/connections/lists/app_lists'
import { bodyOf, type ListRow, rowsIn } from '#domain/connections/lists/list_rows'
import type { PushChange } from '#domain/connections/lists/push_changes'
import type { OauthApp } from '#domain/connections/oauth_app'
import { DomainError } from '#domain/errors'

const TIMEOUT_MS = 15_000
/** Maximum pages per read of a list. */
const MAX_PAGES = 100
/** Maximum length of one response, and of all pages of a list together. */
const MAX_BYTES = 10 * 1024 * 1024

type Request = { method: string; body?: unknown; key?: string; signal: AbortSignal; token: string }

/** Reads and writes lists over HTTP with JSON bodies. Follows no redirects. */
export class RestAppLists extends AppLists {
  constructor(
    private readonly apps: readonly OauthApp[],
    private readonly timeoutMs = TIMEOUT_MS
  ) {
    super()
  }

  get isEmpty(): boolean {
    return this.apps.every(({ lists = [] }) => lists.length === 0)
  }

  of(name: string): readonly AppList[] {
    return this.apps.find((app) => app.name === name)?.lists ?? []
  }

  async read(list: AppList, token: string, { limit, signal, mayRequest }: ReadOptions): Promise<ReadList> {
    const rows: ListRow[] = []
    let [url, header, bytes]: [string | null, string[] | null, number] = [list.url, null, 0]
    for (let page = 0; url !== null && page < MAX_PAGES && rows.length < limit; page++) {
      if (page > 0 && mayRequest && !(await mayRequest())) break
      const response = await this.#send(url, { method: 'GET', token, signal })
      if (!response.ok) throw unavailable(`answered with status ${response.status}`, response.status >= 500)
      bytes += response.text.length
      if (bytes > MAX_BYTES) return { rows, isCut: true }
      const found = rowsIn(jsonIn(response.text), list, header)
      if (!found) throw unavailable('did not answer with rows', false)
      rows.push(...found.rows)
      header = found.header
      url = found.next === null ? null : nextUrl(found.next, list)
    }
    return { rows: rows.slice(0, limit), isCut: url !== null || rows.length > limit }
  }

  async write(
    list: AppList,
    token: string,
    { rowId, fields }: Pick<PushChange, 'rowId' | 'fields'>,
    key: string,
    signal: AbortSignal
  ): Promise<WriteResult> {
    if (list.writeUrl === null) throw new RangeError(`the list ${list.name} is read-only`)
    const url = rowId === null ? list.writeUrl : rowUrl(list.writeUrl, rowId)
    const method = rowId === null ? 'POST' : 'PATCH'
    const { ok, status } = await this.#send(url, { method, body: bodyOf(fields, list), key, token, signal })
    if (ok) return { ok }
    if (status >= 500 || status === 429 || status === 408)
      throw unavailable(`answered with status ${status}`, true)
    return { ok, status }
  }

  /**
   * Throws if the app refuses the token or does not answer. Errors never contain the app's
   * response.
   */
  async #send(url: string, { method, body, key, signal, token }: Request) {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(this.timeoutMs)]),
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await textOf(response)
      if (response.status !== 401) return { ok: response.ok, status: response.status, text }
    } catch {
      signal.throwIfAborted()
      throw unavailable('did not answer', true)
    }
    throw unavailable('refused the access. Connect it again', false)
  }
}

/** Reads a body, but stops after the chunk that exceeds MAX_BYTES. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length > MAX_BYTES) break
  }
  return text
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Returns the URL of the next page. Throws for another origin, which must not receive the token.
 */
function nextUrl(next: string, { url }: AppList): string {
  const found = URL.canParse(next, url) ? new URL(next, url) : null
  if (found?.origin !== new URL(url).origin) throw unavailable('named a next page of another site', false)
  return found.href
}

function rowUrl(writeUrl: string, id: string): string {
  const url = new URL(writeUrl)
  // A URL parser removes a segment of one or two dots, even if it is percent-encoded.
  if (/^\.{1,2}$/.test(id)) throw unavailable('named a row that has no URL', false)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`
  return url.href
}

const unavailable = (what: string, retryable: boolean): DomainError =>
  new DomainError('upstream_unavailable', `The app ${what}.`, { retryable })

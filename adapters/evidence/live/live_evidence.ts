import type { Snapshot } from '#domain/evidence/page'
import {
  Evidence,
  type FoundPage,
  type ReadFailure,
  type ReadRequest,
  type ReadResult,
} from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { LATEST, readFresh, storedPage } from '../archive/archive_evidence.js'
import { newestCapture } from '../archive/capture_table.js'
import { payloadDigest } from '../warc/write_record.js'
import type { PageArchive } from '../archive/page_archive.js'
import { pageKey } from '../archive/page_key.js'
import { decodeText } from '../content/decode_text.js'
import { sniffMediaType } from '../content/media_type.js'
import { RecentMap } from '../../egress/recent_map.js'
import type { Fetched, KnownCapture, PageFetcher } from './page_fetcher.js'
import { toReadError } from './read_error.js'
import { SharedReads } from './shared_reads.js'
import type { WebSearch } from './web_search.js'

export type LiveEvidenceOptions = {
  archive: PageArchive
  parser: PageParser
  fetcher: PageFetcher
  closeReader: () => Promise<void>
  search?: WebSearch
  timeoutMs?: number
}

type Outcome = { page: Snapshot } | { reason: ReadFailure }

const READ_TIMEOUT_MS = 20_000
const FAILURE_TTL_MS = 2 * 60_000

/**
 * Reads the archive first, and the web if nothing stored is fresh enough. Stores every page before
 * returning it. Concurrent reads of a URL share one request. Failures are cached for two minutes.
 */
export class LiveEvidence extends Evidence {
  readonly parser: PageParser
  readonly #reads = new SharedReads<Outcome>()
  readonly #failures: RecentMap<ReadFailure>

  constructor(private readonly options: LiveEvidenceOptions) {
    super()
    this.parser = options.parser
    this.#failures = new RecentMap(10_000, FAILURE_TTL_MS)
  }

  async read({ url, maxAgeDays, now, signal }: ReadRequest): Promise<ReadResult> {
    const { archive } = this.options
    const fresh = await readFresh(archive, url, maxAgeDays, now)
    if (fresh) return fresh
    const outcome = await this.#live(url, signal)
    if ('page' in outcome) return { ok: true, page: outcome.page, live: true }
    return { ok: false, reason: outcome.reason, stale: await storedPage(archive, url, now) }
  }

  stored(url: string, at = LATEST): Promise<Snapshot | null> {
    return storedPage(this.options.archive, url, at)
  }

  async find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    // Falls back to the archive when the web search fails.
    const found = await this.options.search?.(query, limit, signal).catch(() => null)
    return found ?? this.findStored(query, limit)
  }

  findStored(query: string, limit: number): Promise<FoundPage[]> {
    return this.options.archive.search(query, limit)
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.options.archive.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.options.archive.healthy()
  }

  async close(): Promise<void> {
    await this.options.closeReader()
    await this.options.archive.close()
  }

  async #live(url: string, signal: AbortSignal | undefined): Promise<Outcome> {
    const key = pageKey(url)?.key
    if (!key) return { reason: 'forbidden' }
    const failed = this.#failures.get(key)
    if (failed) return { reason: failed }
    try {
      return await this.#reads.get(key, signal, (shared) => this.#readAndStore(key, url, shared))
    } catch (error) {
      if (signal?.aborted) return { reason: 'timeout' }
      throw error
    }
  }

  async #readAndStore(key: string, url: string, signal: AbortSignal): Promise<Outcome> {
    const { archive, fetcher, timeoutMs = READ_TIMEOUT_MS } = this.options
    let fetched: Fetched
    try {
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      fetched = await fetcher.fetch(url, (hop) => this.#known(hop), limited)
    } catch (error) {
      const { reason } = toReadError(error)
      // An abort by the callers is not a failure of the page.
      if (!signal.aborted) this.#failures.set(key, reason)
      return { reason }
    }
    const outcomes = await archive.store(fetched.captures)
    const last = fetched.captures.at(-1)!
    const reason = failureOf(last.status, outcomes.at(-1)!.stored)
    if (reason) {
      this.#failures.set(key, reason)
      return { reason }
    }
    return {
      page: {
        url: last.url,
        via: fetched.via,
        status: last.status,
        contentType: sniffMediaType(last.contentType, last.body!)!,
        html: decodeText(last.body!, last.contentType),
        observedAt: last.observedAt,
      },
    }
  }

  /**
   * Returns the stored capture of this URL, under http or https, for a conditional request. Null
   * without an ETag or Last-Modified date, or when the stored body is damaged.
   */
  async #known(url: string): Promise<KnownCapture | null> {
    const { archive } = this.options
    const page = pageKey(url)
    const capture = page && (await newestCapture(archive.sql, page.key, LATEST, true))
    if (!capture?.digest || !sameButScheme(capture.url, url) || !(capture.etag || capture.lastModified))
      return null
    const body = await archive.body(capture.digest)
    if (!body || payloadDigest(body) !== capture.digest) return null
    const { etag, lastModified, contentType } = capture
    return { etag, lastModified, contentType, body }
  }
}

/** Whether two URLs are equal except for the scheme, which the reader chooses. */
const sameButScheme = (one: string, other: string) =>
  one.replace(/^https?:/, '') === other.replace(/^https?:/, '')

/** Returns why a response is not a page, or null. */
function failureOf(status: number, stored: boolean): ReadFailure | null {
  if (status === 404 || status === 410) return 'gone'
  if (status < 200 || status >= 300) return 'unreachable'
  return stored ? null : 'unusable'
}

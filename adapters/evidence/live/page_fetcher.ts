import type { Capture } from '../warc/capture.js'
import type { CircuitBreaker } from './circuit_breaker.js'
import { checkScheme, type PageClient, type Response, type Validators } from './page_client.js'
import { ReadError } from './read_error.js'
import type { Robots } from './robots.js'

/** A stored capture, for a conditional request. */
export type KnownCapture = Validators & { contentType: string | null; body: Buffer }

/** The captures of a read: each redirect, then the final response. */
export type Fetched = { captures: Capture[]; via: string[] }

const MAX_REDIRECTS = 8

/** Reads a URL from the web. Checks every redirect like the first URL. */
export class PageFetcher {
  constructor(
    private readonly client: PageClient,
    private readonly robots: Robots,
    private readonly breaker: CircuitBreaker,
    private readonly clock: () => Date
  ) {}

  /**
   * @param known returns the stored capture of a URL before it is requested
   * @throws ReadError, or the signal's reason
   */
  async fetch(
    asked: string,
    known: (url: string) => Promise<KnownCapture | null>,
    signal: AbortSignal
  ): Promise<Fetched> {
    const captures: Capture[] = []
    const via = [asked]
    let at = parse(asked)
    const seen = new Set<string>()
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      if (seen.has(at.href)) throw new ReadError('unreachable', `${at.host} redirects in a circle`)
      seen.add(at.href)
      this.breaker.check(at.host)
      await this.robots.check(at, signal)
      const before = await known(at.href)
      const response = await this.client.get(at, hops === 0, before, signal)
      seen.add(response.url.href)
      if (response.url.href !== via.at(-1)) via.push(response.url.href)
      captures.push(this.#capture(response, before))
      const target = redirection(response)
      if (!target) return { captures, via }
      at = target
      via.push(at.href)
    }
    throw new ReadError('unreachable', `${parse(asked).host} redirects more than ${MAX_REDIRECTS} times`)
  }

  /** Returns the capture to store. "Not modified" creates a new capture of the same body. */
  #capture(response: Response, before: KnownCapture | null): Capture {
    const { url, location, etag, lastModified } = response
    const isUnchanged = response.status === 304 && before !== null
    return {
      url: url.href,
      observedAt: this.clock().toISOString(),
      status: isUnchanged ? 200 : response.status,
      contentType: response.contentType ?? (isUnchanged ? before.contentType : null),
      location,
      etag: etag ?? (isUnchanged ? before.etag : null),
      lastModified: lastModified ?? (isUnchanged ? before.lastModified : null),
      body: isUnchanged ? before.body : response.body,
      revisit: null,
      payloadDigest: null,
    }
  }
}

function parse(url: string, base?: string): URL {
  if (!URL.canParse(url, base)) throw new ReadError('forbidden', 'not a web address')
  const parsed = new URL(url, base)
  checkScheme(parsed)
  parsed.hash = ''
  return parsed
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function redirection({ status, location, url }: Response): URL | null {
  return REDIRECTS.has(status) && location ? parse(location, url.href) : null
}

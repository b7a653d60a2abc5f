import { errorOf } from './errors.js'
import { eventStream, type StreamEvent } from './event_stream.js'
import { createClient, createConfig } from './generated/client/index.js'
import { KithApi } from './generated/sdk.gen.js'
import type {
  AgentChatRequest,
  DatasetsCreateRequest,
  DryRun,
  DryRunData,
  PeopleEstimateRequest,
  PeopleSet,
} from './generated/types.gen.js'
import { retryingFetch, type Fetch } from './retrying_fetch.js'
import { waitForRun, type RunKind, type RunResults, type WaitOptions } from './wait_for.js'

export type KithOptions = {
  apiKey: string
  /** The address of the service. Default: http://127.0.0.1:3333 */
  baseUrl?: string
  /** How often a request is repeated after a failure that may pass. Default: 3. */
  maxRetries?: number
  fetch?: Fetch
}

/** A chunk of the UI message stream of the AI SDK, such as `{ type: 'text-delta', delta }`. */
export type AgentChunk = { type: string; [field: string]: unknown }

type DryRunRequests = { dataset: DatasetsCreateRequest; batch: PeopleEstimateRequest }
const DRY_RUN_URLS = { dataset: '/v1/datasets', batch: '/v1/people/batch/enrich' }

type StreamOptions = {
  /** The number of the last event received. Default: from the beginning. */
  after?: string
  signal?: AbortSignal
}

/**
 * The API of kith. Each method returns the `data` and `meta` of the response. Throws a `KithError`
 * for an error response and a `ConnectionError` if none arrives.
 */
export class Kith extends KithApi {
  readonly #headers: Record<string, string>
  readonly #baseUrl: string
  readonly #fetch: Fetch
  readonly #maxRetries: number

  constructor({ apiKey, baseUrl = 'http://127.0.0.1:3333', maxRetries = 3, fetch }: KithOptions) {
    const retrying = retryingFetch(fetch ?? ((...args) => globalThis.fetch(...args)), maxRetries)
    const address = baseUrl.replace(/\/$/, '')
    const client = createClient(
      createConfig({ auth: apiKey, baseUrl: address, fetch: retrying, throwOnError: true })
    )
    client.interceptors.error.use((error, response) =>
      response && !response.ok ? errorOf(error, response) : error
    )
    super({ client })
    this.#headers = { authorization: `Bearer ${apiKey}` }
    this.#baseUrl = address
    this.#fetch = retrying
    this.#maxRetries = maxRetries
  }

  /** Waits until a dataset, Set, batch, agent run or profile ends, and returns it. */
  waitFor<K extends RunKind>(
    kind: K,
    id: string,
    options?: WaitOptions<RunResults[K]>
  ): Promise<RunResults[K]> {
    return waitForRun(this, kind, id, options)
  }

  /** Returns the price range and the sources to ask. Stores and charges nothing. */
  async dryRun<K extends keyof DryRunRequests>(
    kind: K,
    request: DryRunRequests[K],
    { signal }: { signal?: AbortSignal } = {}
  ): Promise<DryRun> {
    const { data } = await this.client.post<{ 200: { data: DryRunData } }, unknown, true, 'data'>({
      ...{ url: DRY_RUN_URLS[kind], body: { ...request, dry_run: true }, signal },
      ...{ responseStyle: 'data', security: [{ scheme: 'bearer', type: 'http' }] },
      headers: { 'content-type': 'application/json' },
    })
    return data.dry_run
  }

  /** Starts an agent task and streams it: text and tool chunks, then `finish` or `error`. */
  streamAgent(task: AgentChatRequest, options: StreamOptions & { idempotencyKey?: string } = {}) {
    // A repeated POST with the same key returns the stream of the same run.
    const key = options.idempotencyKey ?? crypto.randomUUID()
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    return this.#chunks('/v1/agent/chat', { method: 'POST', headers, body: JSON.stringify(task) }, options)
  }

  /** Streams an agent run that was started before. */
  streamRun(runId: string, options: StreamOptions = {}) {
    return this.#chunks(`/v1/agent/runs/${encodeURIComponent(runId)}`, {}, options)
  }

  /** Streams the events of a Set until no work remains, or with `follow` until the Set ends. */
  streamSet(id: string, { follow = false, ...options }: StreamOptions & { follow?: boolean } = {}) {
    const path = `/v1/sets/${encodeURIComponent(id)}/events`
    return this.#events<SetEvent>(path, {}, options, async ({ type, data }) => {
      if (follow || type !== 'set.idle') return false
      const { data: current } = await this.sets.read({ id }, { signal: options.signal })
      return !hasLaterWork(data, current)
    })
  }

  #chunks(path: string, request: RequestInit, options: StreamOptions) {
    return this.#events<AgentChunk>(path, request, options, ({ data: { type } }) =>
      ['finish', 'error', 'abort'].includes(type)
    )
  }

  #events<T>(
    path: string,
    request: RequestInit,
    { after, signal }: StreamOptions,
    isLast: (event: StreamEvent<T>) => boolean | Promise<boolean>
  ): AsyncGenerator<StreamEvent<T>, void, undefined> {
    const connect = (lastEventId: string | undefined) =>
      this.#fetch(this.#baseUrl + path, {
        ...request,
        signal,
        headers: {
          ...this.#headers,
          accept: 'text/event-stream',
          ...(request.headers as Record<string, string>),
          ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
        },
      })
    return eventStream({ connect, isLast, after, maxRetries: this.#maxRetries, signal })
  }
}

/** An event of a Set. `data` is an item for the events of items, else the state of the work. */
export type SetEvent = { id: string; type: string; created_at: string; data: Record<string, unknown> }

/** Reports whether the Set got work after this `set.idle`. If so, another `set.idle` follows. */
const hasLaterWork = ({ data }: SetEvent, current: PeopleSet): boolean =>
  current.status === 'running' || workOf(current) > workOf(data as PeopleSet)

const workOf = ({ searches, enrichments, items }: Pick<PeopleSet, 'searches' | 'enrichments' | 'items'>) =>
  searches.length + enrichments.length + items.pending + items.admitted + items.rejected

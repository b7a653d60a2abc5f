import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import type { ReadPage } from '#domain/evidence/page_parser'
import { admitClaims } from '#domain/evidence/reader/admit_claims'
import {
  PageReader,
  type PageReading,
  type ReaderFailure,
  type ReaderOptions,
  type ReaderTask,
} from '#domain/evidence/reader/page_reader'
import type { Proposal } from '#domain/evidence/reader/proposals'
import { backoffMs } from '#domain/runs/backoff'
import { type ModelFailure, modelFailure } from '../agent/model_failure.js'
import { MODEL_LIMITS, type ModelLimits } from '../agent/model_limits.js'
import { takeStep } from '../agent/model_step.js'
import { type ModelEndpoint, openModel } from '../agent/open_model.js'
import { CircuitBreaker } from '../evidence/live/circuit_breaker.js'
import { Semaphore } from '../evidence/live/semaphore.js'
import { SharedReads } from '../evidence/live/shared_reads.js'
import { PROMPT_VERSION, type ReaderPrompt, readerPrompt } from './reader_prompt.js'
import { proposalsInText } from './proposals_in_text.js'
import type { StoredReadings } from './stored_readings.js'

export type ModelPageReaderSettings = ModelEndpoint & {
  limits?: Partial<ReaderLimits>
  /** Receives the reason of a failure; never the page or the row. */
  onFailure?: (reason: string) => void
}

type ReaderLimits = ModelLimits & {
  /** Concurrent requests to the endpoint per process. */
  concurrency: number
  /** Failures in a row after which no requests are sent to the endpoint for `openMs`. */
  failures: number
  openMs: number
}

const LIMITS: ReaderLimits = {
  ...MODEL_LIMITS,
  attempts: 2,
  firstChunkMs: 60_000,
  chunkMs: 30_000,
  totalMs: 90_000,
  outputTokens: 4_000,
  responseBytes: 2 * 2 ** 20,
  concurrency: 8,
  failures: 4,
  openMs: 30_000,
}

type Outcome = Proposal[] | ReaderFailure

/**
 * A page reader that sends the visible text of a page and the row's identifiers to a language
 * model. Stores answers by prompt and model. Adds only claims that pass `admitClaims`.
 */
export class ModelPageReader extends PageReader {
  readonly isActive = true
  readonly #model: LanguageModel
  readonly #limits: ReaderLimits
  readonly #host: string
  readonly #breaker: CircuitBreaker
  readonly #slots: Semaphore
  readonly #running = new SharedReads<Outcome>()

  constructor(
    private readonly settings: ModelPageReaderSettings,
    private readonly stored: StoredReadings
  ) {
    super()
    this.#limits = { ...LIMITS, ...settings.limits }
    this.#model = openModel(settings, this.#limits.responseBytes)
    this.#host = new URL(settings.baseUrl).host
    this.#breaker = new CircuitBreaker(this.#limits.failures, this.#limits.openMs)
    this.#slots = new Semaphore(this.#limits.concurrency)
  }

  async read(
    page: ReadPage,
    task: ReaderTask,
    { signal, mayRequest = () => true }: ReaderOptions = {}
  ): Promise<PageReading> {
    const prompt = readerPrompt(page.page, task)
    if (!prompt) return { mentions: page.mentions, failure: null }
    const key = this.#keyOf(prompt)
    const answer = async (shared: AbortSignal) =>
      (await this.stored.get(key)) ?? this.#request(prompt, { key, url: page.page.url }, mayRequest, shared)
    const outcome = await this.#running.get(key, signal, answer).catch((error) => {
      if (signal?.aborted) return 'timeout' as const
      throw error
    })
    if (typeof outcome === 'string') return { mentions: page.mentions, failure: outcome }
    return { mentions: admitClaims(page, outcome, task), failure: null }
  }

  #keyOf({ instructions, message }: ReaderPrompt): string {
    return hash('sha256', JSON.stringify([PROMPT_VERSION, this.settings.model, instructions, message]), 'hex')
  }

  async #request(
    prompt: ReaderPrompt,
    { key, url }: { key: string; url: string },
    mayRequest: () => boolean,
    signal: AbortSignal
  ): Promise<Outcome> {
    await this.#slots.enter(signal)
    try {
      if (!this.#isReachable()) return 'unavailable'
      if (!mayRequest()) return 'over_budget'
      const deadline = AbortSignal.timeout(this.#limits.totalMs)
      const reply = await this.#reply(prompt, AbortSignal.any([signal, deadline])).catch((error: unknown) => {
        signal.throwIfAborted()
        this.#breaker.failed(this.#host)
        this.settings.onFailure?.(deadline.aborted ? 'the model took too long' : (error as Error).message)
        return deadline.aborted ? ('timeout' as const) : null
      })
      if (reply === 'timeout') return 'timeout'
      if (reply === null) return 'unavailable'
      this.#breaker.succeeded(this.#host)
      const proposals = proposalsInText(reply.text)
      if (!proposals) return 'unusable'
      await this.stored.add(key, url, proposals)
      return proposals
    } finally {
      this.#slots.leave()
    }
  }

  #isReachable(): boolean {
    try {
      this.#breaker.check(this.#host)
      return true
    } catch {
      return false
    }
  }

  /** @throws ModelFailure, or another error if the signal aborts */
  async #reply({ instructions, message }: ReaderPrompt, signal: AbortSignal): Promise<{ text: string }> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await takeStep(
          {
            model: this.#model,
            instructions,
            messages: [{ role: 'user', content: message }],
            tools: {},
            mayCall: false,
            signal,
          },
          () => {},
          this.#limits
        )
      } catch (error) {
        signal.throwIfAborted()
        const failure: ModelFailure = modelFailure(error, this.#limits)
        if (!failure.transient || attempt >= this.#limits.attempts) throw failure
        const wait = backoffMs(this.#limits.backoff, attempt, Math.random())
        await delay(Math.max(wait, failure.retryAfterMs ?? 0), undefined, { signal })
      }
    }
  }
}

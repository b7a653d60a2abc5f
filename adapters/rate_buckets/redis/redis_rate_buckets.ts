import { Redis } from 'ioredis'
import { type Bucket, type BucketState, type Consumption, RateBuckets } from '#domain/ports/rate_buckets'
import { bucketState } from '../bucket_state.js'
import { MemoryRateBuckets } from '../memory/memory_rate_buckets.js'
import { SCRIPT } from './script.js'
import { within } from './within.js'

export type RedisRateBucketsOptions = {
  /** Prefix of every key, so that several services can share a server. */
  prefix: string
  timeoutMs?: number
  /** How long after a failure Redis is tried again. */
  retryMs?: number
  /** Called once per outage, when this process starts to count by itself. */
  onAway?: (error: Error) => void
  /** Called once per outage, when Redis responds again. */
  onBack?: () => void
}

type ScriptedRedis = Redis & {
  takeFromBuckets(keys: number, ...args: (string | number)[]): Promise<number[]>
}

/**
 * Buckets shared by several processes. While Redis is down or too slow, each process continues from
 * the last known state, so limits apply per process. A request waits at most `timeoutMs`, and not
 * at all while Redis is known to be down.
 */
export class RedisRateBuckets extends RateBuckets {
  readonly #redis: ScriptedRedis
  readonly #own = new MemoryRateBuckets()
  readonly #timeoutMs: number
  #connectionError?: Error
  #retry?: NodeJS.Timeout
  #closed = false

  constructor(
    url: string,
    private readonly options: RedisRateBucketsOptions
  ) {
    super()
    this.#timeoutMs = options.timeoutMs ?? 250
    const redis = new Redis(url, {
      connectTimeout: 2000,
      // Without this, the connection to a lost server would hang for minutes.
      socketTimeout: 2000,
      retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
      // Otherwise Redis would later count requests that this process has already counted.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
    })
    redis.on('error', (error) => (this.#connectionError = error))
    redis.defineCommand('takeFromBuckets', { lua: SCRIPT })
    this.#redis = redis as ScriptedRedis
  }

  /** Whether this process counts by itself. */
  get isAway(): boolean {
    return this.#retry !== undefined
  }

  /** Resolves when Redis is connected, or after `timeoutMs`. */
  connected(): Promise<void> {
    if (this.#redis.status === 'ready') return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#timeoutMs)
      this.#redis.once('ready', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async consume(buckets: readonly Bucket[], now: number): Promise<Consumption> {
    const consumption = await this.#runScript(buckets, now, 1)
    return consumption ?? this.#own.consume(buckets, now)
  }

  async giveBack(buckets: readonly Bucket[], now: number): Promise<void> {
    if (buckets.length === 0) return
    const given = await this.#runScript(buckets, now, -1)
    if (!given) this.#own.giveBack(buckets, now)
  }

  async peek(buckets: readonly Bucket[], now: number): Promise<BucketState[]> {
    const consumption = await this.#runScript(buckets, now, 0)
    return consumption?.states ?? this.#own.peek(buckets, now)
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#redis.disconnect()
  }

  /** Returns null while Redis is down or too slow. */
  async #runScript(buckets: readonly Bucket[], now: number, taken: 1 | 0 | -1): Promise<Consumption | null> {
    if (this.isAway) return null
    try {
      const answer = this.#redis.takeFromBuckets(
        buckets.length,
        ...buckets.map(({ key }) => `${this.options.prefix}:${key}`),
        taken,
        now,
        ...buckets.flatMap(({ limit, windowSeconds }) => [limit, windowSeconds * 1000])
      )
      const [allowed, ...windows] = await within(this.#timeoutMs, answer)
      const states = buckets.map((bucket, i) => {
        const [used, endsAt] = [windows[2 * i], windows[2 * i + 1]]
        if (used > 0 || taken < 0) this.#own.note(bucket, used, endsAt, now)
        return bucketState(bucket, used, endsAt, now)
      })
      return { allowed: allowed === 1, states }
    } catch (error) {
      this.#goAway(error as Error)
      return null
    }
  }

  #goAway(error: Error): void {
    if (this.isAway || this.#closed) return
    this.options.onAway?.(this.#redis.status === 'ready' ? error : (this.#connectionError ?? error))
    this.#retryLater()
  }

  #retryLater(): void {
    this.#retry = setTimeout(async () => {
      const back = await within(this.#timeoutMs, this.#redis.ping()).then(
        () => true,
        () => false
      )
      if (this.#closed) return
      if (!back) return this.#retryLater()
      this.#retry = undefined
      this.options.onBack?.()
    }, this.options.retryMs ?? 1000).unref()
  }
}

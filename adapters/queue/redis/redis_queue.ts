import { Queue as BullQueue } from 'bullmq'
import type { Redis } from 'ioredis'
import {
  type ConsumeOptions,
  type Consumer,
  type EnqueueOptions,
  type JobHandler,
  Queue,
} from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import { settlesWithin } from '../leased/clock.js'
import { DEFAULT_MAX_ATTEMPTS, type QueueSettings, withDefaults } from '../leased/settings.js'
import { CALL_MS, callingConnection, connected, consumingConnection } from './connections.js'
import { DeadLetters } from './dead_letters.js'
import type { JobData } from './job_data.js'
import { RedisConsumer } from './redis_consumer.js'

/** Maximum length of the event log of BullMQ. Short, because kith does not read the log. */
const MAX_EVENTS = 100
/** A group's turn counter restarts at 1 when the group gets no job for this long. */
const TURNS_SECONDS = 60
/** BullMQ's highest priority number; 1 runs first. */
const LOWEST_PRIORITY = 2 ** 21 - 1
/** BullMQ's limit on attempts, too high to matter. The consumer decides when a job is dead. */
const NO_LIMIT = 1e9

/**
 * The queue in Redis, based on BullMQ. With `tx`, a job is added after the commit. If adding it
 * fails, `onError` is called and the caller must enqueue again from its own table. While Redis is
 * down, calls reject within seconds and consumers wait. Queue names must not contain a colon.
 */
export class RedisQueue extends Queue {
  readonly #settings: Required<QueueSettings>
  readonly #prefix: string
  readonly #redis: Redis
  readonly #queues = new Map<string, { bull: BullQueue<JobData>; letters: DeadLetters }>()
  readonly #consumers = new Set<RedisConsumer>()

  /** @param prefix starts every key */
  constructor(
    private readonly url: string,
    { prefix = 'kith', ...settings }: Omit<QueueSettings, 'clock'> & { prefix?: string } = {}
  ) {
    super()
    this.#prefix = prefix
    this.#settings = withDefaults(settings)
    this.#redis = callingConnection(url, this.#settings.onError)
  }

  async enqueue(
    queue: string,
    payload: unknown,
    options: EnqueueOptions = {},
    tx?: SqlTransaction
  ): Promise<string> {
    const maxAttempts = options.maxAttempts ?? DEFAULT_MAX_ATTEMPTS
    const { id = this.#settings.newId(), group } = options
    const data = { id, payload: payload ?? null, maxAttempts, group }
    const add = () => this.#add(queue, data, options.delayMs)
    if (tx) tx.onCommit(() => void add().catch(this.#settings.onError))
    else await add()
    return data.id
  }

  consume(queue: string, handler: JobHandler, options: ConsumeOptions = {}): Consumer {
    const connection = consumingConnection(this.url, this.#settings.onError)
    const place = { connection, prefix: this.#prefix, queue, letters: this.#queueOf(queue).letters }
    const onStop = (stopped: RedisConsumer) => this.#consumers.delete(stopped)
    const consumer = new RedisConsumer(place, handler, options, this.#settings, onStop)
    this.#consumers.add(consumer)
    return consumer
  }

  async counts(queue: string) {
    await this.#connected()
    const { bull, letters } = this.#queueOf(queue)
    const [counts, dead] = await Promise.all([
      bull.getJobCounts('waiting', 'prioritized', 'delayed', 'active'),
      letters.count(),
    ])
    const waiting = counts.waiting + counts.prioritized + counts.delayed
    return { waiting, running: counts.active, dead }
  }

  async dead(queue: string, limit: number) {
    await this.#connected()
    return this.#queueOf(queue).letters.newest(limit)
  }

  async revive(queue: string, id: string): Promise<boolean> {
    await this.#connected()
    const letter = await this.#queueOf(queue).letters.find(id)
    if (!letter) return false
    const { job, maxAttempts, group } = letter
    await this.#add(queue, { id, payload: job.payload, maxAttempts, group })
    return true
  }

  async healthy(): Promise<boolean> {
    const asked = this.#connected().then(() => this.#redis.ping())
    const answered = await settlesWithin(this.#settings.clock, CALL_MS, asked)
    return answered && asked.then(() => true).catch(() => false)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#consumers].map((consumer) => consumer.stop(0)))
    this.#redis.disconnect()
  }

  /**
   * Adds a job. If its id exists, a waiting job stays, a running job runs again, and a dead job is
   * replaced.
   */
  async #add(queue: string, data: JobData, delayMs = 0): Promise<void> {
    await this.#connected()
    const { bull, letters } = this.#queueOf(queue)
    const dead = letters.find(data.id)
    const priority = data.group === undefined ? undefined : await this.#turn(queue, data.group)
    const added = bull.add('job', data, {
      priority,
      jobId: crypto.randomUUID(),
      deduplication: { id: data.id, keepLastIfActive: true },
      delay: delayMs,
      attempts: NO_LIMIT,
      backoff: { type: 'custom' },
      removeOnComplete: true,
      stackTraceLimit: 1,
    })
    const [letter] = await Promise.all([dead, added])
    if (letter) await letters.forget(letter)
  }

  /**
   * Returns how many jobs the group has recently added, including this one. As the job's priority,
   * this number puts groups with few recent jobs first.
   */
  async #turn(queue: string, group: string): Promise<number> {
    const key = `${this.#prefix}-turns:${queue}:${group}`
    const [counted] = (await this.#redis.multi().incr(key).expire(key, TURNS_SECONDS).exec()) ?? []
    if (!counted || counted[0]) throw counted?.[0] ?? new Error('Redis returned no turn')
    return Math.min(Number(counted[1]), LOWEST_PRIORITY)
  }

  #connected(): Promise<void> {
    return connected(this.#redis)
  }

  #queueOf(queue: string) {
    const known = this.#queues.get(queue)
    if (known) return known
    const bull = new BullQueue<JobData>(queue, {
      connection: this.#redis,
      prefix: this.#prefix,
      skipVersionCheck: true,
      streams: { events: { maxLen: MAX_EVENTS } },
    })
    bull.on('error', this.#settings.onError)
    const made = { bull, letters: new DeadLetters(this.#redis, this.#prefix, queue) }
    this.#queues.set(queue, made)
    return made
  }
}

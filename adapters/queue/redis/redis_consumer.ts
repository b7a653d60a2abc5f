import { DelayedError, type Job as BullJob, WaitingError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { Consumer, type ConsumeOptions, type JobHandler } from '#domain/ports/queue'
import { backoffMs } from '#domain/runs/backoff'
import { settlesWithin } from '../leased/clock.js'
import {
  DEFAULT_LEASE_MS,
  DEFAULT_POLL_MS,
  DIED_WITH_CONSUMER,
  errorText,
  LAST_WRITE_MS,
  type QueueSettings,
} from '../leased/settings.js'
import type { DeadLetters } from './dead_letters.js'
import { GroupSlots } from './group_slots.js'
import { RedisDelivery } from './redis_delivery.js'
import type { JobData } from './job_data.js'

/**
 * Delay in ms before BullMQ retries a call that failed because the connection was lost. Such calls
 * fetch a job or record its outcome.
 */
const RETRY_CALL_MS = 500
/**
 * Maximum interval between two polls, in ms. A hanging consumer may swallow the notification of a
 * new job. Other consumers find the job at their next poll.
 */
const MAX_POLL_MS = 10_000

export type ConsumerPlace = { connection: Redis; prefix: string; queue: string; letters: DeadLetters }

/**
 * A BullMQ worker behind the queue port. `Job.attempt` is one more than the job's failed attempts
 * and expired leases. Attempts that were handed back do not count. BullMQ's own limits are set too high
 * to matter, so this class decides when a job is dead.
 */
export class RedisConsumer extends Consumer {
  readonly #worker: Worker<JobData>
  readonly #deliveries = new Map<string, RedisDelivery>()
  readonly #leaseMs: number
  readonly #groups: GroupSlots
  #stopped: Promise<void> | null = null

  constructor(
    private readonly place: ConsumerPlace,
    private readonly handler: JobHandler,
    options: ConsumeOptions,
    private readonly settings: Required<QueueSettings>,
    private readonly onStop: (consumer: RedisConsumer) => void
  ) {
    super()
    const { connection, prefix, queue } = place
    this.#leaseMs = options.leaseMs ?? DEFAULT_LEASE_MS
    this.#groups = new GroupSlots(options.groupConcurrency ?? Infinity, settings.onError)
    this.#worker = new Worker<JobData>(queue, (job, token) => this.#process(job, token!), {
      connection,
      prefix,
      concurrency: options.concurrency ?? 1,
      lockDuration: this.#leaseMs,
      lockRenewTime: Math.ceil(this.#leaseMs / 3),
      stalledInterval: Math.ceil(this.#leaseMs / 2),
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      drainDelay: Math.min(options.pollMs ?? DEFAULT_POLL_MS, MAX_POLL_MS) / 1_000,
      runRetryDelay: RETRY_CALL_MS,
      settings: {
        backoffStrategy: (failures) => backoffMs(settings.backoff, failures, settings.random()),
      },
    })
    this.#worker.on('error', settings.onError)
    this.#worker.on('locksRenewed', ({ jobIds }) => this.#forEach(jobIds, (delivery) => delivery.renewed()))
    this.#worker.on('lockRenewalFailed', (ids) => this.#forEach(ids, (delivery) => delivery.lose()))
  }

  stop(graceMs: number): Promise<void> {
    this.#stopped ??= this.#stop(graceMs)
    return this.#stopped
  }

  async #stop(graceMs: number): Promise<void> {
    const { clock, onError } = this.settings
    this.onStop(this)
    const closed = this.#worker.close().catch(onError)
    for (const delivery of this.#deliveries.values()) delivery.stop()
    await settlesWithin(clock, graceMs, closed)
    const left = [...this.#deliveries.values()].filter((delivery) => delivery.handling)
    const givenUp = left.map(async (delivery) => {
      await delivery.handBack().catch(onError)
      delivery.giveUp(new WaitingError())
    })
    const ended = await settlesWithin(clock, LAST_WRITE_MS, Promise.all([closed, ...givenUp]))
    if (!ended) void this.#worker.disconnect().catch(onError)
    this.place.connection.disconnect()
  }

  async #process(job: BullJob<JobData>, token: string): Promise<void> {
    if (!this.#groups.enter(job)) {
      await this.#groups.postpone(job, token)
      throw new DelayedError()
    }
    try {
      await this.#deliver(job, token)
    } finally {
      this.#groups.leave(job)
    }
  }

  async #deliver(job: BullJob<JobData>, token: string): Promise<void> {
    const { clock } = this.settings
    const delivery = new RedisDelivery(this.#leaseMs, clock, () => job.moveToWait(token))
    this.#deliveries.get(job.id!)?.lose()
    this.#deliveries.set(job.id!, delivery)
    if (this.#stopped) delivery.stop()
    try {
      await this.#handle(job, delivery)
    } finally {
      delivery.ended()
      if (this.#deliveries.get(job.id!) === delivery) this.#deliveries.delete(job.id!)
    }
  }

  /** Returns when the job is finished or dead. Throws when BullMQ must retry or requeue the job. */
  async #handle(bullJob: BullJob<JobData>, delivery: RedisDelivery): Promise<void> {
    const { id, payload, maxAttempts, group } = bullJob.data
    const attempt = bullJob.attemptsMade + bullJob.stalledCounter + 1
    const job = { id, queue: this.place.queue, payload, attempt }
    const bury = (error: string) => {
      const diedAt = this.settings.clock.now().toISOString()
      const dead = { ...job, attempt: Math.min(attempt, maxAttempts), error, diedAt }
      return this.place.letters.put({ job: dead, maxAttempts, group })
    }
    if (attempt > maxAttempts) return bury(DIED_WITH_CONSUMER)
    try {
      if (delivery.signal.aborted) throw delivery.signal.reason
      await Promise.race([this.handler(job, delivery.signal), delivery.givenUp])
    } catch (thrown) {
      if (thrown instanceof WaitingError) throw thrown
      if (delivery.signal.aborted && !delivery.lost) {
        await delivery.handBack()
        throw new WaitingError()
      }
      if (attempt >= maxAttempts && !delivery.lost) return bury(errorText(thrown))
      throw new Error(errorText(thrown))
    }
  }

  #forEach(ids: readonly string[], call: (delivery: RedisDelivery) => void): void {
    for (const id of ids) {
      const delivery = this.#deliveries.get(id)
      if (delivery) call(delivery)
    }
  }
}

import {
  type ConsumeOptions,
  type Consumer,
  type DeadJob,
  type EnqueueOptions,
  type JobHandler,
  Queue,
} from '#domain/ports/queue'
import type { JobStore, NewJob } from './job_store.js'
import { LeasedConsumer } from './leased_consumer.js'
import { DEFAULT_MAX_ATTEMPTS, type QueueSettings } from './settings.js'

/** The common part of queues over a store of leased jobs. Subclasses add `enqueue`. */
export abstract class LeasedQueue extends Queue {
  readonly #consumers = new Map<string, Set<LeasedConsumer>>()

  protected constructor(
    protected readonly store: JobStore,
    protected readonly settings: Required<QueueSettings>
  ) {
    super()
  }

  consume(queue: string, handler: JobHandler, options: ConsumeOptions = {}): Consumer {
    const consumers = this.#consumers.get(queue) ?? new Set()
    const onStop = (stopped: LeasedConsumer) => consumers.delete(stopped)
    const consumer = new LeasedConsumer(this.store, queue, handler, options, this.settings, onStop)
    this.#consumers.set(queue, consumers.add(consumer))
    return consumer
  }

  counts(queue: string) {
    return this.store.counts(queue)
  }

  dead(queue: string, limit: number): Promise<DeadJob[]> {
    return this.store.dead(queue, limit)
  }

  async revive(queue: string, id: string): Promise<boolean> {
    const revived = await this.store.revive(queue, id, this.settings.clock.now())
    if (revived) this.wake(queue)
    return revived
  }

  async close(): Promise<void> {
    const all = [...this.#consumers.values()].flatMap((consumers) => [...consumers])
    await Promise.all(all.map((consumer) => consumer.stop(0)))
  }

  /** Wakes the consumers of this process. */
  protected wake(queue: string): void {
    for (const consumer of this.#consumers.get(queue) ?? []) consumer.wake()
  }

  protected wakeAll(): void {
    for (const queue of this.#consumers.keys()) this.wake(queue)
  }

  protected newJob(queue: string, payload: unknown, options: EnqueueOptions): NewJob {
    return {
      queue,
      id: options.id ?? this.settings.newId(),
      group: options.group ?? null,
      payload: payload ?? null,
      dueAt: new Date(this.settings.clock.now().getTime() + (options.delayMs ?? 0)),
      maxAttempts: options.maxAttempts ?? DEFAULT_MAX_ATTEMPTS,
    }
  }
}

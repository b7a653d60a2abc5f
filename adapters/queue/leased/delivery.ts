import type { JobHandler } from '#domain/ports/queue'
import { backoffMs } from '#domain/runs/backoff'
import type { ClaimedJob, JobStore } from './job_store.js'
import { LeaseKeeper } from './lease_keeper.js'
import {
  ConsumerStoppedError,
  DIED_WITH_CONSUMER,
  errorText,
  LeaseLostError,
  type QueueSettings,
} from './settings.js'

/** One attempt at a job, from the claim to the write that ends its lease. */
export class Delivery {
  readonly #abort = new AbortController()
  readonly #keeper: LeaseKeeper
  #lost = false
  #handling = true
  #givenUp = false

  constructor(
    private readonly store: JobStore,
    private readonly claimed: ClaimedJob,
    leaseMs: number,
    private readonly settings: Required<QueueSettings>
  ) {
    const onLost = () => {
      this.#lost = true
      this.#abort.abort(new LeaseLostError())
    }
    this.#keeper = new LeaseKeeper(store, claimed.lease, leaseMs, settings.clock, onLost, settings.onError)
  }

  get handling(): boolean {
    return this.#handling
  }

  get group(): string | null {
    return this.claimed.group
  }

  /** Runs the handler and writes the outcome. Never rejects. */
  async run(handler: JobHandler): Promise<void> {
    const outcome = await this.#handle(handler)
    this.#handling = false
    await this.#persist(outcome)
    this.#keeper.stop()
  }

  stop(): void {
    this.#abort.abort(new ConsumerStoppedError())
  }

  /** Hands the job back without waiting for the handler, whose outcome is then ignored. */
  async giveUp(): Promise<void> {
    this.#givenUp = true
    this.#keeper.stop()
    await this.store.handBack(this.claimed.lease, this.settings.clock.now()).catch(this.settings.onError)
  }

  /** Runs the handler and returns the write for its outcome. */
  async #handle(handler: JobHandler): Promise<() => Promise<void>> {
    const { store, settings } = this
    const { job, maxAttempts, lease } = this.claimed
    const now = () => settings.clock.now()
    if (job.attempt > maxAttempts) return () => store.bury(lease, now(), DIED_WITH_CONSUMER)
    try {
      await handler(job, this.#abort.signal)
      return () => store.finish(lease)
    } catch (thrown) {
      if (this.#lost) return async () => {}
      if (this.#abort.signal.aborted) return () => store.handBack(lease, now())
      const error = errorText(thrown)
      if (job.attempt >= maxAttempts) return () => store.bury(lease, now(), error)
      const wait = backoffMs(settings.backoff, job.attempt, settings.random())
      const dueAt = new Date(now().getTime() + wait)
      return () => store.retry(lease, dueAt, error)
    }
  }

  /** Repeats the write until it succeeds, the lease is lost or the attempt is given up. */
  async #persist(write: () => Promise<void>): Promise<void> {
    for (let wait = 50; !this.#givenUp; wait = Math.min(wait * 2, 2_000)) {
      try {
        return await write()
      } catch (error) {
        this.settings.onError(error)
      }
      if (this.#lost) return
      await new Promise<void>((resolve) => this.settings.clock.after(wait, resolve))
    }
  }
}

import type { Clock } from '../leased/clock.js'
import { ConsumerStoppedError, LeaseLostError } from '../leased/settings.js'

/** One attempt at a job: its abort signal, its lease, and how to give it up. */
export class RedisDelivery {
  readonly #abort = new AbortController()
  readonly signal = this.#abort.signal
  /** Rejects when the attempt is given up before the handler has ended. */
  readonly givenUp: Promise<never>
  handling = true
  #giveUp: (reason: Error) => void = () => {}
  #cancelExpiry = () => {}

  constructor(
    private readonly leaseMs: number,
    private readonly clock: Clock,
    /** Returns the job to the queue without counting the attempt. */
    readonly handBack: () => Promise<unknown>
  ) {
    this.givenUp = new Promise((_, reject) => {
      this.#giveUp = reject
    })
    this.givenUp.catch(() => {})
    this.renewed()
  }

  get lost(): boolean {
    return this.signal.reason instanceof LeaseLostError
  }

  renewed(): void {
    this.#cancelExpiry()
    if (this.handling) this.#cancelExpiry = this.clock.after(this.leaseMs, () => this.lose())
  }

  lose(): void {
    this.#abort.abort(new LeaseLostError())
  }

  stop(): void {
    this.#abort.abort(new ConsumerStoppedError())
  }

  giveUp(reason: Error): void {
    this.#giveUp(reason)
  }

  ended(): void {
    this.handling = false
    this.#cancelExpiry()
  }
}

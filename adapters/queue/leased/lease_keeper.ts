import type { Clock } from './clock.js'
import type { JobStore, Lease } from './job_store.js'

/** Renews a lease three times per lease length. Reports once when the lease is lost. */
export class LeaseKeeper {
  #cancelRenewal = () => {}
  #cancelExpiry = () => {}
  #kept = true

  constructor(
    private readonly store: JobStore,
    private readonly lease: Lease,
    private readonly leaseMs: number,
    private readonly clock: Clock,
    private readonly onLost: () => void,
    private readonly onError: (error: unknown) => void
  ) {
    this.#expireIn(leaseMs)
    this.#renewLater()
  }

  stop(): void {
    this.#kept = false
    this.#cancelRenewal()
    this.#cancelExpiry()
  }

  #renewLater(): void {
    this.#cancelRenewal = this.clock.after(this.leaseMs / 3, () => void this.#renew())
  }

  #expireIn(ms: number): void {
    this.#cancelExpiry()
    this.#cancelExpiry = this.clock.after(ms, () => this.#lose())
  }

  async #renew(): Promise<void> {
    const asked = this.clock.now().getTime()
    try {
      const renewed = await this.store.renew(this.lease, new Date(asked + this.leaseMs))
      if (!this.#kept) return
      if (!renewed) return this.#lose()
      this.#expireIn(Math.max(0, asked + this.leaseMs - this.clock.now().getTime()))
    } catch (error) {
      this.onError(error)
    }
    if (this.#kept) this.#renewLater()
  }

  #lose(): void {
    this.stop()
    this.onLost()
  }
}

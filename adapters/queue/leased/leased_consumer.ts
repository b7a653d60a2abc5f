import { Consumer, type ConsumeOptions, type JobHandler } from '#domain/ports/queue'
import { settlesWithin } from './clock.js'
import { Delivery } from './delivery.js'
import type { ClaimedJob, JobStore } from './job_store.js'
import { DEFAULT_LEASE_MS, DEFAULT_POLL_MS, LAST_WRITE_MS, type QueueSettings } from './settings.js'

/** Takes jobs of one queue when woken, when the next job is due, and at every poll. */
export class LeasedConsumer extends Consumer {
  readonly #running = new Map<Delivery, Promise<void>>()
  readonly #concurrency: number
  readonly #groupConcurrency: number | undefined
  readonly #leaseMs: number
  readonly #pollMs: number
  #cancelTimer = () => {}
  #checking: Promise<void> | null = null
  #woken = false
  #stopped: Promise<void> | null = null

  constructor(
    private readonly store: JobStore,
    private readonly queue: string,
    private readonly handler: JobHandler,
    options: ConsumeOptions,
    private readonly settings: Required<QueueSettings>,
    private readonly onStop: (consumer: LeasedConsumer) => void
  ) {
    super()
    this.#concurrency = options.concurrency ?? 1
    this.#groupConcurrency = options.groupConcurrency
    this.#leaseMs = options.leaseMs ?? DEFAULT_LEASE_MS
    this.#pollMs = options.pollMs ?? DEFAULT_POLL_MS
    this.#check()
  }

  wake(): void {
    this.#woken = true
    this.#check()
  }

  stop(graceMs: number): Promise<void> {
    this.#stopped ??= this.#stop(graceMs)
    return this.#stopped
  }

  async #stop(graceMs: number): Promise<void> {
    const { clock } = this.settings
    this.onStop(this)
    this.#cancelTimer()
    for (const delivery of this.#running.keys()) delivery.stop()
    const begun = Promise.all([this.#checking, ...this.#running.values()])
    await settlesWithin(clock, graceMs, begun)
    const left = [...this.#running].map(([delivery, done]) => (delivery.handling ? delivery.giveUp() : done))
    await settlesWithin(clock, LAST_WRITE_MS, Promise.all([this.#checking, ...left]))
  }

  #check(): void {
    this.#cancelTimer()
    if (this.#checking || this.#stopped) return
    this.#checking = this.#takeJobs()
      .catch((error) => {
        this.settings.onError(error)
        return this.#pollMs
      })
      .then((wait) => {
        this.#checking = null
        if (this.#stopped) return
        if (this.#woken && this.#free > 0) this.#check()
        else this.#cancelTimer = this.settings.clock.after(wait, () => this.#check())
      })
  }

  get #free(): number {
    return this.#concurrency - this.#running.size
  }

  /** Claims jobs for the free slots. Returns the ms until the next check. */
  async #takeJobs(): Promise<number> {
    let likely = this.#woken
    this.#woken = false
    while (this.#free > 0 && !this.#stopped) {
      if (!likely) {
        const due = await this.store.nextDue(this.queue)
        const wait = due === null ? this.#pollMs : due.getTime() - this.settings.clock.now().getTime()
        if (wait > 0) return Math.min(wait, this.#pollMs)
      }
      // Each claim under a group limit depends on the running jobs, so jobs are claimed one by one.
      const limit = this.#groupConcurrency === undefined ? this.#free : 1
      const taken = await this.#claim(limit)
      if (taken === 0 && !likely) return this.#pollMs
      likely = taken === limit
    }
    return this.#pollMs
  }

  async #claim(limit: number): Promise<number> {
    const now = this.settings.clock.now()
    const until = new Date(now.getTime() + this.#leaseMs)
    const token = this.settings.newId()
    let claimed: ClaimedJob[] = []
    for (const except of this.#groupsToPass()) {
      claimed = await this.store.claim(this.queue, { limit, now, until, token, except })
      if (claimed.length > 0) break
    }
    for (const each of claimed) {
      const delivery = new Delivery(this.store, each, this.#leaseMs, this.settings)
      if (this.#stopped) await delivery.giveUp()
      else this.#deliver(delivery)
    }
    return claimed.length
  }

  /**
   * Returns the groups to skip, per claim. The first claim skips all groups with running jobs, so
   * that idle groups go first. If it finds no job, a second claim skips only groups at their limit.
   */
  #groupsToPass(): string[][] {
    if (this.#groupConcurrency === undefined) return [[]]
    const groups = [...this.#running.keys()].flatMap(({ group }) => group ?? [])
    const running = Map.groupBy(groups, (group) => group)
    const busy = [...running.keys()]
    const full = busy.filter((group) => running.get(group)!.length >= this.#groupConcurrency!)
    return full.length === busy.length ? [full] : [busy, full]
  }

  #deliver(delivery: Delivery): void {
    const done = delivery.run(this.handler).then(() => {
      this.#running.delete(delivery)
      this.wake()
    })
    this.#running.set(delivery, done)
  }
}

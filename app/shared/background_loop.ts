/**
 * Repeats `round` in the background, one round at a time. A round returns the milliseconds until
 * the next one, or null to end the loop. The timer does not keep the process alive.
 */
export class BackgroundLoop {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #stopped = false

  /**
   * `round` must handle its failures. A rejection would end the loop and be an unhandled rejection.
   */
  constructor(private readonly round: () => Promise<number | null>) {}

  /** True from `stop` until the next `start`. */
  get stopped(): boolean {
    return this.#stopped
  }

  start(delayMs = 0): void {
    this.#stopped = false
    this.#schedule(delayMs)
  }

  /** Starts no other round and waits for the running one. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  #schedule(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#running = this.round().then((next) => {
        if (next !== null && !this.#stopped) this.#schedule(next)
      })
    }, delayMs).unref()
  }
}

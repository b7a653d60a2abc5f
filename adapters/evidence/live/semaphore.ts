/** Limits concurrency. Waiting callers are admitted in order. */
export class Semaphore {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(size: number) {
    this.#free = size
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Resolves when admitted. After that, call `leave` once. @throws the signal's reason while waiting */
  enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        signal.removeEventListener('abort', abandon)
        resolve()
      }
      const abandon = () => {
        this.#waiting.delete(admit)
        reject(signal.reason)
      }
      this.#waiting.add(admit)
      signal.addEventListener('abort', abandon, { once: true })
    })
  }

  leave(): void {
    const [next] = this.#waiting
    if (!next) this.#free++
    else {
      this.#waiting.delete(next)
      next()
    }
  }
}
